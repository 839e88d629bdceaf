// Advance widths of Archivo Expanded 800 in thousandths of an em, from U+20 to U+7E. A letter with an accent is as
// wide as the letter.
const ASCII = [
  304, 358, 522, 757, 710, 1132, 1001, 278, 371, 371, 431, 736, 349, 416, 349, 308, 786, 703, 783, 789, 781,
  789, 791, 726, 803, 791, 344, 349, 736, 736, 736, 715, 1253, 933, 914, 942, 933, 863, 799, 1012, 989, 373,
  734, 951, 754, 1148, 988, 1013, 861, 1013, 932, 867, 848, 968, 904, 1213, 940, 918, 857, 360, 308, 360, 736,
  655, 319, 776, 765, 771, 765, 780, 482, 766, 755, 315, 313, 733, 315, 1166, 755, 781, 765, 765, 480, 710,
  501, 755, 706, 1078, 764, 706, 660, 363, 293, 363, 736,
]
const OTHERS: Readonly<Record<string, number>> = {
  '\u00a0': 304,
  '‘': 305,
  '’': 305,
  '“': 557,
  '”': 557,
  '–': 625,
  '—': 1250,
  '…': 1042,
  '·': 418,
  '•': 466,
  '®': 816,
  '™': 1094,
  Æ: 1266,
  æ: 1240,
  Œ: 1526,
  œ: 1286,
  Ø: 1013,
  ø: 781,
  Đ: 933,
  đ: 765,
  Ł: 754,
  ł: 315,
  ß: 778,
  ı: 315,
  Ư: 1030,
  ư: 820,
  Ơ: 1013,
  ơ: 790,
}
// Letters of other alphabets come from the fallback face, which is scaled to 128.5 %.
const UNKNOWN = 740
const IDEOGRAPH = 1300
const FIRST_IDEOGRAPH = 0x2e80
const MARK = /\p{M}/u

/** How wide a text stands in the display face, in em. */
export function displayWidth(text: string): number {
  let sum = 0
  for (const letter of text.normalize('NFD')) sum += letterWidth(letter)
  return sum / 1000
}

function letterWidth(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (letter === SOFT_BREAK || MARK.test(letter)) return 0
  return OTHERS[letter] ?? ASCII[code - 0x20] ?? (code >= FIRST_IDEOGRAPH ? IDEOGRAPH : UNKNOWN)
}

/** Where a long word of a name may break without a hyphen; printed as `<wbr>`. */
export const SOFT_BREAK = '\u200b'
const HUMP = /(?<=-)|(?<=\p{Ll})(?=\p{Lu})/u
const HYPHEN = /(?<=-)/u
const LONG_WORD = 16
const PIECE = 13
const SMALL_WORD = /(?:^|\s)(?:and|of|for|the|&|in|at)$/i
const ALONE = /^(?:a|\W)$/i
const MAX_LINES = 4
const MAX_LINES_ON_PHONES = 6
const MAX_PIECES = 24

/** A name as it is set: its lines, and the widest line and word in em of the display face. */
export type NameLines = {
  readonly lines: readonly string[]
  readonly width: number
  readonly word: number
  /** The widest line on a phone, where the lines break at their words into at most six. */
  readonly phone: number
}

type Piece = {
  readonly text: string
  readonly glue: string
  readonly width: number
  readonly glueWidth: number
}

/** Breaks a name into one to four lines so that its letters get as large as they can beside the lanes. */
export function nameLines(name: string): NameLines {
  const pieces = piecesOf(name)
  let best: Scored = { score: -1, ends: [pieces.length], width: 0 }
  const walk = (ends: readonly number[]) => {
    const start = ends.at(-1) ?? 0
    if (start === pieces.length) {
      const scored = scoreOf(pieces, ends)
      if (scored.score > best.score) best = scored
      return
    }
    const isLast = ends.length === MAX_LINES - 1
    for (let end = isLast ? pieces.length : start + 1; end <= pieces.length; end++) walk([...ends, end])
  }
  walk([])
  const lines = best.ends.map((end, index) => pieces.slice(best.ends[index - 1] ?? 0, end))
  return {
    lines: lines.map(lineOf),
    width: best.width * 1.01 + 0.12,
    word: Math.max(...pieces.map(({ width }) => width)) * 1.015,
    phone: phoneWidth(lines) * 1.015,
  }
}

