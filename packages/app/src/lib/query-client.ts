import { notifyManager, QueryClient } from '@tanstack/react-query'
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
