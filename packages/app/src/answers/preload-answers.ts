import { stepAt } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import { type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { queryClient } from '../lib/query-client.ts'
import { answersQuery, marketingStatusQuery } from './answers-query.ts'
import { unsavedInputsQuery } from './kept-inputs.ts'

/** How long an answer waits for the screen that has asked for it. */
const WAIT_MS = 10_000

/** Preloads what the question at a path needs while its guard is still checking, unless it is cached. */
export function preloadAnswers(personId: string, path: string): void {
  const { queryKey } = answersQuery(personId)
  if (queryClient.getQueryState(queryKey) !== undefined) return
  preload(answersQuery(personId))
  preload(unsavedInputsQuery(personId))
  if (stepAt(path)?.key === 'marketingDetails') preload(marketingStatusQuery(personId))
}

/** Observes a query, because one without an observer may be forgotten at once. */
function preload<Data, Key extends QueryKey>(
  options: QueryObserverOptions<Data, Error, Data, Data, Key>,
): void {
  const stop = new QueryObserver(queryClient, options).subscribe(() => {})
  setTimeout(stop, WAIT_MS)
}
