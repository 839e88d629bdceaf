import { OTHER, type PageLoad } from './page-load.ts'

/** Different combinations of deploy, day, page and source in one batch; more are not counted. */
export const MAX_COUNTS = 5000
/** Different combinations of one deploy in one batch; the rest is counted as page and source "other". */
export const MAX_COUNTS_OF_SITE = 200
/** A batch that the database did not take for so long is given up: its days would be refused. */
const GIVE_UP_AFTER_MS = 2 * 24 * 3_600_000

type PageCount = Omit<PageLoad, 'host'> & { readonly loads: number }

/** The id stays the same when a batch is sent again, so the database can refuse one that it has. */
export type CountBatch = { readonly id: string; readonly counts: readonly PageCount[] }

/**
 * Hands a batch to the database. Resolves with whether it is settled there, or `refused`, as it always will be; rejects
 * when it is to be sent again, although it may have arrived.
 */
export type SendBatch = (batch: CountBatch) => Promise<'settled' | 'refused'>

type PageCounter = {
  /** Adds a page load. Takes no time that a visitor would notice, and never throws. */
  count(load: PageLoad): void
  /**
   * Hands over what was counted, also when that is nothing; what failed before goes first, unchanged. Two calls at a time
   * may send a batch twice, which the database takes once. Never rejects.
   */
  handOver(send: SendBatch): Promise<void>
}

/**
 * Keeps sums in memory until they are handed over. A load is counted at most once: one that was counted when the process
 * is killed is lost.
 */
export function createPageCounter(onTrouble: (sentence: string, error: unknown) => void): PageCounter {
  let sums = new Map<string, { count: Omit<PageCount, 'loads'>; loads: number }>()
  let keysOfSite = new Map<string, number>()
  let lost = 0
  /** Sent, and not known to have arrived. */
  let pending: { readonly batch: CountBatch; readonly since: number } | undefined

  function take(): typeof pending {
    const counts = [...sums.values()].map(({ count, loads }) => ({ ...count, loads }))
    sums = new Map()
    keysOfSite = new Map()
    if (lost > 0) onTrouble('Page loads were not counted', new Error(`${lost} beyond ${MAX_COUNTS} counts`))
    lost = 0
    return { batch: { id: crypto.randomUUID(), counts }, since: Date.now() }
  }

  function add({ deploy, day, page, source }: Omit<PageLoad, 'host'>): void {
    const key = JSON.stringify([deploy, day, page, source])
    const known = sums.get(key)
    if (known) {
      known.loads += 1
      return
    }
    const ofSite = keysOfSite.get(deploy) ?? 0
    if (ofSite >= MAX_COUNTS_OF_SITE && source !== OTHER) {
      add({ deploy, day, page: OTHER, source: OTHER })
      return
    }
    if (sums.size >= MAX_COUNTS) {
      lost += 1
      return
    }
    sums.set(key, { count: { deploy, day, page, source }, loads: 1 })
    keysOfSite.set(deploy, ofSite + 1)
  }

  /** Whether the batch will not be sent again. */
  async function settle(send: SendBatch, { batch, since }: NonNullable<typeof pending>): Promise<boolean> {
    try {
      if ((await send(batch)) === 'refused')
        onTrouble('Page loads were refused and dropped', new Error(`${batch.counts.length} counts`))
      return true
    } catch (error) {
      const isGivenUp = Date.now() - since >= GIVE_UP_AFTER_MS
      onTrouble(isGivenUp ? 'Page loads were given up' : 'Page loads were not handed over', error)
      return isGivenUp
    }
  }

  return {
    count: add,
    async handOver(send) {
      pending ??= take()
      do {
        const current = pending
        if (!(current && (await settle(send, current)))) return
        // Another call may have gone on with the next one.
        if (pending === current) pending = sums.size > 0 ? take() : undefined
      } while (pending)
    },
  }
}
