import { createEngine } from '../src/engine.ts'
import { createMemory } from '../src/engine-parts.ts'
import type { PageLoad } from '../src/page-load.ts'
import type { Bytes } from '../src/stores.ts'
import { createBucket } from './bucket.ts'

export const HOST = 'cedar.foyer.example'

/** An engine over an empty bucket. `restart` returns one with the same disk and an empty memory. */
export function startEngine({ isSecure = false } = {}) {
  const bucket = createBucket()
  const disk = new Map<string, Bytes>()
  const troubles: string[] = []
  const work: Promise<unknown>[] = []
  const kept = {
    read: async (key: string) => disk.get(key),
    write: async (key: string, bytes: Bytes) => void disk.set(key, bytes),
    remove: async (key: string) => void disk.delete(key),
    hosts: async () => ({
      names: [...disk.keys()].flatMap((key) => (key.startsWith('hosts/') ? [key.slice(6)] : [])),
    }),
  }
  const loads: PageLoad[] = []
  const start = () => {
    const engine = createEngine({
      origin: bucket.origin,
      kept,
      memory: createMemory(1024 * 1024),
      isSecure,
      later: (promise) => void work.push(promise),
      countLoad: (load) => loads.push(load),
      onTrouble: (sentence, error) =>
        troubles.push(`${sentence}: ${error instanceof Error ? error.message : error}`),
    })
    const get = (path = '/', headers: Record<string, string> = {}, host = HOST) =>
      engine.fetch(new Request(`http://${host}${path}`, { headers }))
    return { engine, get, read: async (path?: string) => (await get(path)).text() }
  }
  return {
    bucket,
    disk,
    kept,
    troubles,
    /** What was counted. */
    loads,
    ...start(),
    restart: start,
    /** Waits for what visitors do not wait for. */
    settle: async () => void (await Promise.all(work)),
    silence: () => {
      bucket.before = () => Promise.reject(new Error('silent'))
    },
  }
}
