// Stops, holds, changes of the account, "It was not me", reversals and deletions between any two steps of a payout: no cent leaves
// to a partner who is stopped, or to an account that is not the partner's, and the books add up after each step.
import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { RUNS_EVERY_CASE } from '../../tests/cases-of.ts'
import { createTestDatabase } from './create-test-database.ts'
import { type ModelPartner, mayLeave, newPartner, saveDetails, undoChange } from './payout-doors.ts'

const database = await createTestDatabase()
afterAll(() => database.close())

const NAMES = ['pat', 'quinn', 'rory']
const REWARDS = 5
const STEPS = [
  ...['make', 'make', 'make', 'file', 'file', 'mark', 'mark', 'cancel', 'return'],
  ...['approve', 'approve', 'approve', 'approve', 'reverse'],
  ...['hold', 'release', 'release', 'save', 'undo', 'undo', 'week', 'week', 'delete', 'stopUnseen'],
] as const
const steps = fc.array(
  fc.record({
    step: fc.constantFrom(...STEPS),
    of: fc.nat({ max: NAMES.length - 1 }),
    n: fc.nat({ max: REWARDS - 1 }),
  }),
  { minLength: 8, maxLength: 30 },
)
const stepsOfPat = (...path: (typeof STEPS)[number][]) => path.map((step) => ({ step, of: 0, n: 0 }))
/** A payout that leaves, and one that a stop between making and marking holds back: both are in every run. */
const PAID = stepsOfPat('approve', 'make', 'file', 'mark')
const STOPPED = stepsOfPat('approve', 'make', 'stopUnseen', 'file', 'mark')

