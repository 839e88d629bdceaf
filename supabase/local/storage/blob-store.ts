import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

type Bytes = Uint8Array<ArrayBuffer>

/** The bytes of objects. Each upload has its own version (a UUID), so nothing is ever overwritten. */
export type BlobStore = {
  /** Resolves when the bytes are on disk. */
  write(version: string, bytes: Bytes): Promise<void>
  /** `null` when the version is gone. */
  read(version: string): Promise<Bytes | null>
  remove(version: string): Promise<void>
}

/** Keeps the bytes in a folder, or in memory when there is none. */
export function createBlobStore(folder: string | null): BlobStore {
  return folder === null ? createMemoryStore() : createDiskStore(folder)
}

function createDiskStore(folder: string): BlobStore {
  mkdirSync(folder, { recursive: true })
  // Uploads that a crash interrupted were never acknowledged.
  for (const name of readdirSync(folder)) if (name.endsWith('.part')) rmSync(join(folder, name))

  // The version comes from a table that SQL can change; it must never lead out of the folder.
  const pathOf = (version: string) => {
    if (/^[0-9a-f-]{36}$/.test(version)) return join(folder, version)
    throw new Error('An object has a version that is not a UUID')
  }
  return {
    async write(version, bytes) {
      const path = pathOf(version)
      const file = await open(`${path}.part`, 'wx')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
    },
    async read(version) {
      try {
        return new Uint8Array(await readFile(pathOf(version)))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    remove: (version) => rm(pathOf(version), { force: true }),
  }
}

function createMemoryStore(): BlobStore {
  const blobs = new Map<string, Bytes>()
  return {
    async write(version, bytes) {
      blobs.set(version, bytes)
    },
    read: async (version) => blobs.get(version) ?? null,
    async remove(version) {
      blobs.delete(version)
    },
  }
}
