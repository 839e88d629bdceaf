const ZONE = 'America/New_York'
const DAY_MS = 24 * 60 * 60 * 1000

/** Formats a moment as the desk shows it: 'Nov 22, 6:12 pm', in Eastern time. */
export function easternMoment(time: string): string {
  return format(time, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
}

/** Formats a moment in full, for money and the log: 'Nov 23, 2026, 8:21 am EST'. */
export function easternFull(time: string): string {
  return format(time, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
}

/** Formats the day of a moment: 'Tuesday, November 17, 2026'. */
export function easternLongDay(time: string): string {
  return format(time, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
}

/** Formats the time of day of a moment: '10:02 am'. */
export function easternClock(time: string): string {
  return format(time, { hour: 'numeric', minute: '2-digit' })
}

/** The Eastern day of a moment, as the database takes it: '2026-11-23'. */
export function easternDay(now: Date): string {
  return now.toLocaleDateString('en-CA', { timeZone: ZONE })
}

/** Six in the morning of the next Eastern day. */
export function easternMorning(now: Date): Date {
  const tomorrow = easternDay(new Date(Date.parse(`${easternDay(now)}T12:00:00Z`) + DAY_MS))
  const summer = new Date(`${tomorrow}T10:00:00Z`)
  return format(summer.toISOString(), { hour: 'numeric' }) === '6 am'
    ? summer
    : new Date(`${tomorrow}T11:00:00Z`)
}

function format(time: string, options: Intl.DateTimeFormatOptions): string {
  return (
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: ZONE })
      .format(new Date(time))
      // Some versions of ICU put a narrow space before it.
      .replace(/\s(AM|PM)/, (_, half: string) => ` ${half.toLowerCase()}`)
  )
}
