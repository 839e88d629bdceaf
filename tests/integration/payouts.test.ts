// Where a partner is paid, through the whole stack: codes by mail, the function in Deno, encrypted details, the file of a batch.
import { randomUUID } from 'node:crypto'
import {
  openedPayoutSchema,
  PAYOUT_CODE_PATH,
  PAYOUT_CSV_PATH,
  PAYOUT_DETAILS_PATH,
  PAYOUT_OPEN_PATH,
  PAYOUT_UNDO_PAGE,
  PAYOUT_UNDO_PATH,
  savedPayoutSchema,
} from '@foyer/shared/api/payouts.ts'
import { afterAll, expect, test } from 'vitest'
import { signInByCode } from './sign-in-by-code.ts'
import { startTestStack } from './start-test-stack.ts'

const stack = await startTestStack({ env: { FOYER_SUPPORT_EMAIL: 'desk@foyer.test' } })
afterAll(() => stack.stop())

const DETAILS = {
  method: 'ach',
  legal_name: 'Haddad Medical Billing LLC',
  country: 'US',
  account_kind: 'checking',
  routing_number: '021000021',
  account_number: '1234564471',
}

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(`${stack.apiUrl}/functions/v1${path}`, {
    method: 'POST',
    headers: { apikey: stack.keys.publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

const mailsTo = (address: string) =>
  stack.mailbox.list().filter(({ to }) => to.some((recipient) => recipient.address === address))

/** A signed-in partner, who opens details with the mailed code. */
async function signInPartner() {
  const { client, token, userId } = await signInByCode(stack)
  const email = (await client.auth.getUser()).data.user?.email ?? ''
  const asPartner = { authorization: `Bearer ${token}` }
  const ask = async () => {
    expect((await post(PAYOUT_CODE_PATH, {}, asPartner)).status).toBe(204)
    const codes = mailsTo(email).flatMap(
      ({ subject }) => /^(\d{4}) (\d{4}) is your Foyer code for payout/.exec(subject) ?? [],
    )
    return `${codes[1]}${codes[2]}`
  }
  const open = async () =>
    openedPayoutSchema.parse(await (await post(PAYOUT_OPEN_PATH, { code: await ask() }, asPartner)).json())
  return { client, userId, email, asPartner, ask, open }
}

test('details are opened by a mailed code, sealed, and stopped by "It was not me"', async () => {
  const { client, userId, email, asPartner, open } = await signInPartner()
  expect((await post(PAYOUT_CODE_PATH, {})).status).toBe(401)
  const first = await open()
  expect(first.details).toBeNull()

  const wrong = await post(
    PAYOUT_DETAILS_PATH,
    { opening: first.opening, details: { ...DETAILS, routing_number: '021000022' } },
    asPartner,
  )
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({
    error: { fields: { routing_number: expect.stringContaining('nine digits') } },
  })

  const saved = await post(PAYOUT_DETAILS_PATH, { opening: first.opening, details: DETAILS }, asPartner)
  expect(savedPayoutSchema.parse(await saved.json()).masked).toBe('4471')
  const { data: account } = await client.rpc('partner_account')
  expect(account).toMatchObject({ payout: { details: { masked: '4471', legal_name: DETAILS.legal_name } } })
  expect(JSON.stringify(account)).not.toContain(DETAILS.account_number)
  const stored = await stack.database.asSuperuser((tx) =>
    tx.query<{ row: string }>('select details::text as row from private.payout_details as details'),
  )
  expect(stored.rows.map(({ row }) => row).join()).not.toContain(DETAILS.account_number)

  const link = mailsTo(email)
    .map(({ text }) => text)
    .join()
  const token = new RegExp(`${PAYOUT_UNDO_PAGE}([0-9a-f]{64})`).exec(link)?.[1] ?? ''
  expect((await post(PAYOUT_UNDO_PATH, { token })).status).toBe(200)
  expect((await post(PAYOUT_UNDO_PATH, { token })).status).toBe(404)
  expect(
    mailsTo('desk@foyer.test')
      .map(({ text }) => text)
      .join(),
  ).toContain(userId)
  expect((await client.auth.getUser()).error).not.toBeNull()
})

test('a change of a PayPal address is told to the account, to the address before and to the new one', async () => {
  const { email, asPartner, open } = await signInPartner()
  const [before, after] = ['before', 'after'].map((name) => `${name}-${email}`)
  for (const paypal_email of [before, after]) {
    const { opening } = await open()
    const details = { method: 'paypal', legal_name: 'Farah Haddad', country: 'US', paypal_email }
    expect((await post(PAYOUT_DETAILS_PATH, { opening, details }, asPartner)).status).toBe(200)
  }
  const told = (address = '') =>
    mailsTo(address).filter(({ subject }) => subject === 'Your payout details have changed').length
  expect([told(email), told(before), told(after)]).toEqual([2, 2, 1])
})

test('a wrong code opens nothing, and details close with the next code', async () => {
  const { asPartner, ask, open } = await signInPartner()
  const code = await ask()
  const other = code === '00000000' ? '00000001' : '00000000'
  const refused = await post(PAYOUT_OPEN_PATH, { code: other }, asPartner)
  expect(await refused.json()).toMatchObject({ error: { code: 'wrong_code' } })
  expect((await post(PAYOUT_OPEN_PATH, { code }, asPartner)).status).toBe(200)
  expect(await (await post(PAYOUT_OPEN_PATH, { code }, asPartner)).json()).toMatchObject({
    error: { code: 'code_expired' },
  })
  const { opening } = await open()
  await ask()
  const late = await post(PAYOUT_DETAILS_PATH, { opening, details: DETAILS }, asPartner)
  expect(await late.json()).toMatchObject({ error: { code: 'details_closed' } })
})

test('the operator takes the file of a batch with the secret key alone', async () => {
  const { userId, asPartner, open } = await signInPartner()
  const { opening } = await open()
  await post(PAYOUT_DETAILS_PATH, { opening, details: DETAILS }, asPartner)
  const payoutId = await stack.database.asSuperuser(async (tx) => {
    await tx.query(
      `insert into public.consents (profile_id, document, version) values ($1, 'partner_terms', private.partner_terms_version())`,
      [userId],
    )
    await tx.query(`update private.payout_details set usable_at = now()`)
    await tx.query(
      `select private.record_event(jsonb_build_object('partner', private.partner_of($1), 'referral', gen_random_uuid(),
         'kind', 'approved', 'cents', 20000, 'reason', 'x', 'actor', 'Nadia', 'key', gen_random_uuid()))`,
      [userId],
    )
    const { rows } = await tx.query<{ id: string }>(
      `select public.make_payout('Nadia', 'Payday') ->> 'id' as id`,
    )
    return rows[0]?.id
  })
  const file = { payout_id: payoutId, method: 'bank', actor: 'Nadia' }
  expect((await post(PAYOUT_CSV_PATH, file, asPartner)).status).toBe(401)
  const taken = await post(PAYOUT_CSV_PATH, file, { apikey: stack.keys.secretKey })
  expect(taken.headers.get('content-type')).toContain('text/csv')
  expect(await taken.text()).toContain(
    'Haddad Medical Billing,US,ach,021000021,1234564471,checking,200.00,USD',
  )
  const log = await stack.database.asSuperuser((tx) =>
    tx.query(`select actor from private.operator_log where action = 'take CSV'`),
  )
  expect(log.rows).toEqual([{ actor: 'Nadia' }])
})

test('a practice on the network of its partner is flagged for a person', async () => {
  const { userId, open } = await signInPartner()
  const email = `${randomUUID()}@practice.example`
  const inDatabase = <Row>(sql: string, values: unknown[]) =>
    stack.database.asSuperuser(async (tx) => (await tx.query<Row>(sql, values)).rows[0])
  const partner = await inDatabase<{ code: string }>(
    'select referral_code as code from public.profiles where id = $1',
    [userId],
  )
  const captured = await post('/capture-lead', { email, submission_id: randomUUID(), ref: partner?.code })
  expect(captured.status).toBe(200)
  await inDatabase('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [
    randomUUID(),
    email,
  ])
  const flags = async () =>
    (
      await inDatabase<{ flags: string[] }>(
        `select private.referral_flags(referrals.id) as flags from public.referrals
         join auth.users on users.id = referred_id where users.email = $1`,
        [email],
      )
    )?.flags
  expect(await flags()).not.toContain('partner and practice are on one network')
  await open()
  expect(await flags()).toContain('partner and practice are on one network')
})
