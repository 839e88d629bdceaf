// Measures on a native Postgres how long the database takes for Today's list, a person, the log and the counts of an owner's
// pages among 100,000 people.
// FOYER_BENCH_ROWS sets another number.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeHostedProject } from '../supabase/tests/make-hosted-project.ts'
import { findNativePostgres, startNativePostgres } from '../supabase/tests/start-native-postgres.ts'
import { at, print } from './harness.ts'

const PEOPLE = Number(process.env.FOYER_BENCH_ROWS) || 100_000
const FEW = 1_000
const RUNS = 20
const OPERATOR = '00000000-0000-4000-8000-000000000002'
const CALLS = {
  "Today's list": 'public.operator_today()',
  'a person': `public.operator_person('person3@practice.example')`,
  'a referral': `public.operator_referral('${OPERATOR}')`,
  'the log': 'public.operator_log(null)',
  'the counts of a site': 'public.page_load_sums()',
}

const folder = findNativePostgres()
if (!folder) {
  console.log('There is no native Postgres on this machine (initdb and postgres): nothing measured.')
  process.exit(0)
}
const postgres = await startNativePostgres(folder, { fsync: 'off', max_wal_size: '16GB' })
const query = (sql: string) => postgres.run('psql', ['-XAtqc', sql])
try {
  await makeHostedProject(postgres)
  // As the growth test fills it, one row of each table for each person: a few first, so that its triggers read by indexes.
  const fill = readFileSync(join(import.meta.dirname, '../supabase/tests/fill-tables.sql'), 'utf8')
  for (const [first, last] of [
    [1, FEW],
    [FEW + 1, PEOPLE],
  ] as const) {
    await query(`create temporary view rows as select generate_series(${first}, ${last}) as n;\n${fill}`)
    await query('vacuum analyze')
  }
  for (const [name, call] of Object.entries(CALLS)) {
    const output = await query(
      `set request.jwt.claims = '{"sub": "${OPERATOR}", "role": "authenticated"}'; set role authenticated;
       ${`explain (analyze, timing off) select ${call};\n`.repeat(RUNS)}`,
    )
    const times = [...output.matchAll(/Execution Time: ([\d.]+) ms/g)].map(([, time]) => Number(time))
    if (times.length !== RUNS) throw new Error(`${name} was not measured:\n${output}`)
    print(`${name} among ${PEOPLE} people`, at(times), 50, 'ms')
  }
} finally {
  await postgres.stop()
}
