// Mails to partners, from an event of the ledger to the mailbox, and the way out of them.
import { MAIL_STOP_PATH } from '@foyer/shared/api/mails.ts'
import { statementSchema } from '@foyer/shared/referrals/statement.ts'
import { afterAll, expect, test } from 'vitest'
import { createDeliver, deliverDependencies } from './delivery-kit.ts'
import { endPauses, serviceOf, sql } from './drafts-kit.ts'
import { newClient, type Owner, signInByCode } from './sign-in-by-code.ts'
import { startTestStack } from './start-test-stack.ts'

const stack = await startTestStack()
afterAll(() => stack.stop())

const deliver = createDeliver(deliverDependencies(stack))
/** Ten minutes pass, and the worker runs twice. */
async function mail() {
  await endPauses(stack)
  await deliver()
  await deliver()
}

/** A partner, and the mails that came. */
async function signInPartner() {
  const partner = await signInByCode(stack)
  const email = (await partner.client.auth.getUser()).data.user?.email ?? ''
  await partner.client
    .from('profiles')
    .update({ first_name: 'Farah' })
    .eq('id', partner.userId)
    .throwOnError()
  const inbox = () =>
    stack.mailbox
      .list()
      .filter(({ to, subject }) => to.some(({ address }) => address === email) && !subject.includes('code'))
  return { ...partner, email, inbox }
}

/** A practice whose reward is approved: captured, signed up in the same browser, live for 31 days. */
async function refer(partner: Owner, name: string): Promise<void> {
  await sql(
    stack,
    `with lead as (
       insert into public.leads (email, channel, submission_id, referral_source)
       select $2, 'widget', gen_random_uuid(), referral_code from public.profiles where id = $1 returning id
     ), person as (
       insert into auth.users (id, email, email_confirmed_at) select gen_random_uuid(), $2, now() from lead returning id
     )
     select id from person`,
    [partner.userId, `${name}@practice.example`],
  )
  await sql(
    stack,
    `select private.prove_visit(person.id, lead.id) from auth.users as person
     join public.leads as lead using (email) where email = $1`,
    [`${name}@practice.example`],
  )
}
const launch = (name: string) =>
  sql(
    stack,
    `insert into public.launches (profile_id, name, started_at)
     select id, $1, now() - interval '31 days' from auth.users where email = $1 || '@practice.example'`,
    [name],
  )
async function approve(): Promise<void> {
  await serviceOf(stack).rpc('claim_due_referrals').throwOnError()
  await sql(
    stack,
    `select public.decide_referral(id, 'approve', 'Nadia', 'Looked at it') from public.referrals
     where status = 'launched' and due_at is not null`,
  )
}

test('a partner hears of each step once, up to the statement, which says what was paid to the cent', async () => {
  const partner = await signInPartner()
  const { inbox, client } = partner
  await refer(partner, 'ana')
  await refer(partner, 'ben')
  await mail()
  expect(inbox().map(({ subject }) => subject)).toEqual(['Two practice owners you sent have signed up'])
  expect(inbox()[0]?.text).toContain('a•••@practice.example')
  expect(inbox()[0]?.text).not.toContain('ana@practice.example')

  await launch('ana')
  await mail()
  await launch('ben')
  await mail()
  await approve()
  await mail()
  await sql(
    stack,
    `insert into public.consents (profile_id, document, version) values ($1, 'partner_terms', private.partner_terms_version())`,
    [partner.userId],
  )
  await sql(
    stack,
    `insert into private.payout_details (partner, legal_name, country, method, account_kind, masked, sealed, fingerprint, usable_at)
     values (private.partner_of($1), 'Haddad Medical Billing LLC', 'US', 'ach', 'checking', '4471', repeat('s', 40), '', now())`,
    [partner.userId],
  )
  const service = serviceOf(stack)
  const made = await service.rpc('make_payout', { by_actor: 'Nadia', for_reason: 'Payday' }).throwOnError()
  const { id } = made.data as { id: string }
  await service
    .rpc('mark_payout_paid', {
      of_payout: id,
      with_reference: 'MT-261123-0344',
      on_day: '2026-11-23',
      by_actor: 'Nadia',
      for_reason: 'Sent',
    })
    .throwOnError()
  await mail()
  await mail()

  const newest = inbox()
  expect(newest.map(({ subject }) => subject.replace(/ on [A-Z][a-z]{2} \d+/, '')).reverse()).toEqual([
    'Two practice owners you sent have signed up',
    'A practice you sent is live: $200.00',
    'A practice you sent is live: $200.00',
    '$400.00 is due and waits for an account',
    '$400.00 is on its way: statement S-0001',
  ])
  const [paid] = newest
  const { data } = await client.rpc('referral_statement', { line_number: 1 }).throwOnError()
  const statement = statementSchema.parse(data)
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
  for (const item of statement.items) {
    expect(paid?.text).toContain(`R-${item.number}, ${item.masked_email}  ${dollars(item.cents)}`)
  }
  expect(paid?.text).toContain(`Sent with statement S-0001  ${dollars(statement.cents)}`)
  expect(statement.items.reduce((sum, { cents }) => sum + cents, 0)).toBe(statement.cents)
  expect(paid?.headers).toEqual({})
})

test('a mail program stops mails with one press, and no more come', async () => {
  const partner = await signInPartner()
  await refer(partner, 'cy')
  await mail()
  const headers = partner.inbox()[0]?.headers ?? {}
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const address = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  expect(address).toMatch(new RegExp(`^${stack.apiUrl}/functions/v1${MAIL_STOP_PATH}\\?token=[0-9a-f]{64}$`))

  const looked = await fetch(address, { redirect: 'manual' })
  const page = looked.headers.get('location') ?? ''
  expect([looked.status, page.replace(/[0-9a-f]{64}$/, '')]).toEqual([303, 'http://127.0.0.1:5173/mail/'])
  const visitor = newClient(stack, stack.keys.publishableKey)
  const token = page.slice(-64)
  expect((await visitor.rpc('mail_choice', { with_token: token })).data).toEqual({
    masked_email: `${partner.email.charAt(0)}•••@practice.example`,
    about: 'referrals',
    referral_updates: true,
    question_reminders: true,
    weekly_counts: false,
  })

  // Without a key, a session or a page, as mail programs do.
  const stopped = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect([stopped.status, await stopped.text()]).toEqual([200, 'Stopped.\n'])
  await refer(partner, 'dee')
  await mail()
  expect(partner.inbox()).toHaveLength(1)
  expect((await fetch(address.replace(/[0-9a-f]{4}$/, '0000'), { method: 'POST' })).status).toBe(404)
})
