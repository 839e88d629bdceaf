import { createHash } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { tooLarge } from './storage-error.ts'

type StoredBlob = { readonly size: number; readonly eTag: string }

export type BlobBytes = ReadableStream | Uint8Array<ArrayBuffer>

/** The bytes of objects. Each upload has its own version (a UUID), so nothing is ever overwritten. */
export type BlobStore = {
  /** Resolves when the bytes are safe. Throws 413 as soon as they are more than `maxBytes`, keeping none. */
  write(version: string, body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredBlob>
  /** The bytes from `start` to `end`, both included; `null` when the version is gone. */
  read(version: string, start: number, end: number): Promise<BlobBytes | null>
  copy(version: string, copy: string): Promise<void>
  remove(versions: readonly string[]): Promise<void>
}

/** Keeps the bytes under a folder, or in memory when there is none. */
export function createBlobStore(folder: string | null): BlobStore {
  return folder === null ? createMemoryStore() : createDiskStore(folder)
}

function createDiskStore(folder: string): BlobStore {
  const ready = prepareFolder(folder)
  const pathOf = (version: string) => join(folder, requireVersion(version))

  return {
    async write(version, body, maxBytes) {
      await ready
      const path = pathOf(version)
      const partial = `${path}.part`
      const file = await open(partial, 'wx')
      try {
        const measured = await consume(body, maxBytes, async (chunk) => {
          await file.writeFile(chunk)
        })
        await file.sync()
        await file.close()
        await rename(partial, path)
        return measured
      } catch (error) {
        await file.close().catch(() => {})
        await rm(partial, { force: true })
        throw error
      }
    },
    async read(version, start, end) {
      const path = pathOf(version)
      const exists = await stat(path).then(
        () => true,
        () => false,
      )
      if (!exists) return null
      if (end < start) return new Uint8Array()
      return streamOf(createReadStream(path, { start, end }))
    },
    async copy(version, copy) {
      const path = pathOf(copy)
      await copyFile(pathOf(version), `${path}.part`)
      await rename(`${path}.part`, path)
    },
    async remove(versions) {
      await Promise.all(versions.map((version) => rm(pathOf(version), { force: true })))
    },
  }
}

function createMemoryStore(): BlobStore {
  const blobs = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    async write(version, body, maxBytes) {
      const chunks: Uint8Array[] = []
      const measured = await consume(body, maxBytes, async (chunk) => {
        chunks.push(chunk)
      })
      blobs.set(version, new Uint8Array(Buffer.concat(chunks)))
      return measured
    },
    async read(version, start, end) {
      return blobs.get(version)?.slice(start, end + 1) ?? null
    },
    async copy(version, copy) {
      const bytes = blobs.get(version)
      if (bytes) blobs.set(copy, bytes)
    },
    async remove(versions) {
      for (const version of versions) blobs.delete(version)
    },
  }
}

async function consume(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  keep: (chunk: Uint8Array) => Promise<void>,
): Promise<StoredBlob> {
  const hash = createHash('md5')
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge()
    hash.update(chunk)
    await keep(chunk)
  }
  return { size, eTag: `"${hash.digest('hex')}"` }
}

// What a crash left half written was never acknowledged.
async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const partials = (await readdir(folder)).filter((name) => name.endsWith('.part'))
  await Promise.all(partials.map((name) => rm(join(folder, name), { force: true })))
}

// The version comes from a table that SQL can change; it must never lead out of the folder.
function requireVersion(version: string): string {
  if (/^[0-9a-f-]{36}$/.test(version)) return version
  throw new Error('An object has a version that is no UUID')
}

function streamOf(file: ReadStream): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = file.iterator()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel() {
      file.destroy()
    },
  })
}
