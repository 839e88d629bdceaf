import type { Manifest } from '@foyer/shared/sites/manifest.ts'
import type { Pointer } from '@foyer/shared/sites/pointer.ts'
import type { PageLoad } from './page-load.ts'
import type { Bytes, Kept, Origin } from './stores.ts'

/** What is known of a hostname. */
export type Host = {
  pointer: Pointer | undefined
  /** Of the pointer's object. */
  etag: string | undefined
  /** Whether every file of the live deploy was at hand. */
  isWhole: boolean
  /** Whether Storage has answered, or a pointer was kept: without a pointer, the hostname is then nobody's. */
  isKnown: boolean
  /** Storage did not answer when it was asked last about this hostname. */
  isSilent: boolean
  /** The highest of its pointers, also after the last of them has gone; `undefined` when it never had one. */
  sequence: number | undefined
  /** When Storage was asked, in milliseconds. */
  askedAt: number
}

/** What an engine has at hand. Its size is bounded, whatever the number of hosts. */
export type Memory = {
  readonly hosts: Recent<Host>
  /** Hostnames that never had a pointer here. */
  readonly nobodys: Recent<Host>
  readonly manifests: Recent<Manifest>
  readonly files: Recent<Bytes>
  /** The questions about hostnames that are not known to be sites, since the beginning of a window of time. */
  quota: { readonly since: number; asked: number }
}

/** What is used often is still read from disk now and then, and so is not what the disk removes first. */
const MAX_AGE_MS = 3_600_000

/** @param fileBytes the sum of the files in memory */
export function createMemory(fileBytes: number): Memory {
  return {
    hosts: new Recent(2000),
    nobodys: new Recent(2000),
    manifests: new Recent(500, MAX_AGE_MS),
    files: new Recent(fileBytes, MAX_AGE_MS),
    quota: { since: 0, asked: 0 },
  }
}

/** What an engine is made of. */
export type EngineParts = {
  readonly origin: Origin
  readonly kept: Kept
  readonly memory: Memory
  /** Sites are reached over TLS: plain HTTP is redirected. `X-Forwarded-Proto` says what a server in front was asked. */
  readonly isSecure: boolean
  /** Takes work that no visitor waits for. It never rejects. */
  readonly later: (work: Promise<unknown>) => void
  /** Takes each page load that counts. No visitor waits for it. Without it nothing is counted. */
  readonly countLoad?: (load: PageLoad) => void
  /** Hears what the operator should know; never anything about a visitor. */
  readonly onTrouble: (sentence: string, error: unknown) => void
}

/** A bounded memory: what was used least recently leaves first. */
class Recent<Value> {
  readonly #entries = new Map<
    string,
    { readonly value: Value; readonly size: number; readonly since: number }
  >()
  readonly #limit: number
  readonly #maxAgeMs: number
  #size = 0

  /**
   * @param limit of the sum of the sizes
   * @param maxAgeMs an older entry counts as missing
   */
  constructor(limit: number, maxAgeMs = Number.POSITIVE_INFINITY) {
    this.#limit = limit
    this.#maxAgeMs = maxAgeMs
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    if (Date.now() - entry.since > this.#maxAgeMs) {
      this.#size -= entry.size
      return undefined
    }
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: Value, size = 1): void {
    this.delete(key)
    if (size > this.#limit) return
    this.#entries.set(key, { value, size, since: Date.now() })
    this.#size += size
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }
}
