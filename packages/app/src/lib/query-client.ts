import { QueryClient } from '@tanstack/react-query'

/** The query cache of the app. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, retry: 1, refetchOnWindowFocus: false } },
})
