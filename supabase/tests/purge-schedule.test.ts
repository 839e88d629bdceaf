// pg_cron is not part of the embedded Postgres, so this stands in for its function.
import { expect, test } from 'vitest'
import { applyMigrations } from '../local/database/migrations.ts'
import { openInMemory } from '../local/database/open-pglite.ts'
import { MIGRATIONS_FOLDER } from './create-test-database.ts'

test('the migrations schedule the purges where pg_cron is installed', async () => {
  const database = await openInMemory()
  try {
    await database.exec(`
      create schema cron;
      create table cron.job (name text, schedule text, command text);
      create function cron.schedule(name text, schedule text, command text) returns bigint language sql
      as 'insert into cron.job values (name, schedule, command) returning 1::bigint'`)
    await applyMigrations(database, MIGRATIONS_FOLDER)
    const { rows } = await database.query<{ schedule: string; command: string }>('select * from cron.job')
    expect(rows).toEqual([
      { name: 'purge-rate-limits', schedule: '*/5 * * * *', command: 'select public.purge_rate_limits()' },
      { name: 'purge-page-counts', schedule: '17 3 * * *', command: 'select public.purge_page_counts()' },
      { name: 'purge-page-loads', schedule: '27 3 * * *', command: 'select public.purge_page_loads()' },
    ])
    for (const { command } of rows) {
      await expect(database.query(command)).resolves.toMatchObject({ rows: [{}] })
    }
  } finally {
    await database.close()
  }
})
