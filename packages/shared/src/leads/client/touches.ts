import { readAttribution, type Touch } from '../attribution.ts'
import type { CaptureStore } from './store.ts'

/** The key of the stored touches. */
export const TOUCHES_KEY = 'touches'

/** The first and the latest touch of a visitor. */
export type Touches = { readonly first: Touch; readonly last: Touch }

/** Stores the touches for the next page view. */
export function storeTouches(store: CaptureStore, { first, last }: Touches): void {
  store.write(TOUCHES_KEY, `${pack(first)} ${pack(last)}`)
}

/** Returns the stored touches; null when there are none or they are malformed. */
export function readTouches(store: CaptureStore): Touches | null {
  const stored = store.read(TOUCHES_KEY)
  // Most visits are first visits: without this line, the exception below takes longer than rendering a form.
  if (!stored) return null
  try {
    const [first, last] = stored.split(' ').map(unpack)
    return first && last ? { first, last } : null
  } catch {
    return null
  }
}

// Stored as query strings, so that reading them back validates them like an address: other scripts can write under this
// key, but malformed values never reach the server.
function pack({ click_ids, ...touch }: Touch): URLSearchParams {
  return new URLSearchParams({ ...touch, ...click_ids })
}

function unpack(packed: string): Touch {
  const read = new URLSearchParams(packed)
  return readAttribution(
    `http://host.invalid${read.get('landing_page')}?${packed}`,
    read.get('referrer') ?? '',
    new Date(read.get('at') ?? ''),
  )
}
