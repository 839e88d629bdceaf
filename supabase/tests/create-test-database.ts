import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { pgtap } from '@electric-sql/pglite-pgtap'
import { openInMemory } from '../local/database/open-pglite.ts'

export const MIGRATIONS_FOLDER: string = join(import.meta.dirname, '..', 'migrations')

/** Everybody may call the functions of pgTAP and of its files, unlike those of the migrations. */
export const OPEN_TEST_FUNCTIONS = 'alter default privileges grant execute on functions to public'

/** Creates an in-memory Postgres with all migrations applied, and pgTAP in the schema where the CLI installs it. */
export async function createTestDatabase(): Promise<PGlite> {
  const database = await openInMemory(MIGRATIONS_FOLDER, { pgtap })
  await database.exec(OPEN_TEST_FUNCTIONS)
  await database.exec('create extension pgtap with schema extensions; set search_path = public, extensions')
  return database
}
