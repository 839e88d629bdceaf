import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { queryOptions } from '@tanstack/react-query'
import { loadAnswers } from './api/answers.ts'
import { answersKey, withKeptAnswers } from './kept-answers.ts'

/** Everything a person has answered, loaded once and kept for all screens. */
export function answersQuery(personId: string) {
  return queryOptions<Answers>({
    queryKey: answersKey(personId),
    queryFn: async ({ signal }) => withKeptAnswers(personId, await loadAnswers(personId, signal)),
  })
}
