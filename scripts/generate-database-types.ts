// npm run db:types: generates packages/shared/src/database.types.ts from the migrations, without Docker, with the
// generator of `supabase gen types`.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { openDatabase } from '../supabase/local/database/database.ts'
import { ROOT } from './run-command.ts'

export const TYPES_FILE: string = join(ROOT, 'packages', 'shared', 'src', 'database.types.ts')

/** Returns the TypeScript types of the schema that the migrations create. */
export async function generateDatabaseTypes(): Promise<string> {
  const { pglite, close } = await openDatabase(null, join(ROOT, 'supabase', 'migrations'))
  try {
    const metadata = await introspect(
      { query: (sql) => pglite.query<Record<string, unknown>>(sql) },
      { includedSchemas: ['public'] },
    )
    return await generateTypescript(sortGeneratorMetadata(metadata), { detectOneToOneRelationships: true })
  } finally {
    await close()
  }
}

if (import.meta.main) {
  const types = await generateDatabaseTypes()
  const isNew = types !== (await readFile(TYPES_FILE, 'utf8').catch(() => ''))
  if (isNew) await writeFile(TYPES_FILE, types)
  console.log(isNew ? `Wrote ${TYPES_FILE}` : 'The types are up to date.')
}
