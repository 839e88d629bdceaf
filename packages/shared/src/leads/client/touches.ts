import { readAttribution, type Touch } from '../attribution.ts'
import type { CaptureStore } from './store.ts'

/** The key of the stored touches. */
export const TOUCHES_KEY = 'touches'

/** The first and the latest touch of a visitor. */
export type Touches = {
  readonly first: Touch
  readonly last: Touch
  /** Whether the first touch was too old already on the latest page view. */
  readonly isOld?: boolean
}

/** What is stored for the next page view: also whether the visitor has given consent, if it was asked for. */
type StoredTouches = Touches & { readonly consent?: boolean | undefined }

/** Stores the touches for the next page view. */
export function storeTouches(store: CaptureStore, touches: StoredTouches): void {
  store.write(TOUCHES_KEY, touches)
}

/** Returns the stored touches; null when there are none or they are malformed. */
export function readTouches(store: CaptureStore): StoredTouches | null {
  const stored = store.read(TOUCHES_KEY)
  // Most visits are first visits: without this line, the exception below takes longer than rendering a form.
  if (!stored) return null
  try {
    const { consent, isOld, first, last } = stored
    return { consent, isOld, first: readAgain(first), last: readAgain(last) }
  } catch {
    return null
  }
}

// Other scripts can write under this key, and so can another version of the widget: the server would refuse a capture with
// a malformed touch. Reading it like an address leaves only what the server takes.
function readAgain({ click_ids, ...touch }: Touch): Touch {
  return readAttribution(
    `http://host.invalid${touch.landing_page}?${new URLSearchParams({ ...touch, ...click_ids })}`,
    touch.referrer || '',
    new Date(touch.at),
  )
}
