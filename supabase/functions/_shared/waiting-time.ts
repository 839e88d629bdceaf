/** A wait in words: seconds up to a minute and a half, then minutes. */
export function waitingTime(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`
  return seconds === 1 ? 'one second' : `${seconds} seconds`
}
