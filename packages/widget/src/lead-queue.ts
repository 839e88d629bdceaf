// Captures that the server has not answered yet. Each is stored before it is sent, under its own key (so that two tabs
// never overwrite each other), and sent again with the same submission_id until the server accepts or rejects it. The
// server stores one row per submission_id, so retries are idempotent.
import { isRetryable } from '@foyer/shared/leads/capture-error.ts'
import { catchErrors } from './catch-errors.ts'
import { readStored, removeStored, storedKeys, writeStored } from './storage.ts'
import { type SubmitResult, submitLead } from './submit-lead.ts'

/** The key prefix of unsent captures. */
export const LEAD_KEY = 'lead.'
const MAX_AGE_MS = 7 * 86_400_000
const FIRST_DELAY_MS = 4_000
const MAX_DELAY_MS = 300_000

export type PendingLead = {
  readonly api: string
  readonly body: string
  /** When the visitor submitted the form, in milliseconds since 1970. */
  readonly at: number
  /** Called with the result of every attempt, and whether the capture is stored for the next visit. */
  readonly onResult?: (result: SubmitResult, isStored: boolean) => void
}

/**
 * Creates the queue of unsent captures. It has no size limit; captures from earlier visits are dropped after 7 days.
 *
 * @param signal stops the queue; stored captures stay for the next visit
 */
export function createLeadQueue(signal: AbortSignal) {
  const pending = new Map<string, PendingLead>()
  const sending = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const store = ({ api, body, at }: PendingLead, id: string) =>
    writeStored(LEAD_KEY + id, `${at} ${api} ${body}`)

  const forget = (id: string) => {
    pending.delete(id)
    removeStored(LEAD_KEY + id)
  }

  const send = catchErrors(async (lead: PendingLead, id: string) => {
    // Stored even if it is not sent: a capture added after destroy() is sent on the next visit.
    const isStored = store(lead, id)
    if (signal.aborted || sending.has(id)) return
    sending.add(id)
    const result = await submitLead(lead.api, lead.body)
    sending.delete(id)
    if (!isRetryable(result.status)) forget(id)
    else {
      clearTimeout(timer)
      timer = setTimeout(
        sendAll,
        result.retryAfterMs || Math.min(FIRST_DELAY_MS * 2 ** failures++, MAX_DELAY_MS),
      )
    }
    if (!signal.aborted) lead.onResult?.(result, isStored)
  })

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
    add(id: string, lead: PendingLead) {
      pending.set(id, lead)
      sendAll()
    },
    /** Stores all pending captures, once storage is allowed. */
    storeAll() {
      pending.forEach(store)
    },
    /** Loads and sends the captures that earlier pages could not send. */
    resume() {
      for (const key of storedKeys(LEAD_KEY)) {
        const [, at, api = '', body] = /^(\d+) (\S+) (.+)$/s.exec(readStored(key)) ?? []
        const id = key.slice(LEAD_KEY.length)
        if (!body || Date.now() - Number(at) > MAX_AGE_MS) forget(id)
        else if (!pending.has(id)) pending.set(id, { api, body, at: Number(at) })
      }
      sendAll()
    },
  }
}
