import { QueryClient } from '@tanstack/react-query'

/** The cache of everything that was read from the server. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, retry: 1, refetchOnWindowFocus: false } },
})
