import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp'
import { pgtap } from '@electric-sql/pglite-pgtap'
import { applyBaseSchema } from '../local/database/base-schema.ts'
import { applyMigrations } from '../local/database/migrations.ts'

export const MIGRATIONS_FOLDER: string = join(import.meta.dirname, '..', 'migrations')

/** Creates an in-memory Postgres with all migrations applied, and pgTAP in the schema where the CLI installs it. */
export async function createTestDatabase(): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { pgcrypto, uuid_ossp, pgtap } })
  await applyBaseSchema(database)
  await applyMigrations(database, MIGRATIONS_FOLDER)
  await database.exec('create extension pgtap with schema extensions; set search_path = public, extensions')
  return database
}
