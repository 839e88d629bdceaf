import { existsSync, readFileSync } from 'node:fs'
import type { NativePostgres } from '../supabase/tests/start-native-postgres.ts'

// Linux counts in hundredths of a second whatever the machine (USER_HZ).
const MS_A_TICK = 10

/**
 * Milliseconds of processor time that all ended connections of a server have taken: what else the machine does slows
 * them without changing it. NaN where the system does not tell.
 */
export async function processorTime({ run }: NativePostgres): Promise<number> {
  const folder = await run('psql', ['-XAtc', 'show data_directory'])
  const [pid] = readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  // The name of the program, in brackets, may hold anything. After it, cutime and cstime are the 14th and 15th.
  const fields = readFileSync(file, 'utf8').replace(/.*\) /s, '').split(' ')
  return (Number(fields[13]) + Number(fields[14])) * MS_A_TICK
}
