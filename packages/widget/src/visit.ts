import { captureAttribution, hasStoredTouches, storeTouches } from './capture-attribution.ts'
import { createLeadQueue, LEAD_KEY } from './lead-queue.ts'
import { allowStorage, removeStored, storedKeys } from './storage.ts'

export type Visit = ReturnType<typeof beginVisit>

/**
 * Creates what all widgets of a page share: attribution, the queue of unsent captures, and the permission to store.
 *
 * @param signal ends the visit and removes everything stored except unsent captures
 */
export function beginVisit(signal: AbortSignal) {
  const touches = captureAttribution()
  const queue = createLeadQueue(signal)
  // Under Global Privacy Control and Do Not Track the widget works, but stores nothing.
  const isPrivate = Reflect.get(navigator, 'globalPrivacyControl') || navigator.doNotTrack === '1'
  // Stored touches prove that an earlier page was allowed to store.
  let hasConsentAnswer = hasStoredTouches()
  let isAllowed = true

  const clear = (keptPrefix: string | null) => {
    for (const key of storedKeys()) if (!keptPrefix || !key.startsWith(keptPrefix)) removeStored(key)
  }
  const update = () => {
    allowStorage(isAllowed && !isPrivate)
    // Unsent captures are removed only when the visitor refuses consent.
    if (!isAllowed || isPrivate) clear(LEAD_KEY)
    storeTouches(touches)
    queue.storeAll()
  }

  signal.addEventListener('abort', () => clear(LEAD_KEY))
  return {
    touches,
    queue,
    /** Registers a widget. Until the visitor answers, one widget that requires consent blocks storage for all. */
    addWidget(isConsentRequired: boolean) {
      if (isConsentRequired && !hasConsentAnswer) isAllowed = false
      update()
    },
    /** Records whether the visitor allows storage on this device. */
    consent(given: boolean) {
      hasConsentAnswer = true
      isAllowed = given
      if (!given) clear(null)
      update()
    },
  }
}
