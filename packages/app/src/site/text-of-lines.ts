import type { Line } from '@foyer/draft/line.ts'

/** The lines of a content by their ids. */
export type Lines = ReadonlyMap<string, Line>

/** Returns lines as one text: 'Sports physical, $60. For school and camp.' */
export function textOfLines(lines: readonly Line[]): string {
  return lines
    .map(({ text }, place) => (place < lines.length - 1 && !/[.?!:]$/.test(text) ? `${text},` : text))
    .join(' ')
}

/** The beginning of the id of a line, which is the kind of its section. */
export const sectionOf = (id: string) => id.slice(0, id.indexOf('/'))
