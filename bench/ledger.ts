// Runs random events through the ledger on a native Postgres, with repeats, killed connections, erased people, and batches in
// between. Nothing may be a cent off. LEDGER_EVENTS sets how many.
import { makeHostedProject } from '../supabase/tests/make-hosted-project.ts'
import { spinLedger } from '../supabase/tests/spin-ledger.ts'
import { findNativePostgres, startNativePostgres } from '../supabase/tests/start-native-postgres.ts'
import { print, timed } from './harness.ts'

const EVENTS = Number(process.env.LEDGER_EVENTS) || 1_000_000

const folder = findNativePostgres()
if (!folder) {
  console.log('There is no native Postgres on this machine (initdb and postgres): nothing measured.')
  process.exit(0)
}
// A killed process loses nothing that the system has.
const postgres = await startNativePostgres(folder, { fsync: 'off', max_wal_size: '16GB' })
const query = (sql: string) => postgres.run('psql', ['-XAtqc', sql])
try {
  await makeHostedProject(postgres)
  const rounds = Math.ceil(EVENTS / 25_000)
  const { events, problems, cents, changed, past } = await spinLedger(postgres, {
    partners: 2_000,
    rounds,
    // Three calls make about two events: some are not possible, and ended connections leave theirs out.
    callsARound: Math.ceil((EVENTS * 1.65) / rounds / 8),
    erasures: 1_000,
  })
  console.log(`${events} events`)
  print('cents off', cents, 0, '')
  print('problems', problems, 0, '')
  print('rounds with changed events', changed, 0, '')
  print('past days not reproduced', past, 0, '')
  const batch = await timed(() => query(`select public.make_payout('Nadia', 'Payday')`))
  const checks = await timed(() => query('select public.run_ledger_checks()'))
  console.log(
    `a batch ${(batch / 1000).toFixed(1)} s, all checks of the night ${(checks / 1000).toFixed(1)} s`,
  )
} finally {
  await postgres.stop()
}
