/** Formats a day as `2026-11-21` in the time zone of the browser, as `formatDay` does. */
export function isoDay(time: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return [time.getFullYear(), twoDigits(time.getMonth() + 1), twoDigits(time.getDate())].join('-')
}
