// Times are no test: what an answer takes is what it reads. For an address with an account, and for one that nobody has
// used, the functions that strangers and partners reach read as many pages of the database, as EXPLAIN counts them.
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from './create-test-database.ts'

/** What an index of one more row reads. */
const NOISE = 12
const PAT = '00000000-0000-4000-8000-00000000000a'
const DANA = '00000000-0000-4000-8000-00000000000d'
const LINK = '00000000-0000-4000-8000-0000000000aa'

const KNOWN = { email: 'dana@practice.example', link: LINK }
const UNKNOWN = { email: 'nobody@practice.example', link: '00000000-0000-4000-8000-0000000000bb' }
type Asked = typeof KNOWN

const CALLS: Readonly<Record<string, { readonly role: string; readonly sql: (asked: Asked) => string }>> = {
  'a capture': {
    role: 'service_role',
    sql: ({ email }) =>
      `select public.capture_lead(submission_id => '${LINK}', channel => 'widget', address_hash => 'a', email => '${email}')`,
  },
  'a joined waitlist': {
    role: 'service_role',
    sql: ({ email }) =>
      `select public.join_waitlist('{"email": "${email}", "feature": "reviews", "address_hash": "a"}')`,
  },
  'a used link': {
    role: 'anon',
    sql: ({ link }) => `select public.find_used_link('${link}', '87654321')`,
  },
  'a missing referral': {
    role: 'authenticated',
    sql: ({ email }) => `select public.ask_about_referral('${email}')`,
  },
}

const database = await createTestDatabase()
afterAll(() => database.close())
await database.exec(`
  create function public.run(sql text) returns void language plpgsql as 'begin execute sql; end';
  insert into auth.users (id, email, email_confirmed_at)
    values ('${PAT}', 'pat@partner.example', now()), ('${DANA}', '${KNOWN.email}', now());
  insert into public.waitlist_entries (profile_id, feature) values ('${DANA}', 'reviews');
  insert into private.used_links (profile_id, request, code_hash, device)
    values ('${DANA}', '${LINK}', private.hash_code('${LINK}', '12345678'), 'Safari on an iPhone')`)

test.each(Object.entries(CALLS))(
  '%s reads as much for an unknown address as for a known one',
  async (_, call) => {
    // The first run of each fills the caches of the session.
    for (const asked of [KNOWN, UNKNOWN]) await buffersOf(call, asked)
    const [known, unknown] = [await buffersOf(call, KNOWN), await buffersOf(call, UNKNOWN)]
    expect(known).toBeGreaterThan(0)
    expect(
      Math.abs(known - unknown),
      `${known} for a known address, ${unknown} for an unknown one`,
    ).toBeLessThanOrEqual(NOISE)
  },
)

async function buffersOf({ role, sql }: (typeof CALLS)[string], asked: Asked): Promise<number> {
  let buffers = 0
  await database.transaction(async (transaction) => {
    await transaction.exec(
      `set local request.jwt.claims = '{"sub":"${PAT}","role":"${role}"}'; set local role ${role}`,
    )
    const { rows } = await transaction.query<{ 'QUERY PLAN': readonly [{ Plan: Record<string, number> }] }>(
      `explain (analyze, buffers, format json) select public.run($sql$${sql(asked)}$sql$)`,
    )
    const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {}
    buffers = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
    await transaction.rollback()
  })
  return buffers
}
