import {
  notifyManager,
  QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { refetchAfterFailure } from './refetch-after-failure.ts'

// By default, a screen learns in a later task that a mutation runs: the second press of a double click would start another.
notifyManager.setScheduler(queueMicrotask)

/** The query cache of the app. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      retry: 1,
      refetchOnWindowFocus: false,
      refetchInterval: refetchAfterFailure,
    },
    // Fail at once without a connection, instead of waiting for it.
    mutations: { networkMode: 'always' },
  },
})

/** How long an answer waits for the screen that has asked for it. */
const WAIT_MS = 10_000

/** Asks for what a screen needs before it is there. It observes the query, because one without an observer may be forgotten. */
export function preload<Data, Key extends QueryKey>(
  options: QueryObserverOptions<Data, Error, Data, Data, Key>,
): void {
  // Also while the screen before this one shows the same.
  const stop = new QueryObserver(queryClient, { ...options, refetchOnMount: true }).subscribe(() => {})
  setTimeout(stop, WAIT_MS)
}
