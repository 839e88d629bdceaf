/** About how many letters a row of a field has, on phones and in drawers. */
const LETTERS = { narrow: 34, wide: 70 }
const MOST_ROWS = 12

/** Returns the rows that a text needs in a field, for WebKit, whose fields do not grow with their content. */
export function rowsOf(text: string, width: keyof typeof LETTERS, least = 1): number {
  const rows = text
    .split('\n')
    .reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / LETTERS[width])), 0)
  return Math.min(MOST_ROWS, Math.max(least, rows))
}
