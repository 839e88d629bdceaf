import { existsSync, readFileSync } from 'node:fs'
import type { NativePostgres } from '../supabase/tests/start-native-postgres.ts'

// Linux counts in hundredths of a second on every machine (USER_HZ).
const MS_A_TICK = 10

/**
 * Returns the processor time of all closed connections of a server, in milliseconds. Unlike elapsed time it does not depend
 * on what else the machine does. NaN on systems without /proc.
 */
export async function processorTime({ run }: NativePostgres): Promise<number> {
  // pgbench returns before its connections are closed on the server.
  const OTHERS =
    "select count(*) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()"
  while ((await run('psql', ['-XAtc', OTHERS])) !== '0');
  const folder = await run('psql', ['-XAtc', 'show data_directory'])
  const [pid] = readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  // The program's name, in brackets, may contain spaces. After it, cutime and cstime are the 14th and 15th fields.
  const fields = readFileSync(file, 'utf8').replace(/.*\) /s, '').split(' ')
  return (Number(fields[13]) + Number(fields[14])) * MS_A_TICK
}
