import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callDatabase } from '../../lib/api/call-database.ts'
import { refetchAfterFailure } from '../../lib/refetch-after-failure.ts'
import { supabase } from '../../lib/supabase.ts'

const sumSchema = z.object({ name: z.string(), loads: z.int() })

const sumsSchema = z.object({
  live_since: z.nullable(z.string()),
  is_late: z.boolean(),
  days: z.array(z.object({ day: z.string(), loads: z.int(), state: z.enum(['before', 'live', 'offline']) })),
  pages: z.array(sumSchema),
  sources: z.array(sumSchema),
})

/** How often the pages of a site were opened in the last 30 days, the last of which is today. */
export type PageLoads = z.infer<typeof sumsSchema>

/**
 * Loads how often the pages of the signed-in owner's site were opened in the last 30 days.
 *
 * @throws Error when it could not be read
 */
function loadPageLoads(signal: AbortSignal): Promise<PageLoads> {
  return callDatabase('page_load_sums', {}, sumsSchema, signal)
}

/** Below `max_rows` of every project, so that a short page is the last one. */
const PAGE_ROWS = 500

/** A sum as it is kept. */
export type KeptLoads = {
  readonly day: string
  readonly page: string
  readonly source: string
  readonly loads: number
}

/**
 * Loads all sums that are kept of the signed-in owner's site, newest day first.
 *
 * @throws Error when a part could not be read
 */
export async function loadKeptLoads(personId: string): Promise<readonly KeptLoads[]> {
  const client = await supabase()
  const rows: KeptLoads[] = []
  for (;;) {
    const { data } = await client
      .from('page_loads')
      .select('day,page,source,loads')
      .eq('profile_id', personId)
      .order('day', { ascending: false })
      .order('page')
      .order('source')
      .range(rows.length, rows.length + PAGE_ROWS - 1)
      .throwOnError()
    rows.push(...data)
    if (data.length < PAGE_ROWS) return rows
  }
}

/** How often the pages of a person's site were opened, as a query. Engines hand over once a minute. */
export function pageLoadsQuery(personId: string) {
  return queryOptions({
    queryKey: ['page-loads', personId],
    queryFn: ({ signal }) => loadPageLoads(signal),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    refetchInterval: refetchAfterFailure,
  })
}
