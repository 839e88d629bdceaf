// Measures capture_lead() by turns on native servers with default settings that hold different numbers of leads with
// referral codes: its processor time stays the same. FOYER_BENCH_ROWS sets the largest number, for example 10000000, which takes about ten minutes.
import { makeHostedProject } from '../supabase/tests/make-hosted-project.ts'
import {
  findNativePostgres,
  type NativePostgres,
  startNativePostgres,
} from '../supabase/tests/start-native-postgres.ts'
import { processorTime } from './processor-time.ts'

const CLIENTS = 8
const ROUNDS = 5
const SECONDS_A_ROUND = 5
const MOST_ROWS = Number(process.env.FOYER_BENCH_ROWS ?? 1_000_000)
const SIZES = [10_000, MOST_ROWS]
const PARTNERS = 2_000

const FIRST_TOUCH =
  '{"utm_source":"podcast","landing_page":"/","referrer":"https://search.example/","click_ids":{},"at":"2026-10-01T08:00:00Z"}'
const CLICK_IDS = '{"gclid":"EAIaIQobChMI7r3_w9nX-gIVh5BmAh0AAA"}'
const CONSENT = '{"text":"I agree to hear from Foyer.","at":"2026-11-21T09:30:00Z","given":true}'
const WIDGET = '{"version":"0.1.0","mode":"inline"}'

// pgbench reads a colon before a letter or digit as a variable, so long values are passed as variables.
const VARIABLES = {
  first_touch: FIRST_TOUCH,
  click_ids: CLICK_IDS,
  consent: CONSENT,
  widget: WIDGET,
  source: 'newsletter',
  medium: 'email',
  campaign: 'autumn',
  landing_page: '/pricing',
  page: 'https://partner.example/pricing',
  referrer: 'https://search.example/',
  channel: 'widget',
}

// Emails and addresses are new each time, so each capture opens a window of the rate limiter.
const CAPTURE = `\\set visitor random(1, 2000000000)
\\set partner random(1, ${PARTNERS})
select public.capture_lead(gen_random_uuid(), :channel, 'visitor' || :visitor || '@practice.example', 'address' || :visitor, :source, :medium, :campaign, null, null, 'PARTNER' || :partner, :landing_page, :page, :referrer, :first_touch, :click_ids, :consent, :widget);`

const folder = findNativePostgres()
if (!folder) {
  console.log('There is no native Postgres on this machine (initdb and postgres): nothing measured.')
  process.exit(0)
}
const servers: NativePostgres[] = []
try {
  for (const size of SIZES) servers.push(await startFilled(folder, size))
  const rounds = await compare(servers)
  console.log(
    `PostgreSQL ${servers[0]?.version}, ${CLIENTS} clients, median of ${ROUNDS} rounds of ${SECONDS_A_ROUND} s each by turns`,
  )
  SIZES.forEach((size, index) => {
    const perSecond = median(rounds.map((round) => round[index]?.perSecond ?? Number.NaN))
    const processorMs = median(rounds.map((round) => round[index]?.processorMs ?? Number.NaN))
    // Each round is compared with itself: other load on the machine affects both servers.
    const toSmall = median(
      rounds.map(
        (round) => (round[index]?.processorMs ?? Number.NaN) / (round[0]?.processorMs ?? Number.NaN),
      ),
    )
    console.log(
      `${String(size).padStart(9)} rows  ${perSecond.toFixed(0).padStart(6)}/s  ${processorMs.toFixed(3)} ms of a processor` +
        (index > 0 ? `, ${toSmall.toFixed(2)} times that of ${SIZES[0]} rows` : ''),
    )
  })
} finally {
  for (const server of servers) await server.stop()
}

async function startFilled(folder: string, size: number): Promise<NativePostgres> {
  // No checkpoints while measuring: each one slows the round that follows it.
  const server = await startNativePostgres(folder, { checkpoint_timeout: '1h', max_wal_size: '16GB' })
  try {
    await makeHostedProject(server)
    await fill(server, size)
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}

async function fill({ run }: NativePostgres, size: number): Promise<void> {
  await run('psql', [
    '-Xqc',
    `insert into public.leads (
      email, utm_source, referral_source, landing_page, page, first_touch, channel, submission_id
    )
    select 'early' || n || '@practice.example', 'newsletter', 'PARTNER' || n % ${PARTNERS}, '/', 'https://partner.example/',
      case when n % 20 = 0 then jsonb_build_object('ref', 'PARTNER' || (n + 1) % ${PARTNERS}) end,
      'widget', gen_random_uuid()
    from generate_series(1, ${size} - (select count(*) from public.leads)) as n`,
  ])
  await run('psql', ['-Xqc', 'vacuum analyze public.leads'])
}

type Figures = { readonly perSecond: number; readonly processorMs: number }

/** Measures the servers in turn, so that other load on the machine affects all of them. */
async function compare(servers: readonly NativePostgres[]): Promise<readonly (readonly Figures[])[]> {
  const rounds: Figures[][] = []
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    const figures: Figures[] = []
    for (const server of servers) figures.push(await measure(server))
    if (round > 0) rounds.push(figures)
  }
  return rounds
}

async function measure(server: NativePostgres): Promise<Figures> {
  const variables = Object.entries(VARIABLES).flatMap(([key, value]) => ['-D', `${key}=${value}`])
  const flags = ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '2', '-T', String(SECONDS_A_ROUND)]
  const before = await processorTime(server)
  const output = await server.run('pgbench', [...flags, ...variables, '-f', '-'], { input: CAPTURE })
  const taken = (await processorTime(server)) - before
  return {
    perSecond: Number(/tps = ([\d.]+)/.exec(output)?.[1]),
    processorMs: taken / Number(/actually processed: (\d+)/.exec(output)?.[1]),
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
