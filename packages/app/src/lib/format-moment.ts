import { formatDay } from '@foyer/shared/dates/format-day.ts'

/**
 * Formats a time in the time zone of the browser: '9:14 am' today, 'tomorrow, 9:14 am', 'Nov 3, 9:14 am'.
 */
export function formatMoment(moment: Date, now: Date): string {
  const clock = clockOf(moment)
  switch (daysBetween(now, moment)) {
    case 0:
      return clock
    case 1:
      return `tomorrow, ${clock}`
    case -1:
      return `yesterday, ${clock}`
    default:
      return `${format(moment, { month: 'short', day: 'numeric' })}, ${clock}`
  }
}

/**
 * Formats a day with its time in the time zone of the browser: 'Nov 12, 9:02 pm', with the year only when it is not the current one.
 *
 * @param time a timestamp as the database returns it
 */
export function formatDayAndTime(time: string, now: Date): string {
  return `${formatDay(time, now)}, ${clockOf(new Date(time))}`
}

function clockOf(moment: Date): string {
  return format(moment, { hour: 'numeric', minute: '2-digit' }).replace('AM', 'am').replace('PM', 'pm')
}

// Formatters take a slow phone tens of milliseconds, so none is made when the module loads.
function format(moment: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', options).format(moment)
}

// Counted at noon, so that a change of daylight saving time does not change the day.
function daysBetween(from: Date, to: Date): number {
  const noon = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), 12).getTime()
  return Math.round((noon(to) - noon(from)) / 86_400_000)
}
