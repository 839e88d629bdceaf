import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

export type Migration = { readonly version: string; readonly name: string; readonly file: string }

/** The migrations of a folder in order; skips files with other names and warns about them, as the CLI does. */
export function listMigrations(folder: string): readonly Migration[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((entry) => entry.endsWith('.sql'))
    .sort()
    .flatMap((entry) => {
      const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(entry) ?? []
      if (version !== undefined && name !== undefined) return [{ version, name, file: join(folder, entry) }]
      console.warn(`Skipping migration ${entry}: its name must match "<timestamp>_name.sql".`)
      return []
    })
}

/**
 * Applies the migrations that are not recorded yet, each in a transaction of its own, and records them as the CLI does.
 *
 * @throws Error that names the file that failed, or that was edited after it was applied
 */
export async function applyMigrations(pglite: PGlite, folder: string): Promise<void> {
  const { rows } = await pglite.query<{ version: string; sql: string }>(
    'select version, statements[1] as sql from supabase_migrations.schema_migrations',
  )
  const applied = new Map(rows.map((row) => [row.version, row.sql]))
  for (const { version, name, file } of listMigrations(folder)) {
    const sql = readFileSync(file, 'utf8')
    const before = applied.get(version)
    if (before !== undefined && before !== sql) {
      throw new Error(
        `The migration ${file} has changed since this database was made: delete the data folder to start with an empty database, or go back to the release that made it.`,
      )
    }
    if (before !== undefined) continue
    try {
      await pglite.transaction(async (transaction) => {
        await transaction.exec(sql)
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, array[$2], $3)',
          [version, sql, name],
        )
      })
    } catch (error) {
      throw new Error(`The migration ${file} failed: ${error instanceof Error ? error.message : error}`)
    }
  }
}
