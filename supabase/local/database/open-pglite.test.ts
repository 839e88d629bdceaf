import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openInMemory, openOnDisk } from './open-pglite.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pglite-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('starts normally after an interrupted first start', async () => {
  const unfinished = join(dataDir, 'database.unfinished')
  mkdirSync(unfinished)
  writeFileSync(join(unfinished, 'PG_VERSION'), '18')
  const first = await openOnDisk(dataDir)
  await first.exec('create table kept (id int); insert into kept values (1)')
  await first.close()
  expect(readdirSync(dataDir)).toEqual(['database'])

  const second = await openOnDisk(dataDir)
  expect((await second.query('select id from kept')).rows).toEqual([{ id: 1 }])
  await second.close()
})

test('opens a folder of an earlier release, whose log has larger files', async () => {
  const first = await PGlite.create({ dataDir: join(dataDir, 'database') })
  await first.close()
  const second = await openOnDisk(dataDir)
  expect((await second.query('show wal_segment_size')).rows).toEqual([{ wal_segment_size: '16MB' }])
  await second.close()
})

test('reports an empty database folder as damaged', async () => {
  mkdirSync(join(dataDir, 'database'))
  await expect(openOnDisk(dataDir)).rejects.toThrow(/is damaged \(PG_VERSION is missing\): restore/)
  expect(readdirSync(join(dataDir, 'database'))).toEqual([])
})

test('creates the roles and schemas of the platform in each database', async () => {
  const pglite = await openInMemory()
  const { rows: roles } = await pglite.query(`
    select rolname, rolcanlogin, rolbypassrls from pg_catalog.pg_roles
    where rolname in ('anon', 'authenticated', 'service_role', 'authenticator') order by rolname`)
  expect(roles).toEqual([
    { rolname: 'anon', rolcanlogin: false, rolbypassrls: false },
    { rolname: 'authenticated', rolcanlogin: false, rolbypassrls: false },
    { rolname: 'authenticator', rolcanlogin: true, rolbypassrls: false },
    { rolname: 'service_role', rolcanlogin: false, rolbypassrls: true },
  ])
  // New objects of `public` are open to the client roles until a migration closes them, as with the CLI's default.
  await pglite.exec('create table public.fresh (id int)')
  const { rows } = await pglite.query(`select
    has_table_privilege('anon', 'public.fresh', 'select') as anon,
    extensions.uuid_generate_v4() is not null and length(extensions.gen_random_bytes(4)) = 4 as extensions,
    to_regclass('auth.users') is not null and to_regclass('storage.objects') is not null as schemas`)
  expect(rows).toEqual([{ anon: true, extensions: true, schemas: true }])
  await pglite.close()
})
