import { type Added, DAYS, type Day } from '@foyer/shared/api/site-edits.ts'

export type Days = Extract<Added, { kind: 'hours' }>['days']
export type Span = readonly [from: string, to: string]
/** The hours as they stand in their fields: times may not be whole yet, or end before they begin. */
export type TypedHours = { readonly [Name in Day]?: readonly Span[] }

/** Returns what the page has of typed hours. A day that is not whole keeps there what it had. */
export function wholeDays(typed: TypedHours, stored: Days): Days {
  const whole = DAYS.map((day) => {
    const spans = typed[day] ?? []
    return [day, spans.every(isWhole) ? spans : (stored[day] ?? [])] as const
  })
  return Object.fromEntries(whole.filter(([, spans]) => spans.length > 0)) as Days
}

/** Whether hours can stand on the page. A day that ends at midnight ends at 00:00. */
export function isWhole([from, to]: Span): boolean {
  return from !== '' && to !== '' && (to === '00:00' || from < to)
}
