import type { LastSave } from '@foyer/shared/api/last-save.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { queryOptions } from '@tanstack/react-query'
import { loadAnswers, loadLastSave, loadMarketingStatus } from './api/answers.ts'
import { answersKey, withKeptAnswers } from './kept-answers.ts'

/** Everything a person has answered, loaded once and kept for all screens. */
export function answersQuery(personId: string) {
  return queryOptions<Answers>({
    queryKey: answersKey(personId),
    queryFn: async ({ signal }) => withKeptAnswers(personId, await loadAnswers(personId, signal)),
  })
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
