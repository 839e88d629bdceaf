import { mergeTouch, readAttribution, type Touch } from '@foyer/shared/leads/attribution.ts'
import { readStored, writeStored } from './storage.ts'

const KEY = 'touches'

export type Touches = { readonly first: Touch; readonly last: Touch }

/**
 * Reads where this visit came from, merged with what earlier visits left on the device. Called as soon as the script
 * runs: a router of the page may drop the query a moment later.
 */
export function captureAttribution(): Touches {
  return mergeTouch(readTouches(), readAttribution(location.href, document.referrer, new Date()))
}

/** Keeps the touches for the next visit, if anything may be kept. */
export function keepTouches({ first, last }: Touches): void {
  writeStored(KEY, `${pack(first)} ${pack(last)}`)
}

/** Whether an earlier visit left touches, which it did only when it was allowed to. */
export function hasKeptTouches(): boolean {
  return !!readStored(KEY)
}

// Stored as queries, so that what is read back passes through the reader of addresses: whatever else wrote under this
// key, nothing malformed can reach the server through it.
function pack({ click_ids, ...touch }: Touch): string {
  return new URLSearchParams({ ...touch, ...click_ids }).toString()
}

function readTouches(): Touches | null {
  const kept = readStored(KEY)
  // Most visits are first ones: for them, the error that nothing to unpack ends in takes longer than drawing the form.
  if (!kept) return null
  try {
    const [first, last] = kept.split(' ').map(unpack)
    return first && last ? { first, last } : null
  } catch {
    return null
  }
}

function unpack(packed: string): Touch {
  const read = new URLSearchParams(packed)
  return readAttribution(
    `http://host.invalid${read.get('landing_page')}?${packed}`,
    read.get('referrer') ?? '',
    new Date(read.get('at') ?? ''),
  )
}
