import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

/** The SQL that every project has before its own migrations, in order. */
export const BASE_FILES: readonly string[] = [
  join(import.meta.dirname, 'roles.sql'),
  join(import.meta.dirname, 'auth-schema.sql'),
  join(import.meta.dirname, 'storage-schema.sql'),
  join(import.meta.dirname, '..', 'rest', 'schema-watch.sql'),
]

/** Creates the roles and schemas of the platform in an empty database, in one transaction. */
export async function applyBaseSchema(pglite: PGlite): Promise<void> {
  await pglite.transaction(async (transaction) => {
    for (const file of BASE_FILES) await transaction.exec(readFileSync(file, 'utf8'))
  })
}
