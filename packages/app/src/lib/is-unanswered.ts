import type { UseQueryResult } from '@tanstack/react-query'

/** Whether a query has neither succeeded nor failed once: what stands in its place is no more waited for after a failure. */
export function isUnanswered({ isPending, failureCount, errorUpdateCount }: UseQueryResult): boolean {
  return isPending && failureCount === 0 && errorUpdateCount === 0
}
