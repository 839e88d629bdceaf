// Serves published sites on Cloudflare's network: docs/publishing.md.
import { createEngine } from './src/engine.ts'
import { createMemory } from './src/engine-parts.ts'
import { createStorageOrigin } from './src/storage-origin.ts'
import type { Bytes, Kept } from './src/stores.ts'

/** The files in memory, in bytes; a Worker has 128 MB. */
const MEMORY_BYTES = 16 * 1024 * 1024

type KeyValueStore = {
  get(key: string, type: 'arrayBuffer'): Promise<ArrayBuffer | null>
  put(key: string, value: Bytes): Promise<void>
  delete(key: string): Promise<void>
}
type ObjectStore = {
  get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>
  put(key: string, value: Bytes): Promise<unknown>
  delete(key: string): Promise<void>
}
/** The bindings of wrangler.jsonc. */
type Bindings = {
  readonly SUPABASE_URL: string
  readonly SUPABASE_SECRET_KEY: string
  readonly POINTERS: KeyValueStore
  readonly FILES: ObjectStore
}

/** Visitors share data, but no request may wait for another's: so each has an engine of its own. */
const memory = createMemory(MEMORY_BYTES)

/** Pointers are small and change; all others are written once. */
function createEdgeStore({ POINTERS, FILES }: Bindings): Kept {
  const isPointer = (key: string) => key.startsWith('hosts/')
  return {
    async read(key) {
      const bytes = isPointer(key)
        ? await POINTERS.get(key, 'arrayBuffer')
        : await (await FILES.get(key))?.arrayBuffer()
      return bytes ? new Uint8Array(bytes) : undefined
    },
    async write(key, bytes) {
      await (isPointer(key) ? POINTERS : FILES).put(key, bytes)
    },
    remove: (key) => (isPointer(key) ? POINTERS : FILES).delete(key),
  }
}

// biome-ignore lint/style/noDefaultExport: the form of a Worker
export default {
  fetch(
    request: Request,
    bindings: Bindings,
    context: { waitUntil(work: Promise<unknown>): void },
  ): Promise<Response> {
    const engine = createEngine({
      origin: createStorageOrigin(bindings.SUPABASE_URL, bindings.SUPABASE_SECRET_KEY),
      kept: createEdgeStore(bindings),
      memory,
      isSecure: true,
      later: (work) => context.waitUntil(work),
      onTrouble: (sentence, error) =>
        console.error(`sites: ${sentence}: ${error instanceof Error ? error.message : error}`),
    })
    return engine.fetch(request)
  },
}
