/** What can be asked for again, such as a query. */
export type Retry = { readonly isFetching: boolean; readonly refetch: () => unknown }

/** Puts several of them together. */
export function retryAll(parts: readonly Retry[]): Retry {
  return {
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(parts.map(({ refetch }) => refetch())),
  }
}
