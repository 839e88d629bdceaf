import { join } from 'node:path'
import type { Extensions, PGlite } from '@electric-sql/pglite'
import { openInMemory } from '../local/database/open-pglite.ts'

export const MIGRATIONS_FOLDER: string = join(import.meta.dirname, '..', 'migrations')

/** Everybody may call the functions of pgTAP and of its files, unlike those of the migrations. */
export const OPEN_TEST_FUNCTIONS = 'alter default privileges grant execute on functions to public'

/** Creates an in-memory Postgres with all migrations applied. */
export async function createTestDatabase(extensions: Extensions = {}): Promise<PGlite> {
  const database = await openInMemory(MIGRATIONS_FOLDER, extensions)
  await database.exec(OPEN_TEST_FUNCTIONS)
  return database
}
