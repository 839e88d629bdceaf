/**
 * A day as it is said: 'Nov 3', with the year only when that is not this one. In the time zone of the browser.
 *
 * @param time as the database writes it
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
