import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataFolder } from './data-folder.ts'
import { openDatabase } from './database/database.ts'
import { openMailbox } from './mailbox/mailbox.ts'

let dataDir: string
let umask: number
beforeEach(() => {
  umask = process.umask(0o022)
  dataDir = join(mkdtempSync(join(tmpdir(), 'data-folder-')), 'data')
})
afterEach(() => {
  process.umask(umask)
  rmSync(join(dataDir, '..'), { recursive: true, force: true })
})

/** Every path that another user could use, with its mode. */
function listShared(): string[] {
  const paths = ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })]
  return paths.flatMap((path) => {
    const mode = statSync(join(dataDir, path)).mode & 0o777
    return mode & 0o077 ? [`${mode.toString(8)} ${path}`] : []
  })
}

test('makes everything in a new folder private', async () => {
  const release = lockDataFolder(dataDir)
  const database = await openDatabase(dataDir, null)
  await openMailbox(dataDir).send({
    from: { name: '', address: 'desk@harbor.example' },
    to: [{ name: '', address: 'dana@harbor.example' }],
    subject: 'Your code',
    html: '<p>1234 5678</p>',
  })
  await database.asSuperuser((tx) =>
    tx.query('create table public.notes as select generate_series(1, 10000)'),
  )
  expect(listShared()).toEqual([])
  await database.close()
  release()
  expect(listShared()).toEqual([])
})

test('repairs the modes of an existing folder', () => {
  mkdirSync(join(dataDir, 'mails'), { recursive: true })
  writeFileSync(join(dataDir, 'mails', 'old.json'), '{}')
  chmodSync(join(dataDir, 'mails', 'old.json'), 0o666)
  chmodSync(join(dataDir, 'mails'), 0o777)
  lockDataFolder(dataDir)()
  expect(listShared()).toEqual([])
  expect(statSync(join(dataDir, 'mails')).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'mails', 'old.json')).mode & 0o777).toBe(0o600)
})
