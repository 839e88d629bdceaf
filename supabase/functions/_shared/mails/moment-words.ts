/** Writes a moment in a zone, with the name of the zone: 'Nov 22, 2026, 5:36 pm EST'. */
export function momentWords(at: string, timeZone: string): string {
  const words = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(at))
  return words.replace(/\s(AM|PM)\b/, (_, half: string) => ` ${half.toLowerCase()}`)
}
