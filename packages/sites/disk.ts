import { randomUUID } from 'node:crypto'
import { glob, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Kept } from './src/stores.ts'

/** What is read is marked as used again only after so long, in milliseconds. */
const TOUCH_AFTER_MS = 3_600_000
/** A sweep removes files until this share of the limit is left. */
const SWEPT_SHARE = 0.9

/**
 * Keeps files in a folder. Over `maxBytes`, those that were used least recently are removed, except pointers, which are
 * small and say which sites there are.
 */
export function createDisk(folder: string, maxBytes: number): Kept {
  let left = 0
  /** Since the last sweep began. */
  let written = 0
  let isSweeping = false

  const sweep = async () => {
    if (isSweeping) return
    isSweeping = true
    written = 0
    // A folder that cannot be read is reported when something is written to it.
    left = await sweepFolder(folder, maxBytes).catch(() => 0)
    isSweeping = false
    if (left + written > maxBytes) await sweep()
  }
  void sweep()

  return {
    async read(key) {
      const path = pathOf(folder, key)
      try {
        const bytes = new Uint8Array(await readFile(path))
        const { mtimeMs } = await stat(path)
        const now = new Date()
        if (now.getTime() - mtimeMs > TOUCH_AFTER_MS) await utimes(path, now, now)
        return bytes
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async write(key, bytes) {
      const path = pathOf(folder, key)
      await mkdir(dirname(path), { recursive: true })
      const unfinished = `${path}.${randomUUID()}.part`
      try {
        await writeFile(unfinished, bytes)
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      written += bytes.length
      if (left + written > maxBytes) void sweep()
    },
    remove: (key) => rm(pathOf(folder, key), { force: true }),
    async hosts() {
      const paths: string[] = []
      for await (const path of glob('hosts/*/*', { cwd: folder })) paths.push(path)
      return { names: paths.map((path) => basename(path)).filter((name) => !name.endsWith('.part')) }
    },
  }
}

/** Two letters of the name make a folder, so that no folder grows large. */
function pathOf(folder: string, key: string): string {
  const [, kind = '', name = ''] = /^(hosts|manifests|files)\/([a-z0-9.-]+)$/.exec(key) ?? []
  if (name === '' || name.includes('..')) throw new Error(`${key} is not a key`)
  return join(folder, kind, name.slice(0, 2).padEnd(2, '_'), name)
}

/** @returns the bytes that are left */
async function sweepFolder(folder: string, maxBytes: number): Promise<number> {
  const files: { readonly path: string; readonly bytes: number; readonly usedAt: number }[] = []
  let left = 0
  for await (const name of glob('{manifests,files}/*/*', { cwd: folder })) {
    const path = join(folder, name)
    const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }))
    files.push({ path, bytes: size, usedAt: mtimeMs })
    left += size
  }
  if (left <= maxBytes) return left
  files.sort((one, other) => one.usedAt - other.usedAt)
  for (const { path, bytes } of files) {
    if (left <= maxBytes * SWEPT_SHARE) break
    await rm(path, { force: true })
    left -= bytes
  }
  return left
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