// The least width at which the lines, broken at their words, are at most six.
function phoneWidth(lines: readonly (readonly Piece[])[]): number {
  const widths = lines.flatMap((line) =>
    line.flatMap((_, start) => line.slice(start).map((_, more) => widthOf(line, start, start + more + 1))),
  )
  const sorted = widths.toSorted((one, other) => one - other)
  const fits = (width: number) =>
    lines.reduce((sum, line) => sum + countLines(line, width), 0) <= MAX_LINES_ON_PHONES
  return sorted.find(fits) ?? Math.max(...widths)
}

// How many lines of a width the pieces fill; infinitely many where one is wider.
function countLines(pieces: readonly Piece[], width: number): number {
  let count = 1
  let start = 0
  for (let end = 1; end <= pieces.length; end++) {
    if (widthOf(pieces, start, end) <= width) continue
    start = end - 1
    count += widthOf(pieces, start, end) <= width ? 1 : Number.POSITIVE_INFINITY
  }
  return count
}

function widthOf(pieces: readonly Piece[], start: number, end: number): number {
  let width = 0
  for (let at = start; at < end; at++) {
    const piece = pieces[at] as Piece
    width += piece.width + (at < end - 1 ? piece.glueWidth : 0)
  }
  return width
}

type Scored = { readonly score: number; readonly ends: readonly number[]; readonly width: number }

// Numbers from the reference width of 1440: 1318 are free, 4.42 em belong to the lanes.
function scoreOf(pieces: readonly Piece[], ends: readonly number[]): Scored {
  let widest = 0
  let weak = 0
  for (const [index, end] of ends.entries()) {
    const start = ends[index - 1] ?? 0
    widest = Math.max(widest, widthOf(pieces, start, end))
    if (index < ends.length - 1 && isWeak(pieces, start, end)) weak++
  }
  const size = Math.min(1318 / (widest + 4.42), 152, 430 / (ends.length * 0.96))
  return { score: size * (1 - 0.035 * (ends.length - 1)) * 0.93 ** weak, ends, width: widest }
}

// A line should not end in a small word, nor be one.
function isWeak(pieces: readonly Piece[], start: number, end: number): boolean {
  const last = pieces[end - 1]?.text ?? ''
  return SMALL_WORD.test(last) || (end - start === 1 && ALONE.test(last))
}

function lineOf(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text, glue }) => text + glue)
    .join('')
    .trim()
}

function pieceOf(text: string, glue: string): Piece {
  return { text, glue, width: displayWidth(text), glueWidth: displayWidth(glue) }
}

function piecesOf(name: string): Piece[] {
  const words = name.trim().split(/\s+/u)
  const pieces = words.flatMap((word) => {
    const parts = word.split([...word].length > LONG_WORD ? HUMP : HYPHEN).flatMap(cut)
    return parts.map((text, index): Piece => {
      const glue = index === parts.length - 1 ? ' ' : text.endsWith('-') ? '' : SOFT_BREAK
      return pieceOf(text, glue)
    })
  })
  if (pieces.length <= MAX_PIECES) return pieces
  // A name of so many words is broken in pairs, or the ways to break it would be too many to try.
  const pairs: Piece[] = []
  for (let index = 0; index < pieces.length; index += 2) {
    const one = pieces[index]
    const two = pieces[index + 1]
    if (one) pairs.push(two ? pieceOf(one.text + one.glue + two.text, two.glue) : one)
  }
  return pairs
}

// A word without a hump is cut where it must be.
function cut(word: string): string[] {
  const letters = [...word]
  if (letters.length <= LONG_WORD + 2) return [word]
  const count = Math.ceil(letters.length / PIECE)
  const length = Math.ceil(letters.length / count)
  return Array.from({ length: count }, (_, index) =>
    letters.slice(index * length, (index + 1) * length).join(''),
  )
}
