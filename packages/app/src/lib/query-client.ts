import { notifyManager, QueryClient } from '@tanstack/react-query'

// By default, a screen learns in a later task that a mutation runs: the second press of a double click would start another.
notifyManager.setScheduler(queueMicrotask)

/** The query cache of the app. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 60_000, retry: 1, refetchOnWindowFocus: false },
    // Fail at once without a connection, instead of waiting for it.
    mutations: { networkMode: 'always' },
  },
})
