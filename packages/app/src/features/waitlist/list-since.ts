/** Formats the day somebody joined a list, with the year only when it is not the current one. */
export function listSince(since: Date, now: Date): string {
  const isThisYear = since.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(since)
}
