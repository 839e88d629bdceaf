/** Letters of the longest word of a name. A hyphen breaks words of 18 letters and more only. */
export function longestWord(name: string): number {
  const parts = name.split(/\s+/u).flatMap((word) => ([...word].length < 18 ? [word] : word.split(/(?<=-)/u)))
  return Math.max(1, ...parts.map((word) => [...word].length))
}
