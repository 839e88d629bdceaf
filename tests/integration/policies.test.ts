// Clients can do nothing with the product's tables over the wire, unless a line here says otherwise.
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminClient, anonymousClient, signInAsSomebody } from './sign-in-as.ts'
import { startTestStack } from './start-test-stack.ts'

let stack: Awaited<ReturnType<typeof startTestStack>>
let clients: Record<'anon' | 'a stranger', SupabaseClient>
const VICTIM = randomUUID()

beforeAll(async () => {
  stack = await startTestStack()
  await stack.database.asSuperuser(async (tx) => {
    await tx.query(`insert into auth.users (id, email) values ($1, 'victim@practice.example')`, [VICTIM])
    await tx.query(`insert into public.consents (profile_id, document, version) values ($1, 'terms', '1')`, [
      VICTIM,
    ])
    await tx.query(
      `insert into public.leads (email, channel, submission_id) values ('victim@practice.example', 'widget', gen_random_uuid())`,
    )
  })
  clients = { anon: anonymousClient(stack), 'a stranger': (await signInAsSomebody(stack)).client }
})
afterAll(() => stack.stop())

const REFUSED = { anon: 401, 'a stranger': 403 } as const

describe.each(['anon', 'a stranger'] as const)('%s', (who) => {
  const lead = () => ({ email: 'x@practice.example', channel: 'widget', submission_id: randomUUID() })

  test.each<[string, (client: SupabaseClient) => PromiseLike<{ status: number; error: unknown }>]>([
    ['reads no lead', (client) => client.from('leads').select()],
    ['counts no leads', (client) => client.from('leads').select('*', { count: 'exact' })],
    ['writes no lead', (client) => client.from('leads').insert(lead())],
    ['writes no lead and reads it back', (client) => client.from('leads').insert(lead()).select()],
    ['writes over no lead', (client) => client.from('leads').upsert(lead(), { onConflict: 'submission_id' })],
    [
      'changes no lead',
      (client) => client.from('leads').update({ email: 'x@y.example' }).eq('channel', 'widget'),
    ],
    ['deletes no lead', (client) => client.from('leads').delete().eq('channel', 'widget')],
    ['captures nothing past the function at the edge', (client) => client.rpc('capture_lead', lead())],
    [
      'makes no profile',
      (client) => client.from('profiles').insert({ id: randomUUID(), referral_code: 'AAAAAAAA' }),
    ],
    ['deletes no profile', (client) => client.from('profiles').delete().eq('id', VICTIM)],
    ['takes back no consent', (client) => client.from('consents').delete().eq('profile_id', VICTIM)],
    [
      'changes no consent',
      (client) => client.from('consents').update({ version: '2' }).eq('profile_id', VICTIM),
    ],
    [
      'puts nobody else on a list',
      (client) => client.from('waitlist_entries').insert({ profile_id: VICTIM, feature: 'reviews' }),
    ],
    [
      'puts no email on a list past the function at the edge',
      (client) => client.rpc('join_waitlist', { payload: { email: 'x@y.example', feature: 'social_ads' } }),
    ],
    [
      'files no support request past the function at the edge',
      (client) =>
        client
          .from('support_requests')
          .insert({ profile_id: VICTIM, email: 'x@y.example', topic: 'other', message: 'x' }),
    ],
    ['does not purge the rate limits', (client) => client.rpc('purge_rate_limits')],
    ['takes no mails of the support', (client) => client.rpc('claim_support_mails', { first_id: VICTIM })],
    [
      'agrees for nobody else',
      (client) => client.from('consents').insert({ profile_id: VICTIM, document: 'privacy', version: '1' }),
    ],
    [
      'chooses mails for nobody else',
      (client) => client.from('mail_preferences').insert({ profile_id: VICTIM, referral_updates: false }),
    ],
    [
      'deletes no choice of mails',
      (client) => client.from('mail_preferences').delete().eq('profile_id', VICTIM),
    ],
  ])('%s', async (_, attempt) => {
    const { status, error } = await attempt(clients[who])
    expect(error).toMatchObject({ code: '42501' })
    expect(status).toBe(REFUSED[who])
  })

  test.each(['rate_limits', 'profiles', 'leads'])('does not find %s in the schema private', async (table) => {
    const { error } = await clients[who].schema('private').from(table).select()
    expect(error).toMatchObject({ code: 'PGRST106' })
  })

  test.each(['make_profile', 'tie_leads', 'count_request', 'new_referral_code'])(
    'does not find the function %s',
    async (name) => {
      expect((await clients[who].rpc(name)).error).toMatchObject({ code: 'PGRST202' })
    },
  )
})

describe('a stranger', () => {
  test.each(['profiles', 'consents'])('sees no row of others in %s', async (table) => {
    expect(await clients['a stranger'].from(table).select()).toMatchObject({ data: [], error: null })
  })

  test('reaches no profile of others with a change', async () => {
    const { data, error } = await clients['a stranger']
      .from('profiles')
      .update({ first_name: 'x' })
      .eq('id', VICTIM)
      .select()
    expect({ data, error }).toEqual({ data: [], error: null })
  })
})

test('after all of this everything is as it was', async () => {
  const admin = adminClient(stack)
  const { data: leads } = await admin.from('leads').select('email')
  expect(leads).toEqual([{ email: 'victim@practice.example' }])
  const { data: profiles } = await admin.from('profiles').select('id, first_name')
  expect(profiles).toEqual([{ id: VICTIM, first_name: null }])
  const { data: consents } = await admin.from('consents').select('profile_id, document, version')
  expect(consents).toEqual([{ profile_id: VICTIM, document: 'terms', version: '1' }])
})
