import type { PGlite } from '@electric-sql/pglite'
import { type Assertion, parseTap } from './parse-tap.ts'

/** Runs a pgTAP file on an embedded Postgres. The database is unchanged afterwards, even if the file fails. */
export async function runPgtap(database: PGlite, sql: string): Promise<readonly Assertion[]> {
  const lines: string[] = []
  try {
    for (const { rows } of await database.exec(sql)) {
      lines.push(...rows.flatMap((row) => Object.values(row).flatMap((value) => String(value).split('\n'))))
    }
    return parseTap(lines)
  } catch (error) {
    await database.exec('rollback; reset role')
    return parseTap(lines, error)
  }
}
