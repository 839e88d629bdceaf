import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callDatabase } from '../../lib/api/call-database.ts'

const changes = z.object({
  /** Versions: each differs after a change. */
  referrals: z.string(),
  site: z.string(),
  /** A draft is being built, or a lead has come in the last ten minutes. */
  is_under_way: z.boolean(),
})

/** Versions of what the signed-in person sees. */
export type Changes = z.infer<typeof changes>

/**
 * Asks whether something changed that the signed-in person sees. It costs the database a tenth of a millisecond.
 *
 * @throws Error when it could not be read
 */
function loadChanges(signal: AbortSignal): Promise<Changes> {
  return callDatabase('what_changed', {}, changes, signal)
}

const UNDER_WAY_MS = 3000
const REST_MS = 60_000

/** The versions as a query, asked again every few seconds while something is under way, otherwise once a minute. */
export function changesQuery(personId: string) {
  return queryOptions<Changes>({
    queryKey: ['what-changed', personId],
    queryFn: ({ signal }) => loadChanges(signal),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.is_under_way ? UNDER_WAY_MS : REST_MS),
    refetchOnWindowFocus: true,
  })
}
