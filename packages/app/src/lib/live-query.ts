/** What a person sees and others change, by the names of `public.what_changed`. */
export type FollowedPart = 'referrals' | 'site'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly follows?: FollowedPart; readonly [name: string]: unknown }
  }
}

/**
 * Options of a query that is loaded when its screen opens, and again when the server says that this part changed. A part of
 * the screen that comes later does not ask again.
 */
export function following(part: FollowedPart) {
  return { staleTime: 0, refetchOnMount: isAlone, meta: { follows: part } } as const
}

function isAlone(query: { getObserversCount(): number }): boolean {
  return query.getObserversCount() < 2
}
