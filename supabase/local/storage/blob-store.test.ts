import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BlobBytes, createBlobStore } from './blob-store.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blob-store-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe.each(['disk', 'memory'])('a store on %s', (kind) => {
  const create = () => createBlobStore(kind === 'disk' ? join(folder, randomUUID()) : null)

  test('keeps bytes with their size and MD5', async () => {
    const store = create()
    const version = randomUUID()
    const blob = await store.write(version, chunks('hel', 'lo'), 5)
    expect(blob).toEqual({ size: 5, eTag: '"5d41402abc4b2a76b9719d911017c592"' })
    expect(await text(await store.read(version, 0, 4))).toBe('hello')
    expect(await text(await store.read(version, 1, 2))).toBe('el')
  })

  test('stops reading at the limit and keeps nothing', async () => {
    const store = create()
    const version = randomUUID()
    let given = 0
    const endless = async function* () {
      for (;;) {
        given += 1
        yield new Uint8Array(10)
      }
    }
    await expect(store.write(version, endless(), 25)).rejects.toMatchObject({ statusCode: '413' })
    expect(given).toBe(3)
    expect(await store.read(version, 0, 0)).toBeNull()
  })

  test('copies and removes', async () => {
    const store = create()
    const [version, copy] = [randomUUID(), randomUUID()]
    await store.write(version, chunks('a'), 1)
    await store.copy(version, copy)
    await store.remove([version])
    expect(await store.read(version, 0, 0)).toBeNull()
    expect(await text(await store.read(copy, 0, 0))).toBe('a')
  })

  test('keeps an empty object', async () => {
    const store = create()
    const version = randomUUID()
    await store.write(version, chunks(), 1)
    expect(await text(await store.read(version, 0, -1))).toBe('')
  })
})

test('what a crash left half written is cleared away', async () => {
  const own = await mkdtemp(join(folder, 'crashed-'))
  await writeFile(join(own, `${randomUUID()}.part`), 'half')
  const version = randomUUID()
  await createBlobStore(own).write(version, chunks('whole'), 10)
  expect(await readdir(own)).toEqual([version])
})

test('a version from the table cannot lead out of the folder', async () => {
  await expect(createBlobStore(folder).read('../../etc/passwd', 0, 10)).rejects.toThrow('no UUID')
})

async function* chunks(...parts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield new TextEncoder().encode(part)
}

function text(bytes: BlobBytes | null): Promise<string> {
  return new Response(bytes).text()
}
