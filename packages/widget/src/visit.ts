import { mergeTouch, readAttribution } from '@foyer/shared/leads/attribution.ts'
import { CAPTURE_KEY, createCaptureQueue } from '@foyer/shared/leads/client/capture-queue.ts'
import { createStore } from '@foyer/shared/leads/client/store.ts'
import { readTouches, storeTouches } from '@foyer/shared/leads/client/touches.ts'
import { pageProperty } from './page-property.ts'

export type Visit = ReturnType<typeof beginVisit>

const TIMEOUT_MS = 20_000
const DAY_MS = 86_400_000
/** When a popup last opened, in milliseconds since 1970; infinity after a capture. */
const POPUP_KEY = 'popup'

/**
 * Creates what all widgets of a page share: attribution, the queue of unsent captures, and the permission to store.
 * Must run as soon as the script runs: the page's router may drop the query a moment later.
 *
 * @param signal ends the visit and removes everything stored except unsent captures
 */
export function beginVisit(signal: AbortSignal) {
  // Under Global Privacy Control and Do Not Track the widget works, but stores and counts nothing.
  const isPrivate = Reflect.get(navigator, 'globalPrivacyControl') || navigator.doNotTrack === '1'
  let isAllowed = true
  let hasOpened = false
  const isTracked = () => isAllowed && !isPrivate
  const store = createStore('foyer.', () => localStorage, isTracked)
  const stored = readTouches(store)
  // Stored touches prove that an earlier page was allowed to store.
  let hasConsentAnswer = !!stored
  const touches = mergeTouch(stored, readAttribution(location.href, pageProperty('referrer'), new Date()))
  const queue = createCaptureQueue(store, TIMEOUT_MS, () => signal.aborted)

  const clear = (keptPrefix: string) => {
    for (const key of store.keys()) if (!keptPrefix || !key.startsWith(keptPrefix)) store.remove(key)
  }
  const update = () => {
    // Unsent captures are removed only when the visitor refuses consent.
    if (!isTracked()) clear(CAPTURE_KEY)
    storeTouches(store, touches)
    queue.storeAll()
  }

  signal.addEventListener('abort', () => clear(CAPTURE_KEY))
  return {
    touches,
    queue,
    isTracked,
    /** Whether a popup opened within these days or on this page, or the visitor was captured. */
    hadPopup: (days: number) =>
      hasOpened || Date.now() - Number(store.read(POPUP_KEY) || '-Infinity') < days * DAY_MS,
    /** Records that a popup has opened now, or with infinity that none has to. */
    rememberPopup(at = Date.now()) {
      hasOpened = true
      if (!store.read(POPUP_KEY).startsWith('I')) store.write(POPUP_KEY, `${at}`)
    },
    /** Registers a widget. Until the visitor answers, one widget that requires consent blocks storage for all. */
    addWidget(isConsentRequired: boolean) {
      if (isConsentRequired && !hasConsentAnswer) isAllowed = false
      update()
    },
    /** Records whether the visitor allows storage on this device. */
    consent(given: boolean) {
      hasConsentAnswer = true
      isAllowed = given
      if (!given) clear('')
      update()
    },
  }
}
