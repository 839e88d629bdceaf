// capture_lead() beside a bare INSERT of the same row into the same table, by turns on one native Postgres with the
// settings of a new installation: first on ten thousand rows, then on a million.
import { makeHostedProject } from '../supabase/tests/make-hosted-project.ts'
import {
  findNativePostgres,
  type NativePostgres,
  startNativePostgres,
} from '../supabase/tests/start-native-postgres.ts'

const CLIENTS = 8
const ROUNDS = 5
const SECONDS_A_ROUND = 3
const SIZES = [10_000, 1_000_000]

const FIRST_TOUCH =
  '{"utm_source":"podcast","landing_page":"/","referrer":"https://search.example/","click_ids":{},"at":"2026-10-01T08:00:00Z"}'
const CLICK_IDS = '{"gclid":"EAIaIQobChMI7r3_w9nX-gIVh5BmAh0AAA"}'
const CONSENT = '{"text":"I agree to hear from Foyer.","at":"2026-11-21T09:30:00Z","given":true}'
const WIDGET = '{"version":"0.1.0","mode":"inline"}'

// pgbench takes a colon before a letter or digit for a variable: long values come as variables themselves.
const VARIABLES = {
  first_touch: FIRST_TOUCH,
  click_ids: CLICK_IDS,
  consent: CONSENT,
  widget: WIDGET,
  page: 'https://partner.example/pricing',
  referrer: 'https://search.example/',
  rest: `","utm_source":"newsletter","utm_medium":"email","utm_campaign":"autumn","utm_term":null,"utm_content":null,"ref":"LEDGER24","landing_page":"/pricing","page":"https://partner.example/pricing","referrer":"https://search.example/","first_touch":${FIRST_TOUCH},"click_ids":${CLICK_IDS},"consent":${CONSENT},"widget":${WIDGET},"channel":"widget"}`,
}

// Emails and addresses are new each time, as those of visitors are: each capture opens two windows.
const NEW_VISITOR = '\\set visitor random(1, 2000000000)\n'
const SCRIPTS = {
  'bare INSERT': `${NEW_VISITOR}insert into public.leads (email, utm_source, utm_medium, utm_campaign, utm_term, utm_content, referral_source, landing_page, page, referrer, first_touch, click_ids, consent, widget, channel, submission_id) values ('visitor' || :visitor || '@practice.example', 'newsletter', 'email', 'autumn', null, null, 'LEDGER24', '/pricing', :page, :referrer, :first_touch, :click_ids, :consent, :widget, 'widget', gen_random_uuid()) returning id;`,
  'capture_lead()': `${NEW_VISITOR}select public.capture_lead(('{"address_hash": "address' || :visitor || '","email": "visitor' || :visitor || '@practice.example","submission_id": "' || gen_random_uuid() || :rest)::jsonb);`,
} as const
type Name = keyof typeof SCRIPTS

const folder = findNativePostgres()
if (!folder) {
  console.log('There is no native Postgres on this machine (initdb and postgres): nothing measured.')
  process.exit(0)
}
// Checkpoints far between, as on a server set up for its load: each one slows whichever runs after it.
const postgres = await startNativePostgres(folder, { checkpoint_timeout: '1h', max_wal_size: '16GB' })
try {
  await makeHostedProject(postgres)
  console.log(
    `PostgreSQL ${postgres.version}, ${CLIENTS} clients, median of ${ROUNDS} rounds of ${SECONDS_A_ROUND} s each by turns`,
  )
  for (const size of SIZES) {
    await fill(postgres, size)
    const figures = await compare(postgres)
    const bare = figures['bare INSERT'].perSecond
    for (const [name, { perSecond, ratio }] of Object.entries(figures)) {
      console.log(
        `${String(size).padStart(9)} rows  ${name.padEnd(15)} ${perSecond.toFixed(0).padStart(6)}/s  ${((CLIENTS / perSecond) * 1000).toFixed(2)} ms  ${perSecond === bare ? '' : `${ratio.toFixed(2)} x bare (aim: 0.60)`}`,
      )
    }
  }
} finally {
  await postgres.stop()
}

async function fill({ run }: NativePostgres, size: number): Promise<void> {
  await run('psql', [
    '-Xqc',
    `insert into public.leads (email, utm_source, landing_page, page, channel, submission_id)
    select 'early' || n || '@practice.example', 'newsletter', '/', 'https://partner.example/', 'widget', gen_random_uuid()
    from generate_series(1, ${size} - (select count(*) from public.leads)) as n`,
  ])
  await run('psql', ['-Xqc', 'vacuum analyze public.leads'])
}

/** Rates by turns, so that what else the machine does hits both; the ratio is the median of those of the rounds. */
async function compare({ run }: NativePostgres): Promise<Record<Name, { perSecond: number; ratio: number }>> {
  const variables = Object.entries(VARIABLES).flatMap(([name, value]) => ['-D', `${name}=${value}`])
  const flags = ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '2', '-T', String(SECONDS_A_ROUND)]
  const measure = async (name: Name) => {
    const output = await run('pgbench', [...flags, ...variables, '-f', '-'], { input: SCRIPTS[name] })
    return Number(/tps = ([\d.]+)/.exec(output)?.[1])
  }
  for (const name of ['bare INSERT', 'capture_lead()'] as const) await measure(name)
  const rounds: { bare: number; capture: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ bare: await measure('bare INSERT'), capture: await measure('capture_lead()') })
  }
  return {
    'bare INSERT': { perSecond: median(rounds.map(({ bare }) => bare)), ratio: 1 },
    'capture_lead()': {
      perSecond: median(rounds.map(({ capture }) => capture)),
      ratio: median(rounds.map(({ bare, capture }) => capture / bare)),
    },
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
