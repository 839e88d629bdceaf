import { mergeTouch, readAttribution, type Touch } from '@foyer/shared/leads/attribution.ts'
import { readStored, writeStored } from './storage.ts'

const KEY = 'touches'

export type Touches = { readonly first: Touch; readonly last: Touch }

/**
 * Reads the attribution of this visit and merges it with the touches stored by earlier visits. Must run as soon as the
 * script runs: the page's router may drop the query a moment later.
 */
export function captureAttribution(): Touches {
  return mergeTouch(readTouches(), readAttribution(location.href, document.referrer, new Date()))
}

/** Stores the touches for the next visit, if storage is allowed. */
export function storeTouches({ first, last }: Touches): void {
  writeStored(KEY, `${pack(first)} ${pack(last)}`)
}

/** Returns whether an earlier visit stored touches, which it did only with permission. */
export function hasStoredTouches(): boolean {
  return !!readStored(KEY)
}

// Stored as query strings, so that reading them back validates them like an address: other scripts can write under this
// key, but malformed values never reach the server.
function pack({ click_ids, ...touch }: Touch): string {
  return new URLSearchParams({ ...touch, ...click_ids }).toString()
}

function readTouches(): Touches | null {
  const stored = readStored(KEY)
  // Most visits are first visits: without this line, the exception below takes longer than rendering the form.
  if (!stored) return null
  try {
    const [first, last] = stored.split(' ').map(unpack)
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
