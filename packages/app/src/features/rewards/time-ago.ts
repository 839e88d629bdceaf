const MINUTE = 60
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', MINUTE],
] as const

/** Formats a past time relative to now: `just now`, `12 minutes ago`, `yesterday`, `5 days ago`. */
export function timeAgo(at: Date, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - at.getTime()) / 1000)
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? [null, MINUTE]
  if (!unit) return 'just now'
  const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
  return format.format(-Math.floor(seconds / length), unit)
}
