/** Breaks a name at its spaces into at most so many lines of even length. A name without spaces stays one line. */
export function evenLines(name: string, most = 3): string[] {
  const words = name.split(/\s+/u).filter(Boolean)
  let best = [name.trim()]
  // Each further line has to shorten the longest one by a good part, and no line may be much shorter than the others.
  const cost = (lines: readonly string[]) => {
    const letters = lines.map((line) => [...line].length)
    const longest = Math.max(...letters)
    return longest * (1 + lines.length * 0.06) + (longest - Math.min(...letters)) * 0.2
  }
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
