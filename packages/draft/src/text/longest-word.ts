/** Longer words are no words: they break anywhere instead of making a name too small to read. */
export const MOST_LETTERS = 22

/** Letters of the longest word of a name, at most 22. A hyphen breaks words of 18 letters and more only. */
export function longestWord(name: string): number {
  const parts = name.split(/\s+/u).flatMap((word) => ([...word].length < 18 ? [word] : word.split(/(?<=-)/u)))
  return Math.min(MOST_LETTERS, Math.max(1, ...parts.map((word) => [...word].length)))
}
