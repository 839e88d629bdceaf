import { MOST_LETTERS } from './longest-word.ts'

// Stands for a break inside a word; no line keeps it.
const CUT = '\u200b'

/**
 * Breaks a name at its spaces into at most so many lines of even length. A word stays whole up to the number of
 * letters that `longestWord` counts; a longer one is cut into even parts.
 */
export function evenLines(name: string, most = 3): string[] {
  const words = name.split(/\s+/u).filter(Boolean).flatMap(parts)
  let best = [lineOf(words)]
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
      walk(end, [...lines, lineOf(words.slice(start, end))])
  }
  walk(0, [])
  return best
}

function lineOf(words: readonly string[]): string {
  return words.join(' ').replaceAll(`${CUT} `, '').replace(CUT, '')
}

function parts(word: string): string[] {
  const letters = [...word]
  const count = Math.ceil(letters.length / MOST_LETTERS)
  const length = Math.ceil(letters.length / count)
  return Array.from({ length: count }, (_, index) => {
    const part = letters.slice(index * length, (index + 1) * length).join('')
    return index < count - 1 ? part + CUT : part
  })
}
