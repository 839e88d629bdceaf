/**
 * Options of a query whose data is kept fresh: asked for again every few seconds while the tab is seen, and when it is
 * seen again. TanStack Query pauses the interval of a hidden tab.
 */
export const LIVE_QUERY = {
  staleTime: 0,
  refetchInterval: 4000,
  refetchOnWindowFocus: true,
} as const
