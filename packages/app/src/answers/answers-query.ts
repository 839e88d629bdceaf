import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { queryOptions } from '@tanstack/react-query'
import { loadAnswers, loadMarketingStatus } from './api/answers.ts'
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
