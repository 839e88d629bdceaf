import { formatDay } from '@foyer/shared/dates/format-day.ts'
import { formatMoment } from '../lib/format-moment.ts'
import type { PageLoads } from './api/page-loads.ts'

type Day = PageLoads['days'][number]

/** What the sums of 30 days say, in words. */
export type PageLoadWords = {
  readonly total: number
  /** What follows the number: one line or two. */
  readonly lines: readonly string[]
  readonly note: 'usual' | 'first day' | 'nobody' | 'late'
  /** The day with the most; `null` without any. */
  readonly most: Day | null
  /** The first and the last day of the bars, for people. */
  readonly from: string
  readonly to: string
  /** What the bars show, for people who do not see them. */
  readonly spoken: string
}

/** Describes what was counted. Small numbers stay numbers: nothing is compared, and there is no percent. */
export function describePageLoads({ days, live_since, is_late }: PageLoads, now: Date): PageLoadWords {
  const total = sumOf(days)
  const counted = days.filter(({ state }) => state !== 'before').length
  const isFirstDay = counted === 1
  const [from, to] = [dayName(days.at(0), now), is_late ? dayName(days.at(-2), now) : 'today']
  const most = days.reduce<Day | null>((best, day) => (day.loads > (best?.loads ?? 0) ? day : best), null)
  const opened = `${total === 1 ? 'page' : 'pages'} opened`
  const span = counted < days.length ? `in your first ${counted} days` : `in ${days.length} days`
  const offline = offlineWords(days, now)
  const week = sumOf(days.slice(-7))
  const lines = is_late
    ? [`${opened} so far.`, 'Today’s count is late.']
    : isFirstDay && live_since
      ? [`${opened} since ${formatMoment(new Date(live_since), now)}.`, 'Your own looks count, too.']
      : offline
        ? [`${opened} ${span}.`, offline]
        : counted > 7 && week > 0
          ? [`${opened} ${span},`, `${week} of them in the last 7`]
          : [`${opened} ${span}`]
  return {
    total,
    lines,
    note: is_late ? 'late' : isFirstDay ? 'first day' : total === 0 ? 'nobody' : 'usual',
    most,
    from,
    to,
    spoken: [
      `Pages opened a day, ${from} to ${to}: ${total || 'none'} in all`,
      ...(most ? [`most on ${dayName(most, now)} with ${most.loads}`] : []),
      ...(offline ? [offline.replace(/\.$/, '').replace('Offline', 'offline')] : []),
    ].join(', '),
  }
}

/** A day as `Nov 3`. The string is a day of the books, so it is the same in every time zone. */
export function dayName(day: Day | undefined, now: Date): string {
  return day ? formatDay(`${day.day}T12:00`, now) : ''
}

function sumOf(days: readonly Day[]): number {
  return days.reduce((sum, { loads }) => sum + loads, 0)
}

/** 'Offline from Nov 9 to Nov 12.', or only how many days when they do not follow each other; empty without any. */
function offlineWords(days: readonly Day[], now: Date): string {
  const offline = days.filter(({ state }) => state === 'offline')
  const [first, last] = [offline.at(0), offline.at(-1)]
  if (!first || !last) return ''
  if (days.indexOf(last) - days.indexOf(first) + 1 > offline.length)
    return `Offline on ${offline.length} of these days.`
  if (last === days.at(-1)) return `Offline since ${dayName(first, now)}.`
  return first === last
    ? `Offline on ${dayName(first, now)}.`
    : `Offline from ${dayName(first, now)} to ${dayName(last, now)}.`
}
