// Compares capture_lead() with a bare INSERT of the same row into the same table, with the same indexes and checks. The
// rounds alternate between native servers with default settings that hold different numbers of leads with referral
// codes. FOYER_BENCH_ROWS sets the largest number, for example 10000000, which takes about ten minutes.
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

// Both statements get the same values, all of them as parameters: Postgres would check the length of a literal once, while
// it plans the INSERT, but that of an argument at each call. Emails and addresses are new each time, so each capture opens
// a window of the rate limiter.
const NEW_VISITOR = `\\set visitor random(1, 2000000000)\n\\set partner random(1, ${PARTNERS})\n`
const SCRIPTS = {
  'bare INSERT': `${NEW_VISITOR}insert into public.leads (email, utm_source, utm_medium, utm_campaign, utm_term, utm_content, referral_source, landing_page, page, referrer, first_touch, click_ids, consent, widget, channel, submission_id) values ('visitor' || :visitor || '@practice.example', :source, :medium, :campaign, null, null, 'PARTNER' || :partner, :landing_page, :page, :referrer, :first_touch, :click_ids, :consent, :widget, :channel, gen_random_uuid()) returning id;`,
  'capture_lead()': `${NEW_VISITOR}select public.capture_lead(gen_random_uuid(), :channel, 'visitor' || :visitor || '@practice.example', 'address' || :visitor, :source, :medium, :campaign, null, null, 'PARTNER' || :partner, :landing_page, :page, :referrer, :first_touch, :click_ids, :consent, :widget);`,
} as const
type Name = keyof typeof SCRIPTS
const NAMES: readonly Name[] = ['bare INSERT', 'capture_lead()']

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
    for (const name of NAMES) {
      const { perSecond, processorMs } = figuresOf(rounds, index, name)
      const toSmall = ratio(rounds, index, name, 0, name)
      const toBare = ratio(rounds, index, name, index, 'bare INSERT')
      console.log(
        [
          `${String(size).padStart(9)} rows  ${name.padEnd(15)} ${perSecond.toFixed(0).padStart(6)}/s`,
          `${((CLIENTS / perSecond) * 1000).toFixed(2)} ms`,
          `${processorMs.toFixed(3)} ms of a processor`,
          index > 0 && `${written(toSmall)} ${SIZES[0]} rows`,
          name !== 'bare INSERT' && `${written(toBare)} a bare INSERT (bar: 0.85 of its rate)`,
        ]
          .filter(Boolean)
          .join('  '),
      )
    }
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
type Round = readonly Readonly<Record<Name, Figures>>[]
const NOTHING: Figures = { perSecond: Number.NaN, processorMs: Number.NaN }

/** Measures the servers in turn, so that other load on the machine affects all of them. */
async function compare(servers: readonly NativePostgres[]): Promise<readonly Round[]> {
  const rounds: Round[] = []
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    const figures: Record<Name, Figures>[] = []
    for (const server of servers) {
      figures.push({
        'bare INSERT': await measure(server, 'bare INSERT'),
        'capture_lead()': await measure(server, 'capture_lead()'),
      })
    }
    if (round > 0) rounds.push(figures)
  }
  return rounds
}

async function measure(server: NativePostgres, name: Name): Promise<Figures> {
  const variables = Object.entries(VARIABLES).flatMap(([key, value]) => ['-D', `${key}=${value}`])
  const flags = ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '2', '-T', String(SECONDS_A_ROUND)]
  const before = await processorTime(server)
  const output = await server.run('pgbench', [...flags, ...variables, '-f', '-'], { input: SCRIPTS[name] })
  const taken = (await processorTime(server)) - before
  return {
    perSecond: Number(/tps = ([\d.]+)/.exec(output)?.[1]),
    processorMs: taken / Number(/actually processed: (\d+)/.exec(output)?.[1]),
  }
}

/** The medians of all rounds. */
function figuresOf(rounds: readonly Round[], at: number, name: Name): Figures {
  const all = rounds.map((round) => round[at]?.[name] ?? NOTHING)
  return {
    perSecond: median(all.map(({ perSecond }) => perSecond)),
    processorMs: median(all.map(({ processorMs }) => processorMs)),
  }
}

/** Ratios of the rates and of the processor times: the medians of the ratios within each round. */
function ratio(rounds: readonly Round[], at: number, name: Name, ofAt: number, ofName: Name): Figures {
  const pairs = rounds.map(
    (round) => [round[at]?.[name] ?? NOTHING, round[ofAt]?.[ofName] ?? NOTHING] as const,
  )
  return {
    perSecond: median(pairs.map(([one, other]) => one.perSecond / other.perSecond)),
    processorMs: median(pairs.map(([one, other]) => one.processorMs / other.processorMs)),
  }
}

function written({ perSecond, processorMs }: Figures): string {
  return `${perSecond.toFixed(2)} x the rate, ${processorMs.toFixed(2)} x the processor of`
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
