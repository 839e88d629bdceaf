import { stepAt } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import { preload, queryClient } from '../lib/query-client.ts'
import { answersQuery } from './answers-query.ts'
import { marketingStatusQuery } from './api/answers.ts'
import { unsavedInputsQuery } from './api/unsaved-inputs.ts'

/** Preloads what the question at a path needs while its guard is still checking, unless it is cached. */
export function preloadAnswers(personId: string, path: string): void {
  const { queryKey } = answersQuery(personId)
  if (queryClient.getQueryState(queryKey) !== undefined) return
  preload(answersQuery(personId))
  preload(unsavedInputsQuery(personId))
  if (stepAt(path)?.key === 'marketingDetails') preload(marketingStatusQuery(personId))
}
