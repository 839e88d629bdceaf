/** Letters that are much narrower or wider than the mean one of a face, in parts of it. */
const NARROW = /[iljtfrI.,:;'’‘|!()[\] ]/
const WIDE = /[mwMW@%—]/
const CAPITAL = /[\p{Lu}\p{N}]/u

/** About how wide a text stands in a face whose mean small letter has this width, in em. */
export function textWidth(text: string, letterWidth: number): number {
  let width = 0
  for (const letter of text) {
    width += NARROW.test(letter) ? 0.62 : WIDE.test(letter) ? 1.55 : CAPITAL.test(letter) ? 1.22 : 1.06
  }
  return width * letterWidth
}

type Room = {
  readonly width: number
  readonly height: number
  /** The largest size of the letters, and the least before words are cut. */
  readonly most: number
  readonly least: number
  readonly letterWidth: number
  readonly leading: number
}

/** Words set in lines, at the size at which they fill their room best. */
export type SetLines = { readonly lines: readonly string[]; readonly size: number }

/** Sets words in lines at the largest size at which they fit; a word that is wider than the room is set smaller. */
export function setLines(
  words: string,
  { width, height, most, least, letterWidth, leading }: Room,
): SetLines {
  for (let size = most; size > least; size *= 0.96) {
    const lines = fill(words, width / size, letterWidth)
    if (lines && lines.length * size * leading <= height) return { lines, size: Math.floor(size) }
  }
  return { lines: fill(words, width / least, letterWidth) ?? words.split(/\s+/u), size: least }
}

// Lines that are filled one after the other; nothing when a word is wider than the room.
function fill(words: string, width: number, letterWidth: number): string[] | undefined {
  const lines: string[] = []
  for (const paragraph of words.split('\n')) {
    let line = ''
    for (const word of paragraph.split(/\s+/u).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word
      if (textWidth(word, letterWidth) > width) return undefined
      if (textWidth(longer, letterWidth) <= width) line = longer
      else {
        lines.push(line)
        line = word
      }
    }
    lines.push(line)
  }
  return lines
}
