/**
 * Options of a query that polls every few seconds while the tab is visible, and refetches when it becomes visible.
 * TanStack Query pauses the interval in a hidden tab.
 */
export const LIVE_QUERY = {
  staleTime: 0,
  refetchInterval: 4000,
  refetchOnWindowFocus: true,
} as const
