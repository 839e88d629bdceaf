import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callDatabase } from '../../lib/api/call-database.ts'
import { loadOwnRow } from '../../lib/api/load-own.ts'

/** The first draft of a practice's website. */
export type InitialDraft = {
  /** Where it can be looked at; `null` while it is not ready. */
  readonly url: string | null
  /** Number of the newest version, from one. */
  readonly version: number
  /** Whether the owner is changing the answers: the draft stays, and the questions are open. */
  readonly isReopened: boolean
}

const rowSchema = z.object({
  url: z.nullable(z.string()),
  version: z.number(),
  reopened_at: z.nullable(z.string()),
})

/**
 * Looks up the draft of a person.
 *
 * @throws Error when the draft could not be looked up
 */
async function loadInitialDraft(personId: string, signal: AbortSignal): Promise<InitialDraft> {
  const row = await loadOwnRow('initial_drafts', personId, rowSchema, { signal })
  if (!row?.url) return { url: null, version: 1, isReopened: false }
  return { url: row.url, version: row.version, isReopened: Boolean(row.reopened_at) }
}

const CHECK_TIMEOUT_MS = 5000

/** The draft of a person, as a query. */
export function initialDraftQuery(personId: string) {
  return queryOptions<InitialDraft>({
    queryKey: ['initial-draft', personId],
    queryFn: ({ signal }) => loadInitialDraft(personId, signalWithin(signal, CHECK_TIMEOUT_MS)),
    retry: false,
  })
}

/** Returns a signal that aborts with another one, or after a time. `AbortSignal.any` is newer than the browsers of the app. */
function signalWithin(signal: AbortSignal, ms: number): AbortSignal {
  const either = new AbortController()
  for (const one of [signal, AbortSignal.timeout(ms)]) {
    if (one.aborted) either.abort(one.reason)
    else one.addEventListener('abort', () => either.abort(one.reason), { signal: either.signal })
  }
  return either.signal
}

/**
 * Reopens the answers of the signed-in owner: the questions can be visited again until the next version is queued.
 *
 * @throws Error when the answers stayed closed
 */
export async function reopenAnswers(): Promise<void> {
  await callDatabase('reopen_answers', {}, z.unknown())
}

/**
 * Closes reopened answers without a new version.
 *
 * @throws Error when the answers stayed open
 */
export async function closeAnswers(): Promise<void> {
  await callDatabase('close_answers', {}, z.unknown())
}
