/** One sheet of several, without the spaces that only its authors need. Made once, when a style is loaded. */
export function compactSheet(parts: readonly string[]): string {
  return parts
    .join('')
    .replace(/\s*([{};,>])\s*/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .trim()
}
