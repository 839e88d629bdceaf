// Captures that the server has not answered yet. Each is stored before it is sent, under its own key (so that two tabs
// never overwrite each other), and sent again with the same submission_id until the server accepts or rejects it. The
// server stores one row per submission_id, so retries are idempotent.
import { isRetryable } from '../capture-error.ts'
import { type CaptureResult, postCapture } from './post-capture.ts'
import type { CaptureStore } from './store.ts'

/** The key prefix of unsent captures. */
const CAPTURE_KEY = 'lead.'
const MAX_AGE_MS = 7 * 86_400_000
const FIRST_DELAY_MS = 4_000
const MAX_DELAY_MS = 300_000

export type PendingCapture = {
  readonly api: string
  readonly body: string
  /** When the visitor submitted the form, in milliseconds since 1970. */
  readonly at: number
  /** Whether it was too old already when the latest page sent it. */
  readonly isOld?: boolean
  /** Called with the result of every attempt, and whether the capture is stored for the next visit. */
  readonly onResult?: (result: CaptureResult, isStored: boolean) => void
}

/**
 * Creates the queue of unsent captures. It has no size limit. A capture of an earlier visit that seems to be older than 7 days
 * is sent on one more page before it is given up: its age is that of the visitor's clock, which may have been wrong.
 *
 * @param store keeps the captures for the next visit
 * @param timeoutMs how long to wait for each answer
 * @param isStopped stops the queue once it returns true; stored captures stay for the next visit
 */
export function createCaptureQueue(store: CaptureStore, timeoutMs: number, isStopped: () => boolean) {
  const pending = new Map<string, PendingCapture>()
  const sending = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const keep = (capture: PendingCapture, id: string) => store.write(CAPTURE_KEY + id, capture)

  const forget = (id: string) => {
    pending.delete(id)
    store.remove(CAPTURE_KEY + id)
  }

  const send = async (capture: PendingCapture, id: string) => {
    // Stored even if it is not sent: a capture added after the queue has stopped is sent on the next visit.
    const isStored = keep(capture, id)
    if (isStopped() || sending.has(id)) return
    sending.add(id)
    const result = await postCapture(capture.api, capture.body, timeoutMs)
    sending.delete(id)
    if (!isRetryable(result.status)) forget(id)
    else {
      clearTimeout(timer)
      timer = setTimeout(
        sendAll,
        Math.max(result.retryAfterMs, Math.min(FIRST_DELAY_MS * 2 ** failures++, MAX_DELAY_MS)),
      )
    }
    const { onResult } = capture
    if (onResult && !isStopped()) onResult(result, isStored)
  }

  const sendAll = () => pending.forEach(send)

  return {
    /**
     * Sends all pending captures now: the browser is back online, or the visitor pressed the button. Browsers report
     * `online` before the connection works, so the retry delay starts again from its first value.
     */
    flush() {
      failures = 0
      sendAll()
    },
    forget,
    add(id: string, capture: PendingCapture) {
      pending.set(id, capture)
      sendAll()
    },
    /** Stores all pending captures, once storage is allowed. */
    storeAll() {
      pending.forEach(keep)
    },
    /** Loads and sends the captures that earlier pages could not send. */
    resume() {
      for (const key of store.keys(CAPTURE_KEY)) {
        const id = key.slice(CAPTURE_KEY.length)
        const capture = store.read(key)
        // A page that has broken `JSON` reads nothing: the next one may.
        if (!Object(capture).api) continue
        // Judged again each time, because the clock may have been put right since.
        const isOld = Date.now() - capture.at > MAX_AGE_MS
        if (isOld && capture.isOld) forget(id)
        else if (!pending.has(id)) pending.set(id, { ...capture, isOld })
      }
      sendAll()
    },
  }
}
