// Captures that the server has not answered yet. Each is kept before it is sent, under its own key (so that two tabs
// never overwrite each other), and sent again with the same submission_id until the server takes or refuses it: the
// server stores one row however often it arrives.
import { isRetryable } from '@foyer/shared/leads/capture-error.ts'
import { guarded } from './boundary.ts'
import { readStored, removeStored, storedKeys, writeStored } from './storage.ts'
import { type SubmitResult, submitLead } from './submit-lead.ts'

/** Begins the key of each unsent capture. */
export const LEAD_KEY = 'lead.'
const KEPT_MS = 7 * 86_400_000
const FIRST_DELAY_MS = 4_000
const MAX_DELAY_MS = 300_000

export type PendingLead = {
  readonly api: string
  readonly body: string
  /** When the visitor pressed the button, in milliseconds since 1970. */
  readonly at: number
  /** Told about the outcome of every try, and whether the capture is kept for the next visit. */
  readonly onResult?: (result: SubmitResult, isKept: boolean) => void
}

/** @param signal ends the queue: it stops sending, and what is stored stays for the next visit */
export function createLeadQueue(signal: AbortSignal) {
  const pending = new Map<string, PendingLead>()
  const sending = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const keep = ({ api, body, at }: PendingLead, id: string) =>
    writeStored(LEAD_KEY + id, `${at} ${api} ${body}`)

  const forget = (id: string) => {
    pending.delete(id)
    removeStored(LEAD_KEY + id)
  }

  const send = guarded(async (lead: PendingLead, id: string) => {
    // Also when it is not sent any more: a capture that came while the widget left is one for the next visit.
    const isKept = keep(lead, id)
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
    if (!signal.aborted) lead.onResult?.(result, isKept)
  })

  const sendAll = () => pending.forEach(send)

  return {
    /**
     * Sends what waits at once: the browser is back online, or somebody pressed the button. Networks say so before they
     * carry anything, so what fails even now is tried again as soon as after a first failure.
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
    /** Stores what waits in memory, once that is allowed. */
    keepAll() {
      pending.forEach(keep)
    },
    /** Takes up what earlier pages could not send. */
    resume() {
      for (const key of storedKeys(LEAD_KEY)) {
        const [, at, api = '', body] = /^(\d+) (\S+) (.+)$/s.exec(readStored(key)) ?? []
        const id = key.slice(LEAD_KEY.length)
        if (!body || Date.now() - Number(at) > KEPT_MS) forget(id)
        else if (!pending.has(id)) pending.set(id, { api, body, at: Number(at) })
      }
      sendAll()
    },
  }
}
