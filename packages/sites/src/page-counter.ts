import type { PageLoad } from './page-load.ts'

/** Different combinations of host, day, page and source in one batch; more are not counted. */
export const MAX_COUNTS = 5000
/** Different combinations of one host in one batch; the rest is counted as page and source "other". */
export const MAX_COUNTS_OF_HOST = 200
/** What pages and sources beyond the limit are called. */
export const OTHER = 'other'

export type PageCount = PageLoad & { readonly loads: number }

/** The id stays the same when a batch is sent again, so the database can refuse one that it has. */
export type CountBatch = { readonly id: string; readonly counts: readonly PageCount[] }

export type PageCounter = {
  /** Adds a page load. Takes no time that a visitor would notice, and never throws. */
  count(load: PageLoad): void
  /** Hands over what was counted; what failed before goes first, unchanged. Never rejects. */
  handOver(): Promise<void>
}

/**
 * Keeps sums in memory until they are handed over. A load is counted at most once: one that was counted when the process
 * is killed is lost.
 *
 * @param send resolves when the database has the batch, also when it had it before
 */
export function createPageCounter(
  send: (batch: CountBatch) => Promise<void>,
  onTrouble: (sentence: string, error: unknown) => void,
): PageCounter {
  let sums = new Map<string, { readonly load: PageLoad; loads: number }>()
  let keysOfHost = new Map<string, number>()
  /** Sent, and not known to have arrived. */
  let pending: CountBatch | undefined
  let sending: Promise<void> | undefined

  function take(): CountBatch | undefined {
    if (sums.size === 0) return undefined
    const counts = [...sums.values()].map(({ load, loads }) => ({ ...load, loads }))
    sums = new Map()
    keysOfHost = new Map()
    return { id: crypto.randomUUID(), counts }
  }

  function add(load: PageLoad, isOther: boolean): void {
    const key = JSON.stringify([load.host, load.day, load.page, load.source])
    const known = sums.get(key)
    if (known) {
      known.loads += 1
      return
    }
    const ofHost = keysOfHost.get(load.host) ?? 0
    if (!isOther && ofHost >= MAX_COUNTS_OF_HOST) {
      add({ ...load, page: OTHER, source: OTHER }, true)
      return
    }
    if (sums.size >= MAX_COUNTS) return
    sums.set(key, { load, loads: 1 })
    keysOfHost.set(load.host, ofHost + 1)
  }

  async function sendAll(): Promise<void> {
    try {
      for (pending ??= take(); pending; pending = take()) await send(pending)
    } catch (error) {
      onTrouble('Page loads were not handed over', error)
    }
  }

  return {
    count: (load) => add(load, false),
    handOver() {
      sending ??= sendAll().finally(() => {
        sending = undefined
      })
      return sending
    },
  }
}
