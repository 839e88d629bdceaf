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
  let isAllowed: boolean | undefined = hasKeptTouches() || undefined

  const store = () => {
    allowStorage(!!isAllowed && !isPrivate)
    keepTouches(touches)
    queue.keepAll()
  }
  // A lead is not ours to throw away: only the visitor's own word removes it too.
  const clear = (kept: string | null) => {
    for (const key of storedKeys()) if (!kept || !key.startsWith(kept)) removeStored(key)
  }

  if (isPrivate) clear(LEAD_KEY)
  signal.addEventListener('abort', () => clear(LEAD_KEY))
  return {
    touches,
    queue,
    /** A widget joins the page: until the visitor says a word, it decides whether consent comes first. */
    join(isConsentRequired: boolean) {
      isAllowed ??= !isConsentRequired
      store()
    },
    /** The visitor's word on storing things on this device. */
    consent(given: boolean) {
      isAllowed = given
      if (!given) clear(null)
      store()
    },
  }
}
