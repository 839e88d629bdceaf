import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBlobStore } from './blob-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blobs-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const bytes = new Uint8Array([0, 255, 128])

describe.each([
  ['on disk', () => folder],
  ['in memory', () => null],
])('bytes %s', (_place, folderOf) => {
  it('are read as they were written, until they are removed', async () => {
    const store = createBlobStore(folderOf())
    const version = randomUUID()
    await store.write(version, bytes)
    expect(await store.read(version)).toEqual(bytes)
    await store.remove(version)
    expect(await store.read(version)).toBeNull()
    await store.remove(version)
  })
})

it('removes uploads that a crash interrupted', () => {
  writeFileSync(join(folder, `${randomUUID()}.part`), 'half')
  createBlobStore(folder)
  expect(readdirSync(folder)).toEqual([])
})

it('never leaves its folder, whatever the version is', async () => {
  await expect(createBlobStore(folder).read('../../etc/passwd')).rejects.toThrow(/not a UUID/)
})
