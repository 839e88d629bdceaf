// What all widgets of a page share: where the visitor came from, what waits to be sent, what may be stored.
import { captureAttribution, hasKeptTouches, keepTouches } from './capture-attribution.ts'
import { createLeadQueue, LEAD_KEY } from './lead-queue.ts'
import { allowStorage, removeStored, storedKeys } from './storage.ts'

export type Visit = ReturnType<typeof beginVisit>

/** @param signal ends the visit, and removes from the device what is not an unsent capture */
export function beginVisit(signal: AbortSignal) {
  const touches = captureAttribution()
  const queue = createLeadQueue(signal)
  // Global Privacy Control and Do Not Track: everything works, and nothing outlives the page.
  const isPrivate = Reflect.get(navigator, 'globalPrivacyControl') || navigator.doNotTrack === '1'
  // An earlier page stored something only because it was allowed to.
  let hasWord = hasKeptTouches()
  let isAllowed = true

  const clear = (kept: string | null) => {
    for (const key of storedKeys()) if (!kept || !key.startsWith(kept)) removeStored(key)
  }
  const store = () => {
    allowStorage(isAllowed && !isPrivate)
    // A lead is not ours to throw away: only the visitor's own word removes it too.
    if (!isAllowed || isPrivate) clear(LEAD_KEY)
    keepTouches(touches)
    queue.keepAll()
  }

  signal.addEventListener('abort', () => clear(LEAD_KEY))
  return {
    touches,
    queue,
    /** A widget joins the page: one that asks for consent first decides for all, until there is a word. */
    join(isConsentRequired: boolean) {
      if (isConsentRequired && !hasWord) isAllowed = false
      store()
    },
    /** The visitor's word on storing things on this device. */
    consent(given: boolean) {
      hasWord = true
      isAllowed = given
      if (!given) clear(null)
      store()
    },
  }
}
