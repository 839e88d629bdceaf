/**
 * Formats a time in the time zone of the browser: '9:14 am' today, 'tomorrow, 9:14 am', 'Nov 3, 9:14 am'.
 */
export function formatMoment(moment: Date, now: Date): string {
  const clock = format(moment, { hour: 'numeric', minute: '2-digit' }).replace('AM', 'am').replace('PM', 'pm')
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

// Formatters take a slow phone tens of milliseconds, so none is made when the module loads.
function format(moment: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', options).format(moment)
}

// Counted at noon, so that a change of daylight saving time does not change the day.
function daysBetween(from: Date, to: Date): number {
  const noon = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), 12).getTime()
  return Math.round((noon(to) - noon(from)) / 86_400_000)
}
