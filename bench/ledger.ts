// Measures the ledger of referrals on a native Postgres among few and among many events, then checks it with random events:
// duplicates, connections that are killed, erased people, and batches in between. Nothing may be a cent off.
import { makeHostedProject } from '../supabase/tests/make-hosted-project.ts'
import { spinLedger } from '../supabase/tests/spin-ledger.ts'
import { findNativePostgres, startNativePostgres } from '../supabase/tests/start-native-postgres.ts'

const EVENTS = Number(process.env.LEDGER_EVENTS ?? 1_000_000)
const FEW = 1_000
const OF_ONE_PARTNER = Math.min(100_000, EVENTS / 2)
const LINES = Math.min(10_000, EVENTS / 10)
const ID = (prefix: string, n: string) => `md5('${prefix} ' || ${n})::uuid`

const folder = findNativePostgres()
if (!folder) {
  console.log('There is no native Postgres on this machine (initdb and postgres): nothing measured.')
  process.exit(0)
}
const postgres = await startNativePostgres(folder, { checkpoint_timeout: '1h', max_wal_size: '16GB' })
const query = (sql: string) => postgres.run('psql', ['-XAtqc', sql])
try {
  await makeHostedProject(postgres)
  console.log(`PostgreSQL ${postgres.version}`)
  await query(`insert into auth.users (id, email, email_confirmed_at)
    select ${ID('partner', 'n')}, 'partner' || n || '@consulting.example', now() from generate_series(0, ${LINES}) as n;
    select private.partner_of(id) from public.profiles;
    insert into public.consents (profile_id, document, version) select id, 'partner_terms', '1' from public.profiles;
    insert into private.payout_details (partner, legal_name, country, method, masked, sealed, fingerprint, usable_at)
    select partner, 'Payee', 'US', 'ach', '4471', repeat('s', 40), sha256(partner::text::bytea), now() from private.ledger_partners`)
  for (const [from, to] of [
    [1, FEW],
    [FEW + 1, EVENTS],
  ] as const) {
    await fill(from, to)
    const credit = await measure(
      `insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), 'new' || :n || '@practice.example', now())`,
      `insert into public.leads (email, channel, submission_id, referral_source) select 'new' || n || '@practice.example', 'widget',
       gen_random_uuid(), referral_code from generate_series(1, 200) as n, public.profiles where id = ${ID('partner', '1')}`,
    )
    const page = await measure(
      `select set_config('request.jwt.claims', '{"sub":"' || ${ID('partner', '0')} || '"}', false), public.partner_account(),
       public.referral_list(), public.referral_statements()`,
    )
    console.log(
      `${String(to).padStart(9)} events: a sign-up that is credited ${credit.toFixed(1)} ms (bar 5), ` +
        `the page of the partner with most events ${page.toFixed(1)} ms (bar 50)`,
    )
  }
  await query(`insert into public.referrals (id, referrer_id, masked_email, status, touched_at, signed_up_at)
    select ${ID('line', 'n')}, ${ID('partner', 'n')}, 'x', 'signed_up', now(), now() from generate_series(1, ${LINES}) as n;
    select private.record_event(jsonb_build_object('partner', private.partner_of(referrer_id), 'referral', id, 'kind', kind, 'reason', 'x',
      'actor', 'system', 'key', kind || id, 'cents', case when kind = 'approved' then 20000 end))
    from public.referrals, unnest(array['credited', 'approved']) as kind where masked_email = 'x'; analyze`)
  const batch = await timed(() => query(`select public.make_payout('Nadia', 'Payday')`))
  const paid = await timed(() =>
    query(
      `select public.mark_payout_paid(id, 'MT', current_date, 'Nadia', 'x') from public.payouts where state = 'open'`,
    ),
  )
  const checks = await timed(() => query('select public.run_ledger_checks()'))
  console.log(
    `a batch of ${LINES} lines ${(batch / 1000).toFixed(1)} s (bar 5), marked as paid ${(paid / 1000).toFixed(1)} s, ` +
      `all checks of the night ${(checks / 1000).toFixed(1)} s`,
  )
} finally {
  await postgres.stop()
}

// In books of their own: what was filled in above has no captures and no chain. A killed process loses nothing that the system has.
const spun = await startNativePostgres(folder, { fsync: 'off', max_wal_size: '16GB' })
try {
  await makeHostedProject(spun)
  const rounds = Math.ceil(EVENTS / 25_000)
  const start = performance.now()
  const { events, problems, cents, changed, past } = await spinLedger(spun, {
    partners: 2_000,
    rounds,
    // Three calls make about two events: some are not possible, and ended connections leave theirs out.
    callsARound: Math.ceil((EVENTS * 1.65) / rounds / 8),
    erasures: 1_000,
  })
  console.log(
    `${events} random events with repeats, crashes and erasures in ${Math.round((performance.now() - start) / 1000)} s: ` +
      `${cents} cents off, ${problems} problems, ${changed} rounds with changed events, ${past} past days not reproduced`,
  )
} finally {
  await spun.stop()
}

/** Writes credited events: one in ten of the partner with most of them. */
async function fill(from: number, to: number): Promise<void> {
  // Without triggers: only what the measured calls read has to be there.
  await query(`set session_replication_role = replica;
    insert into public.referrals (id, referrer_id, masked_email, mailbox_hash, status, touched_at, signed_up_at)
    select ${ID('referral', 'n')}, ${ID('partner', `case when n % ${EVENTS / OF_ONE_PARTNER} = 0 then 0 else 1 + n % ${LINES} end`)},
      'p•••@practice.example', sha256(n::text::bytea), 'signed_up', now(), now() - n * interval '1 minute'
    from generate_series(${from}, ${to}) as n;
    insert into public.referral_events (partner, referral, kind, reason, actor, key, hash)
    select map.partner, referral.id, 'credited', 'First touch', 'system', 'fill ' || referral.id, ''
    from generate_series(${from}, ${to}) as n join public.referrals as referral on referral.id = ${ID('referral', 'n')}
    join private.ledger_partners as map on map.profile_id = referral.referrer_id;
    insert into public.leads (email, channel, submission_id, referral_source, created_at)
    select 'lead' || n || '@practice.example', 'widget', gen_random_uuid(), profiles.referral_code, now() - n * interval '1 second'
    from generate_series(${from}, ${to}) as n join public.profiles on profiles.id = ${ID('partner', `n % ${LINES}`)};
    analyze`)
}

/** Milliseconds of a statement, the mean of 50 in one session; :n is new each time. */
async function measure(sql: string, before = 'select 1'): Promise<number> {
  await query(before)
  const script = `\\set n random(1, 1000000)\n${sql};\n`
  const output = await postgres.run('pgbench', ['-n', '-c', '1', '-t', '50', '-f', '-'], { input: script })
  return Number(/latency average = ([\d.]+) ms/.exec(output)?.[1])
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}
