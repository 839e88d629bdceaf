import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyMigrations } from './migrations.ts'
import { openInMemory } from './open-pglite.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('applies what is new, and refuses a file that was edited after it was applied', async () => {
  const first = join(folder, '20260101000000_create_first.sql')
  writeFileSync(first, 'create table public.first (id int);')
  const pglite = await openInMemory()
  await applyMigrations(pglite, folder)
  writeFileSync(join(folder, '20260102000000_create_second.sql'), 'create table public.second (id int);')
  await applyMigrations(pglite, folder)
  const { rows } = await pglite.query("select to_regclass('public.second') is not null as made")
  expect(rows).toEqual([{ made: true }])

  writeFileSync(first, 'create table public.first (id int, name text);')
  await expect(applyMigrations(pglite, folder)).rejects.toThrow(
    `The migration ${first} has changed since this database was made: delete the data folder`,
  )
  await pglite.close()
})
