import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Returns the pages of a list that the database filters and sorts. When another choice cannot be loaded, they are the
 * pages of the choice before, so that the filters stay on the screen.
 */
export function useListPages<Page>(query: UseInfiniteQueryResult<InfiniteData<Page, unknown>>) {
  const [latest, setLatest] = useState(query.data)
  if (query.data && query.data !== latest) setLatest(query.data)
  return {
    pages: (query.data ?? latest)?.pages,
    /** Whether the pages are those of the choice before, because the new ones could not be loaded. */
    isMissing: query.isLoadingError,
    /** Whether the pages are those of the choice before, because the new ones are still loading. */
    isStale: query.isPlaceholderData,
    hasRefreshFailed: query.isRefetchError,
    isLoadingNext: query.isFetchingNextPage,
    hasNextFailed: query.isFetchNextPageError && !query.isFetchingNextPage,
    loadNext: () => void query.fetchNextPage(),
  }
}
