/** Breaks a name at its spaces into at most so many lines of even length. A name without spaces stays one line. */
export function evenLines(name: string, most = 3): string[] {
  const words = name.split(/\s+/u).filter(Boolean)
  let best = [name.trim()]
  // Each further line has to shorten the longest one by a good part, or a short name would fall apart.
  const cost = (lines: readonly string[]) =>
    Math.max(...lines.map((line) => [...line].length)) * (1 + lines.length * 0.06)
  const walk = (start: number, lines: readonly string[]) => {
    if (start === words.length) {
      if (lines.length > 0 && cost(lines) < cost(best)) best = [...lines]
      return
    }
    if (lines.length === most) return
    for (let end = start + 1; end <= words.length; end++)
      walk(end, [...lines, words.slice(start, end).join(' ')])
  }
  walk(0, [])
  return best
}
