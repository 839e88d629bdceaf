import type { Line } from '../line.ts'

/** Returns how many characters lines have together. */
export function characters(lines: readonly Line[]): number {
  return lines.reduce((sum, { text }) => sum + [...text].length, 0)
}
