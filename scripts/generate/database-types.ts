import { join } from 'node:path'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { openDatabase } from '../../supabase/local/database/database.ts'
import { ROOT } from '../run-command.ts'

const FILE = join(ROOT, 'packages/shared/src/database.types.ts')

/**
 * Returns the TypeScript types of the schema that the migrations create, from the generator of `supabase gen types`,
 * without Docker.
 */
export async function databaseTypes(): Promise<ReadonlyMap<string, string>> {
  const { pglite, close } = await openDatabase(null, join(ROOT, 'supabase/migrations'))
  try {
    const metadata = await introspect(
      { query: (sql) => pglite.query<Record<string, unknown>>(sql) },
      { includedSchemas: ['public'] },
    )
    const options = { detectOneToOneRelationships: true }
    return new Map([[FILE, await generateTypescript(sortGeneratorMetadata(metadata), options)]])
  } finally {
    await close()
  }
}
