import type { PageLoads } from '../site/api/page-loads.ts'

const DAY_MS = 86_400_000

/**
 * Sums of 30 days, the last of which is that of `now`.
 *
 * @param loads the sums of the last days; the days before are `state`
 */
export function pageLoadsOf(
  now: Date,
  loads: readonly number[],
  state: PageLoads['days'][number]['state'] = 'live',
): PageLoads {
  const days = Array.from({ length: 30 }, (_, index) => {
    const day = new Date(now.getTime() - (29 - index) * DAY_MS).toISOString().slice(0, 10)
    const given = loads[index - (30 - loads.length)]
    return { day, loads: given ?? 0, state: given === undefined ? state : ('live' as const) }
  })
  const total = loads.reduce((sum, one) => sum + one, 0)
  const sums = (name: string) => (total > 0 ? [{ name, loads: total }] : [])
  return {
    live_since: new Date(now.getTime() - 90 * DAY_MS).toISOString(),
    is_late: false,
    days,
    pages: sums('/'),
    sources: sums(''),
  }
}

/** Nobody came in 30 days. */
export const NO_PAGE_LOADS: PageLoads = pageLoadsOf(new Date('2026-11-28T12:00:00Z'), [])
