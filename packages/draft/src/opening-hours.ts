import { type Added, DAYS, type Day } from '@foyer/shared/api/site-edits.ts'
import type { Entity } from './content.ts'
import { ALL_DAY, CLOSED, DAY_NAMES } from './words/added.ts'

type Days = Extract<Added, { kind: 'hours' }>['days']
type Span = NonNullable<Days[Day]>[number]

/** Neighboring days with the same hours, as a page says them. */
type DayRow = {
  readonly first: Day
  readonly last: Day
  /** `Monday to Thursday` */
  readonly title: string
  /** `8 am to noon, 1 pm to 5 pm` */
  readonly value: string
  readonly isClosed: boolean
}

/** Returns the rows of a week; none when all of it is closed, which says nothing. */
export function weekRows(days: Days): readonly DayRow[] {
  const groups: Day[][] = []
  for (const day of DAYS) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && saidOf(days[last]) === saidOf(days[day])) group.push(day)
    else groups.push([day])
  }
  if (DAYS.every((day) => !days[day]?.length)) return []
  return groups.map((group) => ({
    first: group[0] as Day,
    last: group.at(-1) as Day,
    title: titleOf(group.map((day) => DAY_NAMES[day])),
    value: saidOf(days[group[0] as Day]),
    isClosed: !days[group[0] as Day]?.length,
  }))
}

/** Returns a week in the fewest words: `Mon–Thu 8–5, Fri 8–noon`. Closed days are left out. */
export function weekInBrief(days: Days): string {
  return weekRows(days)
    .filter(({ isClosed }) => !isClosed)
    .map(
      ({ first, last }) =>
        `${briefDays(first, last)}\u00a0${(days[first] ?? []).map(briefSpan).join(' and ')}`,
    )
    .join(', ')
}

function briefDays(first: Day, last: Day): string {
  const [from, to] = [DAY_NAMES[first].slice(0, 3), DAY_NAMES[last].slice(0, 3)]
  return from === to ? from : `${from}–${to}`
}

// Eight to five is a day; what lies in one half of it says which.
function briefSpan([opens, closes]: Span): string {
  if (opens === '00:00' && closes === '00:00') return '24 hours'
  const half = opens < '12:00' ? 'am' : 'pm'
  const isDay = opens < '12:00' && closes >= '12:00' && opens >= '06:00' && closes <= '20:00'
  const isHalf = opens < closes && (closes <= '12:00' || opens >= '12:00') && closes !== '12:00'
  if (isDay) return `${briefTime(opens)}–${briefTime(closes)}`
  return isHalf && opens !== '12:00'
    ? `${briefTime(opens)}–${briefTime(closes)} ${half}`
    : `${clockTime(opens)}–${clockTime(closes)}`
}

function briefTime(time: string): string {
  return clockTime(time).replace(/\u00a0[ap]m$/, '')
}

// Search engines read a day from midnight to midnight as closed.
const SHUT: readonly Span[] = [['00:00', '00:00']]

/** Returns the hours of all seven days as schema.org names them: one entry for all days with the same span. */
export function entityHours(days: Days): NonNullable<Entity['hours']> {
  const entries = new Map<string, { days: string[]; opens: string; closes: string }>()
  for (const day of DAYS) {
    for (const [opens, closes] of days[day]?.length ? days[day].map(withEnd) : SHUT) {
      const known = entries.get(`${opens}-${closes}`)
      if (known) known.days.push(DAY_NAMES[day])
      else entries.set(`${opens}-${closes}`, { days: [DAY_NAMES[day]], opens, closes })
    }
  }
  return [...entries.values()]
}

// A day that is open around the clock closes at its last minute.
function withEnd([opens, closes]: Span): Span {
  return [opens, opens === '00:00' && closes === '00:00' ? '23:59' : closes]
}

function titleOf(names: readonly string[]): string {
  const [first = '', last = ''] = [names[0], names.at(-1)]
  if (names.length === 1) return first
  return names.length === 2 ? `${first} and ${last}` : `${first} to ${last}`
}

function saidOf(spans: readonly Span[] | undefined): string {
  if (!spans || spans.length === 0) return CLOSED
  if (spans.some(([from, to]) => from === '00:00' && to === '00:00')) return ALL_DAY
  // A line breaks between times, never in one.
  return spans.map(([from, to]) => `${clockTime(from)}\u00a0to\u00a0${clockTime(to)}`).join(', ')
}

// The unit stays with its number.
function clockTime(time: string): string {
  if (time === '00:00') return 'midnight'
  if (time === '12:00') return 'noon'
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const shown = `${hour % 12 || 12}${minute > 0 ? `:${String(minute).padStart(2, '0')}` : ''}`
  return `${shown}\u00a0${hour < 12 ? 'am' : 'pm'}`
}