const id = (text: string) => {
  const hex = createHash('md5').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

const SETUP = `
  insert into auth.users (id, email, email_confirmed_at) values ${NAMES.map((name) => `('${id(name)}', '${name}@partner.example', now())`).join()};
  insert into public.consents (profile_id, document, version) select id, 'partner_terms', '1' from public.profiles;
  insert into public.leads (email, channel, submission_id) values ('door@practice.example', 'widget', gen_random_uuid());
  ${NAMES.map(
    (name) => `
    insert into private.payout_details (partner, legal_name, country, method, masked, sealed, fingerprint, usable_at)
    values (private.partner_of('${id(name)}'), 'Payee', 'US', 'ach', '${name} 0', repeat('s', 40) || '${name} 0', sha256('x'), now());
    insert into public.referrals (id, referrer_id, lead_id, masked_email, status, touched_at, signed_up_at)
    select md5('${name} ' || n)::uuid, '${id(name)}', (select id from public.leads limit 1), 'x', 'signed_up', now(), now()
    from generate_series(0, ${REWARDS - 1}) as n;`,
  ).join('')}
  select private.record_event(jsonb_build_object('partner', private.partner_of(referrer_id), 'referral', id, 'kind', kind,
    'reason', 'x', 'actor', 'system', 'key', kind || id)) from public.referrals, unnest(array['credited', 'launched', 'due']) as kind;
  create temporary table doors as select profile_id, partner from private.ledger_partners`

const rows = async <Row>(sql: string): Promise<Row[]> => (await database.query<Row>(sql)).rows
type Line = { number: number; payout_id: string; profile_id: string; masked: string; state: string }
const readLines = () =>
  rows<Line>(
    `select number, payout_id, doors.profile_id, masked, state from public.payout_lines join doors using (partner) order by number`,
  )
const openBatches = () =>
  rows<{ id: string }>(`select id from public.payouts where state = 'open' order by number`)

/** Calls a function of the operator; null when it refuses, which changes nothing. */
async function attempt<Row>(sql: string): Promise<Row[] | null> {
  await database.exec('savepoint step')
  try {
    const found = await rows<Row>(sql)
    await database.exec('release step')
    return found
  } catch (error) {
    await database.exec('rollback to step')
    if (['P0002', '22023'].includes((error as { code?: string }).code ?? '')) return null
    throw error
  }
}

let saves = 0
async function take(step: (typeof STEPS)[number], partner: ModelPartner, n: number): Promise<void> {
  const profile = id(partner.name)
  const [batch] = await openBatches()
  const by = `'Nadia', 'Looked at it'`
  const pseudonym = `(select partner from doors where profile_id = '${profile}')`
  switch (step) {
    case 'make':
      await attempt(`select public.make_payout(${by})`)
      return
    case 'file':
      if (batch) await checkFile(batch.id)
      return
    case 'mark':
      if (batch) await attempt(`select public.mark_payout_paid('${batch.id}', 'MT', current_date, ${by})`)
      return
    case 'cancel':
      if (batch && n === 0) await attempt(`select public.cancel_payout('${batch.id}', ${by})`)
      return
    case 'return': {
      const sent = (await readLines()).filter(({ state }) => state === 'sent')
      const line = sent[n % Math.max(1, sent.length)]
      const owner = line && partners.find(({ name }) => id(name) === line.profile_id)
      if (!line || !owner) return
      expect(await attempt(`select public.return_payout_line(${line.number}, ${by})`)).not.toBeNull()
      if (owner.account) owner.account.isRefused = true
      return
    }
    case 'approve':
    case 'reverse':
      await attempt(`select public.decide_referral('${id(`${partner.name} ${n}`)}', '${step}', ${by})`)
      return
    case 'hold':
    case 'release':
      // Of a deleted account an operator has only the pseudonym.
      await rows(
        `select public.decide_partner(${partner.isDeleted ? pseudonym : `'${profile}'`}, '${step}', ${by})`,
      )
      partner.isHeld = step === 'hold'
      if (step === 'release' && partner.account) partner.isStopped = false
      return
    case 'save': {
      if (partner.isDeleted) return
      const label = `${partner.name} ${++saves}`
      await rows(`select public.begin_payout_code('${profile}', 'right')`)
      await rows(`delete from private.rate_limits`)
      await rows(`select public.save_payout_details('${profile}', (public.open_payout_details('${profile}', 'right') ->> 'opening')::uuid,
        jsonb_build_object('legal_name', 'Payee', 'country', 'US', 'method', 'ach', 'account_kind', 'checking', 'masked', '${label}',
          'sealed', repeat('s', 40) || '${label}', 'fingerprint', '${hash(label)}', 'undo_hash', '${hash(`undo ${label}`)}'))`)
      saveDetails(partner, label, `undo ${label}`)
      return
    }
    case 'undo':
      if (!partner.token) return
      await rows(`select public.undo_payout_details('${hash(partner.token)}')`)
      undoChange(partner)
      return
    case 'week':
      await rows(`update private.payout_details set usable_at = now() where partner = ${pseudonym}`)
      if (partner.account) partner.account.isUsable = true
      return
    case 'delete':
      if (partner.isDeleted || n > 1) return
      await rows(`delete from auth.users where id = '${profile}'`)
      partner.isDeleted = true
      await forgetWhatIsErased(partner, pseudonym)
      return
    case 'stopUnseen':
      // A stop at the very moment of a step, which its trigger does not see: the doors alone must hold.
      if (!partner.account) return
      await database.exec(`set session_replication_role = replica;
        update private.payout_details set stopped_at = now() where partner = ${pseudonym}; set session_replication_role = origin`)
      partner.isStopped = true
  }
}

/** What is due keeps the account of somebody who left, with the way back from a change; else all of it is erased. */
async function forgetWhatIsErased(partner: ModelPartner, pseudonym: string): Promise<void> {
  const [{ due = false } = {}] = await rows<{ due: boolean }>(`select exists (
      select from private.owed_items where partner = ${pseudonym} union all
      select from public.payout_lines where partner = ${pseudonym} and state = 'open') as due`)
  if (due && partner.account) return
  partner.account = null
  partner.earlier = null
  partner.token = null
}

async function checkFile(batch: string): Promise<void> {
  const before = await readLines()
  const [read] = await rows<{ lines: { number: number }[] | null }>(
    `select (public.read_payout_lines('${batch}', 'Nadia')) -> 'lines' as lines`,
  )
  const expected = before.filter((line) => line.payout_id === batch && line.state === 'open' && mayGo(line))
  expect((read?.lines ?? []).map(({ number }) => number)).toEqual(expected.map(({ number }) => number))
}

let partners: ModelPartner[] = []
function mayGo({ profile_id, masked }: Line): boolean {
  const partner = partners.find(({ name }) => id(name) === profile_id)
  return partner !== undefined && mayLeave(partner, masked)
}

test('no cent leaves to a stopped partner or to another account, whatever happens between two steps', async () => {
  const seen = { sent: 0, heldBack: 0 }
  await fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      await database.exec(`begin; ${SETUP}`)
      try {
        partners = NAMES.map((name) => newPartner(name, `${name} 0`))
        for (const { step, of, n } of chosen) {
          const partner = partners[of]
          if (!partner) continue
          const before = await readLines()
          await take(step, partner, n)
          const after = await readLines()
          for (const line of before) {
            const now = after.find(({ number }) => number === line.number)
            if (line.state === 'open' && now?.state === 'sent') {
              expect(mayGo(line), `S-${line.number} was sent`).toBe(true)
              seen.sent++
            }
            if (line.state === 'open' && now?.state === 'cancelled' && step !== 'cancel') seen.heldBack++
          }
          // The account of somebody who left goes with the last payment.
          if (step === 'mark')
            for (const left of partners.filter(({ isDeleted }) => isDeleted))
              await forgetWhatIsErased(
                left,
                `(select partner from doors where profile_id = '${id(left.name)}')`,
              )
          const stuck = after.filter((line) => line.state === 'open' && !mayGo(line))
          const problems = await rows<{ problem: string }>(
            `select name || ' ' || subject as problem from private.check_ledger()`,
          )
          expect(problems.map(({ problem }) => problem).sort(), `after ${step} of ${partner.name}`).toEqual(
            stuck.map(({ number }) => `stopped S-${number}`).sort(),
          )
          const numbers = await rows<{ at: number; number: number }>(
            'select row_number() over (order by number)::integer as at, number from public.payouts',
          )
          expect(numbers.every(({ at, number }) => at === number)).toBe(true)
        }
      } finally {
        await database.exec('rollback')
      }
    }),
    { numRuns: RUNS_EVERY_CASE ? 60 : 10, examples: [[PAID], [STOPPED]] },
  )
  expect(seen.sent).toBeGreaterThan(0)
  expect(seen.heldBack).toBeGreaterThan(0)
})
