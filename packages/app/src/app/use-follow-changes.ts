import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { FollowedPart } from '../lib/live-query.ts'
import { type Changes, loadChanges } from './api/load-changes.ts'

const PARTS: readonly FollowedPart[] = ['referrals', 'site']

const UNDER_WAY_MS = 3000
const REST_MS = 60_000

/**
 * Keeps the screen up to date: asks every few seconds while something is under way, otherwise once a minute and when the
 * tab comes back, and loads only what changed. TanStack Query pauses the interval in a hidden tab.
 */
export function useFollowChanges(personId: string): void {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: ['what-changed', personId],
    queryFn: ({ signal }) => loadChanges(signal),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.is_under_way ? UNDER_WAY_MS : REST_MS),
    refetchOnWindowFocus: true,
  })
  const known = useRef<Changes>(undefined)
  useEffect(() => {
    if (!data) return
    const before = known.current
    known.current = data
    for (const part of PARTS) {
      // The screen may have loaded its data just before the first response.
      const hasChanged = before ? before[part] !== data[part] : data.is_under_way
      if (hasChanged) {
        void client.invalidateQueries({ predicate: ({ meta }) => meta?.follows === part })
      }
    }
  }, [data, client])
}
