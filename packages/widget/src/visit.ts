/// <reference path="./window.d.ts" />
import { mergeTouch, readAttribution } from '@foyer/shared/leads/attribution.ts'
import { createCaptureQueue } from '@foyer/shared/leads/client/capture-queue.ts'
import { createStore } from '@foyer/shared/leads/client/store.ts'
import { readTouches, storeTouches, TOUCHES_KEY, type Touches } from '@foyer/shared/leads/client/touches.ts'
import { listen } from './catch-errors.ts'
import { pageProperty } from './page-property.ts'

export type Visit = ReturnType<typeof beginVisit>

const TIMEOUT_MS = 20_000
const DAY_MS = 86_400_000
/** More than any clock says. */
const FOR_GOOD = 1e15
/** For another tag of the site, whose popups stay closed for longer. */
const MORE_DAYS = 30
/** Until when no popup opens by itself, in milliseconds since 1970; the largest number after a capture. */
const POPUP_KEY = 'popup'

/**
 * Creates what all widgets of a page share: attribution, the queue of unsent captures, and the permission to store.
 * Must run as soon as the script runs: the page's router may drop the query a moment later.
 *
 * @param signal ends the visit and removes everything stored except unsent captures
 */
export function beginVisit(signal: AbortSignal) {
  // Read at once and parsed later: parsing takes a tenth of the time in which the form is shown.
  const { href } = location
  const referrer = pageProperty('referrer')
  const startedAt = new Date()
  let touches: Touches | undefined
  let isConsentRequired = false
  /** The visitor's answer, if there is one. */
  let consent: boolean | undefined
  let hasOpened = false
  let wasHidden = pageProperty('hidden')
  /** Reads the storage when it is needed first: its first access takes longer than rendering a form. */
  const getTouches = () => {
    if (!touches) {
      const stored = readTouches(store)
      // Touches alone may be from a page that did not require consent.
      if (stored) consent ??= stored.consent
      touches = mergeTouch(stored, readAttribution(href, referrer, startedAt))
    }
    return touches
  }
  const isTracked = () => {
    getTouches()
    // Under Global Privacy Control and Do Not Track the widget works, but stores and counts nothing.
    return !navigator.globalPrivacyControl && navigator.doNotTrack !== '1' && (consent ?? !isConsentRequired)
  }
  const store = createStore('foyer.', () => localStorage, isTracked)
  const queue = createCaptureQueue(store, TIMEOUT_MS, () => signal.aborted)
  /** Removes everything stored except unsent captures. */
  const forgetVisitor = () => [TOUCHES_KEY, POPUP_KEY].forEach(store.remove)
  const update = () => {
    if (!isTracked()) forgetVisitor()
    storeTouches(store, { consent, ...getTouches() })
    queue.storeAll()
  }

  signal.addEventListener('abort', forgetVisitor)
  listen(
    document,
    'visibilitychange',
    () => {
      wasHidden = true
    },
    signal,
  )
  return {
    getTouches,
    /** Whether the page was in the background for some time since the script ran: what was timed there lies. */
    wasHidden: () => wasHidden,
    queue,
    isTracked,
    /**
     * Whether no popup may open by itself: one was on this page, or on an earlier one not long ago.
     *
     * @param days the longest that it may stay closed. What is left of it was counted by a wrong clock if it is much longer
     */
    hadPopup(days: number) {
      const left = store.read(POPUP_KEY) - Date.now()
      return hasOpened || left > FOR_GOOD || (left > 0 && left < (days + MORE_DAYS) * DAY_MS)
    },
    /** Records a popup or a capture: no popup opens by itself until then, in milliseconds since 1970. */
    snooze(until: number) {
      hasOpened = true
      if (!(store.read(POPUP_KEY) > FOR_GOOD)) store.write(POPUP_KEY, until)
    },
    /** Until the visitor answers, one widget that requires consent blocks storage for all. */
    requireConsent() {
      isConsentRequired = true
    },
    /** Stores the touches and sends what earlier pages could not send, once the forms are visible. */
    start() {
      if (signal.aborted) return
      update()
      queue.resume()
    },
    /** Records whether the visitor allows storage on this device. */
    consent(given: boolean) {
      getTouches()
      consent = given
      // Unsent captures are removed only when the visitor refuses consent.
      if (!given) store.keys().forEach(store.remove)
      update()
    },
  }
}
