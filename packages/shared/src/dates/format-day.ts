/**
 * Formats a day such as 'Nov 3', with the year only when it is not the current one. In the local time zone.
 *
 * @param time a timestamp as the database returns it
 */
export function formatDay(time: string, now: Date): string {
  const day = new Date(time)
  const isThisYear = day.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(day)
}
