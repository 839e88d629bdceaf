/** The day since when somebody is on a list, as it is said: with the year only when that is not this one. */
export function listSince(since: Date, now: Date): string {
  const isThisYear = since.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(since)
}
