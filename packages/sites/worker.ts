// Serves published sites on Cloudflare's network: docs/publishing.md.

import { readProject } from './settings.ts'
import { createEngine } from './src/engine.ts'
import { createMemory } from './src/engine-parts.ts'
import { createPageCounter } from './src/page-counter.ts'
import { sendPageCounts } from './src/send-page-counts.ts'
import { createStorageOrigin } from './src/storage-origin.ts'
import type { Bytes, Kept, Origin } from './src/stores.ts'

/** The files in memory, in bytes; a Worker has 128 MB. */
const MEMORY_BYTES = 16 * 1024 * 1024
/** The sites that one run of the timer checks: a Worker may send only so many requests at a time. */
const SWEPT_AT_ONCE = 200
/** A request may work for 30 seconds after its answer: so long sums are gathered before one of them hands them over. */
const HAND_OVER_AFTER_MS = 20_000
/** Longer than a hand-over takes. A request that was ended before holds the next one up for no longer than this. */
const HAND_OVER_EVERY_MS = 30_000
/** Where the next run of the timer goes on, in the store of pointers. */
const SWEEP_KEY = 'sweep'

type KeyValueStore = {
  get(key: string, type: 'arrayBuffer'): Promise<ArrayBuffer | null>
  put(key: string, value: Bytes): Promise<void>
  delete(key: string): Promise<void>
  list(asked: { readonly prefix: string; readonly limit: number; readonly cursor?: string | null }): Promise<{
    readonly keys: readonly { readonly name: string }[]
    readonly cursor?: string
  }>
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
/** Sums are shared, too: adding to them waits for nothing. The request that hands them over does not share its promise. */
const counter = createPageCounter(onTrouble)
let handOverAt = Number.NEGATIVE_INFINITY

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
    async hosts(from) {
      const { keys, cursor } = await POINTERS.list({
        prefix: 'hosts/',
        limit: SWEPT_AT_ONCE,
        cursor: from ?? null,
      })
      return { names: keys.map(({ name }) => name.replace('hosts/', '')), next: cursor }
    },
  }
}

/** A Worker has no start that could be refused: it serves what is kept, and its log names what is wrong. */
function originFor({ SUPABASE_URL, SUPABASE_SECRET_KEY }: Bindings): Origin {
  try {
    const { supabaseUrl, secretKey } = readProject({ SUPABASE_URL, SUPABASE_SECRET_KEY })
    return createStorageOrigin(supabaseUrl, secretKey)
  } catch (error) {
    return { read: () => Promise.reject(error) }
  }
}

/** Hands over what this instance counted; loads that come meanwhile wait for the next request's turn. */
async function handOver(bindings: Bindings): Promise<void> {
  await counter.handOver(async (batch) => {
    const { SUPABASE_URL, SUPABASE_SECRET_KEY } = bindings
    const { supabaseUrl, secretKey } = readProject({ SUPABASE_URL, SUPABASE_SECRET_KEY })
    return await sendPageCounts(supabaseUrl, secretKey)(batch)
  })
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function onTrouble(sentence: string, error: unknown): void {
  console.error(`sites: ${sentence}: ${error instanceof Error ? error.message : error}`)
}

type Context = { waitUntil(work: Promise<unknown>): void }

function engineFor(bindings: Bindings, context: Context) {
  return createEngine({
    origin: originFor(bindings),
    kept: createEdgeStore(bindings),
    memory,
    isSecure: true,
    later: (work) => context.waitUntil(work),
    countLoad(load) {
      counter.count(load)
      if (Date.now() - handOverAt < HAND_OVER_EVERY_MS) return
      handOverAt = Date.now()
      context.waitUntil(pause(HAND_OVER_AFTER_MS).then(() => handOver(bindings)))
    },
    onTrouble,
  })
}

// biome-ignore lint/style/noDefaultExport: the form of a Worker
export default {
  fetch(request: Request, bindings: Bindings, context: Context): Promise<Response> {
    return engineFor(bindings, context).fetch(request)
  },
  async scheduled(_event: unknown, bindings: Bindings, context: Context): Promise<void> {
    context.waitUntil(handOver(bindings))
    const { POINTERS } = bindings
    const from = await POINTERS.get(SWEEP_KEY, 'arrayBuffer')
    const next = await engineFor(bindings, context).sweep(from ? new TextDecoder().decode(from) : undefined)
    if (next) await POINTERS.put(SWEEP_KEY, new TextEncoder().encode(next))
    else if (from) await POINTERS.delete(SWEEP_KEY)
  },
}
