// Measures capture_lead() by turns on native servers that hold few and many leads: its processor time stays the same.
// FOYER_BENCH_ROWS sets the larger number, for example 10000000, which takes about ten minutes.
import { readFileSync } from 'node:fs'
import { makeHostedProject } from '../supabase/tests/make-hosted-project.ts'
import {
  findNativePostgres,
  type NativePostgres,
  startNativePostgres,
} from '../supabase/tests/start-native-postgres.ts'
import { at, print } from './harness.ts'

const ROUNDS = 5
const SECONDS_A_ROUND = Number(process.env.SQL_BENCH_SECONDS) || 5
const SIZES = [10_000, Number(process.env.FOYER_BENCH_ROWS) || 1_000_000]
const PARTNERS = 2_000
// Linux counts in hundredths of a second on every machine (USER_HZ).
const MS_A_TICK = 10

// Emails and addresses are new each time, so each capture opens a window of the rate limiter.
const CAPTURE = `\\set visitor random(1, 2000000000)
\\set partner random(1, ${PARTNERS})
select public.capture_lead(gen_random_uuid(), 'widget', 'visitor' || :visitor || '@practice.example', 'address' || :visitor,
  'newsletter', 'email', 'autumn', null, null, 'PARTNER' || :partner, '/pricing', 'https://partner.example/pricing', '/');`

const folder = findNativePostgres()
if (!folder) {
  console.log('There is no native Postgres on this machine (initdb and postgres): nothing measured.')
  process.exit(0)
}
const servers: NativePostgres[] = []
try {
  for (const size of SIZES) {
    // No checkpoints while measuring: each one slows the round that follows it.
    const server = await startNativePostgres(folder, { checkpoint_timeout: '1h', max_wal_size: '16GB' })
    servers.push(server)
    await makeHostedProject(server)
    await server.run('psql', [
      '-Xqc',
      `insert into public.leads (email, referral_source, landing_page, page, channel, submission_id)
       select 'early' || n || '@practice.example', 'PARTNER' || n % ${PARTNERS}, '/', 'https://partner.example/', 'widget',
         gen_random_uuid()
       from generate_series(1, ${size}) as n`,
    ])
    await server.run('psql', ['-Xqc', 'vacuum analyze public.leads'])
  }
  const ratios: number[] = []
  // The first round warms up. Each round is compared with itself: other load on the machine affects both servers.
  for (let round = 0; round <= ROUNDS; round++) {
    const [few = Number.NaN, many = Number.NaN] = [await measure(servers[0]), await measure(servers[1])]
    if (round > 0) ratios.push(many / few)
  }
  print(`processor time, ${SIZES[1]} leads to ${SIZES[0]}`, at(ratios), 1.2, '')
} finally {
  for (const server of servers) await server.stop()
}

/** Returns the milliseconds of processor time of one capture. */
async function measure(server: NativePostgres | undefined): Promise<number> {
  if (!server) return Number.NaN
  const before = await processorTime(server)
  const flags = ['-n', '-M', 'prepared', '-c', '8', '-j', '2', '-T', String(SECONDS_A_ROUND), '-f', '-']
  const output = await server.run('pgbench', flags, { input: CAPTURE })
  return ((await processorTime(server)) - before) / Number(/actually processed: (\d+)/.exec(output)?.[1])
}

/** Returns the processor time of all closed connections of a server, in milliseconds. */
async function processorTime({ run }: NativePostgres): Promise<number> {
  // pgbench returns before its connections are closed on the server.
  const OTHERS =
    "select count(*) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()"
  while ((await run('psql', ['-XAtc', OTHERS])) !== '0');
  const data = await run('psql', ['-XAtc', 'show data_directory'])
  const [pid] = readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')
  // The program's name, in brackets, may contain spaces. After it, cutime and cstime are the 14th and 15th fields.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ')
  return (Number(fields[13]) + Number(fields[14])) * MS_A_TICK
}
