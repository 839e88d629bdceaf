import { readFileSync } from 'node:fs'
import { listMigrations } from '../local/database/migrations.ts'
import { BASE_FILES } from '../local/database/open-pglite.ts'
import { MIGRATIONS_FOLDER } from './create-test-database.ts'
import type { NativePostgres } from './start-native-postgres.ts'

// The rights of the role `postgres` on the hosted platform: it owns the schema public and may read, write and add triggers
// to auth and storage, but does not own those schemas and is not a superuser.
const POSTGRES = `
  create role postgres login nosuperuser createdb createrole replication bypassrls;
  create role supabase_storage_admin noinherit;
  grant create on database postgres to postgres;
  alter schema public owner to postgres;
`
const GRANTS = `
  alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
  grant all on schema auth, storage to postgres;
  grant all on all tables in schema auth, storage to postgres;
  grant execute on all functions in schema auth, storage to postgres;
  -- The platform lets it create policies on stored objects without owning them; plain Postgres needs a membership.
  alter table storage.objects owner to supabase_storage_admin;
  grant supabase_storage_admin to postgres;
`

/** Turns an empty cluster into a hosted project and applies the migrations as its role `postgres`. */
export async function makeHostedProject({ run }: NativePostgres): Promise<void> {
  const quietly = ['-Xq', '-v', 'ON_ERROR_STOP=1', '-1']
  await run('psql', quietly, { input: POSTGRES })
  for (const file of BASE_FILES) await run('psql', quietly, { input: readFileSync(file, 'utf8') })
  await run('psql', quietly, { input: GRANTS })
  for (const { file } of listMigrations(MIGRATIONS_FOLDER)) {
    await run('psql', [...quietly, '-f', file], { user: 'postgres' })
  }
}
