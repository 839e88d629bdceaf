import {
  DEPLOY_FILE_MAX_BYTES,
  type DeployFile,
  deployFilePath,
  type Manifest,
  manifestPath,
  manifestSchema,
} from '@foyer/shared/sites/manifest.ts'
import type { EngineParts } from './engine-parts.ts'
import type { Bytes } from './stores.ts'

const MANIFEST_MAX_BYTES = 256 * 1024
/** How many files of a deploy are pulled at the same time. */
const PULLS = 6

/** Deploys and their files: from memory, from what is kept, or from Storage, and always as their hash says. */
export type Deploys = {
  /** @throws when the manifest is neither kept nor served, or is not what its id says */
  manifest(deploy: string): Promise<Manifest>
  /** @throws when the file is neither kept nor served, or is not what the manifest says */
  file(deploy: string, file: DeployFile): Promise<Bytes>
  /** Resolves when every file of a deploy is at hand. */
  prepare(deploy: string): Promise<void>
  /** Removes the pages and pictures of a deploy. Fonts are no one's, and many sites have them. */
  forget(deploy: string): Promise<void>
}

export function createDeploys({ origin, kept, memory, onTrouble }: EngineParts): Deploys {
  const pulls = new Map<string, Promise<Bytes>>()

  /** Requests at the same time share one pull. */
  function load(key: string, hash: string, path: string, maxBytes: number): Promise<Bytes> {
    const running = pulls.get(key)
    if (running) return running
    const pull = loadOnce(key, hash, path, maxBytes).finally(() => pulls.delete(key))
    pulls.set(key, pull)
    return pull
  }

  async function loadOnce(key: string, hash: string, path: string, maxBytes: number): Promise<Bytes> {
    const stored = await kept.read(key).catch(() => undefined)
    if (stored && (await sha256(stored)) === hash) return stored
    const answer = await origin.read(path, maxBytes)
    if (answer.state !== 'found') throw new Error(`Storage has no ${path}`)
    if ((await sha256(answer.bytes)) !== hash) throw new Error(`Storage has something else at ${path}`)
    await kept.write(key, answer.bytes).catch((error) => onTrouble('Files are served but not kept', error))
    return answer.bytes
  }

  async function manifest(deploy: string): Promise<Manifest> {
    const known = memory.manifests.get(deploy)
    if (known) return known
    const bytes = await load(`manifests/${deploy}`, deploy, manifestPath(deploy), MANIFEST_MAX_BYTES)
    const read = manifestSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
    memory.manifests.set(deploy, read)
    return read
  }

  async function file(deploy: string, { hash, size }: DeployFile): Promise<Bytes> {
    const known = memory.files.get(hash)
    if (known) return known
    const bytes = await load(`files/${hash}`, hash, deployFilePath(deploy, hash), DEPLOY_FILE_MAX_BYTES)
    if (bytes.length !== size) throw new Error(`The manifest of ${deploy} names another size`)
    memory.files.set(hash, bytes, size)
    return bytes
  }

  return {
    manifest,
    file,
    async prepare(deploy) {
      const waiting = Object.values((await manifest(deploy)).files)
      const pullNext = async (): Promise<void> => {
        const next = waiting.pop()
        if (!next) return
        await file(deploy, next)
        return pullNext()
      }
      await Promise.all(Array.from({ length: PULLS }, pullNext))
    },
    async forget(deploy) {
      const { files } = await manifest(deploy)
      for (const { hash, type } of Object.values(files)) {
        if (type === 'font/woff2') continue
        memory.files.delete(hash)
        await kept.remove(`files/${hash}`)
      }
      memory.manifests.delete(deploy)
      await kept.remove(`manifests/${deploy}`)
    },
  }
}

async function sha256(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
