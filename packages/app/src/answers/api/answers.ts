import { type LastSave, lastSaveSchema } from '@foyer/shared/api/last-save.ts'
import { type Answers, parseAnswers } from '@foyer/shared/onboarding/answers/answers.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callDatabase } from '../../lib/api/call-database.ts'
import { loadOwn, loadOwnRow } from '../../lib/api/load-own.ts'
import { withTimeLimit } from '../../lib/with-time-limit.ts'

// Long enough for a slow phone; then the question is shown with an error and a retry.
const TIMEOUT_MS = 10_000

// Each answer is parsed by itself: one that cannot be read is asked again.
const answerRow = z.object({ response: z.unknown(), branch_path: z.unknown(), question_key: z.unknown() })

/**
 * Loads everything that an owner has answered, on whatever device.
 *
 * @throws Error when it could not be read within ten seconds
 */
export function loadAnswers(personId: string, signal: AbortSignal): Promise<Answers> {
  return withTimeLimit(TIMEOUT_MS, signal, async (limited) => {
    const choice = { newestBy: 'created_at', signal: limited } as const
    return parseAnswers(await loadOwn('onboarding_responses', personId, answerRow, choice))
  })
}

const marketingRow = z.object({ marketing_status: z.nullable(z.string()) })

/**
 * Loads how an owner's marketing is done today; `null` when nothing is known.
 *
 * @throws Error when it could not be read
 */
async function loadMarketingStatus(personId: string, signal: AbortSignal): Promise<string | null> {
  const row = await loadOwnRow('marketing_details', personId, marketingRow, { signal })
  return row?.marketing_status ?? null
}

/**
 * Loads when the signed-in owner saved something last, and on what kind of device; `null` before the first save.
 *
 * @throws Error when it could not be read
 */
function loadLastSave(signal: AbortSignal): Promise<LastSave> {
  return callDatabase('last_save', {}, lastSaveSchema, signal)
}

/** The stored status of a person's marketing. */
export function marketingStatusQuery(personId: string) {
  return queryOptions<string | null>({
    queryKey: ['marketing-status', personId],
    queryFn: ({ signal }) => loadMarketingStatus(personId, signal),
  })
}

/** When a person saved something last, on any device. It is asked anew by each screen that says so. */
export function lastSaveQuery(personId: string) {
  return queryOptions<LastSave>({
    queryKey: ['last-save', personId],
    queryFn: ({ signal }) => loadLastSave(signal),
    staleTime: 0,
  })
}
