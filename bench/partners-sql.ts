// Measures the functions that partners call on a native Postgres with a million captures: for one of two thousand
// partners with 500 captures each, and for one with 100,000.
import { makeHostedProject } from '../supabase/tests/make-hosted-project.ts'
import {
  findNativePostgres,
  type NativePostgres,
  startNativePostgres,
} from '../supabase/tests/start-native-postgres.ts'
import { probeTimes } from './probe-time.ts'
import { processorTime } from './processor-time.ts'

const ORDINARY_PARTNERS = 2_000
const CAPTURES_OF_ALL_OF_THEM = 1_000_000
const CAPTURES_OF_THE_HUGE_ONE = 100_000
const CALLS = 20
const FUNCTIONS = ['referral_summary', 'referral_list', 'referral_pages', 'referral_contacts', 'what_changed']

const partnerId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const HUGE = partnerId(0)
const ORDINARY = partnerId(777)

const PARTNERS = `
  insert into auth.users (id, email)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'partner' || n || '@consulting.example'
  from generate_series(0, ${ORDINARY_PARTNERS}) as n`

// Four in ten visitors use Gmail, one in twenty came first through another partner, and the captures of all partners are
// interleaved, as over time.
const CAPTURES = `
  with codes as materialized (
    select row_number() over (order by id) - 1 as partner, referral_code as code from public.profiles
  )
  insert into public.leads (
    email, utm_source, utm_campaign, referral_source, landing_page, page, referrer, first_touch, click_ids, consent,
    widget, channel, submission_id, created_at
  )
  select 'visitor' || n || case when n % 5 < 2 then '+site@gmail.com' else '@practice' || n % 977 || '.example' end,
    'source' || n % 4, 'campaign' || n % 12, own.code, '/pricing', 'https://partner.example/page' || n % 7,
    'https://search.example/',
    jsonb_build_object('ref', case when n % 20 = 1 then other.code else own.code end, 'utm_source', 'podcast',
      'landing_page', '/', 'at', '2026-10-01T08:00:00Z'),
    '{"gclid":"EAIaIQobChMI7r3_w9nX-gIVh5BmAh0AAA"}',
    '{"text":"I agree to hear from Foyer.","at":"2026-11-21T09:30:00Z","given":true}',
    '{"version":"0.1.0","mode":"inline"}', 'widget', gen_random_uuid(), now() - n * interval '10 seconds'
  from generate_series(1, ${CAPTURES_OF_ALL_OF_THEM + CAPTURES_OF_THE_HUGE_ONE}) as n
  join codes as own
    on own.partner = case when n % 11 = 0 then 0 else 1 + n::bigint * 7919 % ${ORDINARY_PARTNERS} end
  join codes as other on other.partner = 1 + n % ${ORDINARY_PARTNERS}`

// One in twenty has signed up.
const REFERRALS = `
  insert into public.referrals (
    referrer_id, lead_id, masked_email, touched_at, signed_up_at, status, reason, closed_at, updated_at
  )
  select profiles.id, leads.id, private.mask_email(leads.email), leads.created_at, leads.created_at, kind.status,
    case kind.status when 'duplicate' then 'This person was referred before' end,
    case kind.status when 'duplicate' then now() end, leads.created_at
  from public.leads
  join public.profiles on profiles.referral_code = leads.referral_source
  cross join lateral (
    select case when abs(hashtext(leads.email)) % 4 = 0 then 'duplicate' else 'signed_up' end as status
  ) as kind
  where abs(hashtext(leads.email || leads.page)) % 20 = 0`

const folder = findNativePostgres()
if (!folder) {
  console.log('There is no native Postgres on this machine (initdb and postgres): nothing measured.')
  process.exit(0)
}
const postgres = await startNativePostgres(folder, { checkpoint_timeout: '1h', max_wal_size: '16GB' })
try {
  await makeHostedProject(postgres)
  for (const fill of [PARTNERS, CAPTURES, REFERRALS, 'vacuum analyze'])
    await postgres.run('psql', ['-Xqc', fill])
  console.log(`PostgreSQL ${postgres.version}, mean of ${CALLS} calls, one after the other`)
  for (const name of FUNCTIONS) {
    for (const [partner, captures] of [
      [ORDINARY, CAPTURES_OF_ALL_OF_THEM / ORDINARY_PARTNERS],
      [HUGE, CAPTURES_OF_THE_HUGE_ONE],
    ] as const) {
      const { latencyMs, processorMs } = await measure(postgres, name, partner)
      console.log(
        `${name.padEnd(18)} ${String(captures).padStart(7)} captures  ${latencyMs.toFixed(1).padStart(7)} ms  ${processorMs.toFixed(1).padStart(6)} ms of a processor`,
      )
    }
  }
  // Every visible dashboard calls it every few seconds, so it has to take less than 0.2 ms.
  const [ordinary, huge] = await probeTimes(postgres, [ORDINARY, HUGE])
  console.log(
    `what_changed in Postgres, prepared, median of 200: ${ordinary} ms, with most captures ${huge} ms`,
  )
} finally {
  await postgres.stop()
}

/** Milliseconds of a call in a warm session, as in a connection pool. */
async function measure(
  server: NativePostgres,
  name: string,
  partner: string,
): Promise<{ readonly latencyMs: number; readonly processorMs: number }> {
  const script = `set role authenticated;
    select set_config('request.jwt.claims', '{"sub":"${partner}","role":"authenticated"}', false);
    select count(*) from public.${name}();`
  const flags = ['-n', '-c', '1', '-t', String(CALLS), '-r', '-f', '-']
  const before = await processorTime(server)
  const output = await server.run('pgbench', flags, { input: script })
  const taken = (await processorTime(server)) - before
  const latency = new RegExp(`^ +([\\d.]+) .*select count.*${name}`, 'm').exec(output)?.[1]
  return { latencyMs: Number(latency), processorMs: taken / CALLS }
}
