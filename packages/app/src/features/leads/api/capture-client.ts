import { createCaptureQueue } from '@foyer/shared/leads/client/capture-queue.ts'
import { createStore } from '@foyer/shared/leads/client/store.ts'
import { parseUrl } from '@foyer/shared/parse-url.ts'
import { env } from '../../../config/env.ts'

const PREFIX = 'foyer:'
const CAPTURE_TIMEOUT_MS = 8000

const always = () => true
const never = () => false

const queue = createCaptureQueue(
  createStore(PREFIX, () => localStorage, always),
  CAPTURE_TIMEOUT_MS,
  never,
)

/** What is known of how the visitor came; stored only for this tab when the browser asks for privacy. */
export const touchStore = createStore(
  PREFIX,
  () => (asksForPrivacy(navigator) ? sessionStorage : localStorage),
  always,
)

/**
 * Sends one capture, and again later if the server cannot take it now, also after a reload.
 *
 * @returns the first answer: its HTTP status, 0 when there was none, and the id of the stored capture, if it names one
 */
export function sendCapture(capture: {
  readonly submission_id: string
}): Promise<{ readonly status: number; readonly lead: string }> {
  return new Promise((resolve) => {
    queue.add(capture.submission_id, {
      api: `${env().functionsUrl}/capture-lead`,
      body: JSON.stringify(capture),
      at: Date.now(),
      onResult: ({ status, handoffUrl }) =>
        resolve({ status, lead: parseUrl(handoffUrl)?.searchParams.get('lead') ?? '' }),
    })
  })
}

/** Sends the captures that are waiting now. */
export function sendUnsent(): void {
  queue.flush()
}

/** Sends the captures that earlier pages could not send, and whenever the network returns. */
export function watchUnsent(page: Window): void {
  page.addEventListener('online', sendUnsent)
  queue.resume()
}

/** Returns whether the browser sends Global Privacy Control or Do Not Track. */
function asksForPrivacy(browser: Navigator): boolean {
  const hasGlobalPrivacyControl = 'globalPrivacyControl' in browser && browser.globalPrivacyControl === true
  return hasGlobalPrivacyControl || browser.doNotTrack === '1'
}
