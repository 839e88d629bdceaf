import { getDocumentProxy } from 'unpdf'
import { z } from 'zod'
import { isPdfBomb } from './is-pdf-bomb.ts'

/** A hosted function has 2 s of processor time; a page takes 5 to 50 ms. */
const MAX_PAGES = 20
const MAX_MS = 1_000
/** Of one page; the text of a book's page has 3,000. */
const MAX_CHARACTERS = 40_000
const MAX_SOFT_HYPHENS = 200

const itemSchema = z.object({
  str: z.string(),
  dir: z.string().default('ltr'),
  hasEOL: z.boolean(),
  transform: z.array(z.number()).length(6),
})
type Item = z.output<typeof itemSchema>

/** The number of the command that draws letters. */
const SHOW_TEXT = 44
const glyphsSchema = z.array(z.array(z.unknown()))
const glyphSchema = z.object({ unicode: z.string() })

/**
 * Reads the text of the first pages of a PDF, line by line, with a blank line between paragraphs.
 *
 * @param maxMs after which no further page is begun
 * @throws when the file is no readable PDF
 */
export async function readPdf(file: Uint8Array<ArrayBuffer>, maxMs = MAX_MS): Promise<string[]> {
  if (await isPdfBomb(file)) throw new Error('The file unpacks to more than a document has.')
  const before = Date.now()
  // Pictures are left out.
  const pdf = await getDocumentProxy(file, { maxImageSize: 1 })
  try {
    const pages: string[] = []
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
      const page = await pdf.getPage(number)
      const text = textOf(await readItems(page.streamTextContent()))
      const { fnArray, argsArray } = await page.getOperatorList()
      const drawn = argsArray.filter((_: unknown, index: number) => fnArray[index] === SHOW_TEXT)
      pages.push(withSoftHyphens(text, lettersOf(drawn)))
      if (Date.now() - before > maxMs) break
    }
    return pages
  } finally {
    await pdf.loadingTask.destroy()
  }
}

/** Reads a page piece by piece, so that one that never ends is left. */
async function readItems(stream: ReadableStream): Promise<Item[]> {
  const items: Item[] = []
  let length = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return items
    for (const raw of z.array(z.unknown()).parse(Object(value).items)) {
      const item = itemSchema.safeParse(raw).data
      if (!item) continue
      items.push(item)
      length += item.str.length
    }
    if (length <= MAX_CHARACTERS) continue
    await reader.cancel(new Error('Enough was read.'))
    return items
  }
}

/** The letters of a page in the order in which they are drawn. */
function lettersOf(drawn: unknown): string {
  const glyphs = glyphsSchema.safeParse(drawn).data ?? []
  return glyphs
    .flat(2)
    .map((glyph) => glyphSchema.safeParse(glyph).data?.unicode ?? '')
    .join('')
}

/** Puts back the hyphens at the end of lines that stand for no letter: they are drawn, and the text of a page lacks them. */
function withSoftHyphens(text: string, letters: string): string {
  const broken = new Set(letters.match(/[^\s\u00ad]{1,3}\u00ad[^\s\u00ad]{1,3}/gu))
  let whole = text
  for (const part of [...broken].slice(0, MAX_SOFT_HYPHENS)) {
    whole = whole.replaceAll(part.replace('\u00ad', '\n'), part.replace('\u00ad', '\u00ad\n'))
  }
  return whole
}

/** Lines that are further apart than those of a paragraph: the gap in heights of a letter. */
const PARAGRAPH_GAP = 1.8
/** Words that are drawn twice to look bold stand less than this apart, in heights of a letter. */
const SAME_PLACE = 0.2
/** So many items back a second drawing of a word is looked for. */
const LOOK_BACK = 60

function textOf(all: readonly Item[]): string {
  const items = linesOf(withoutSecondDrawings(withoutTurned(all))).flatMap((line) =>
    inReadingOrder(joinLetters(line)),
  )
  let text = ''
  let lastLine: number | null = null
  for (const item of items) {
    const { line } = placeOf(item)
    if (item.str.trim()) {
      if (lastLine !== null && Math.abs(lastLine - line) > PARAGRAPH_GAP * sizeOf(item)) text += '\n\n'
      lastLine = line
    }
    text += item.hasEOL ? `${item.str}\n` : item.str
  }
  return text
}

const sizeOf = ({ transform: [a = 0, b = 0, c = 0, d = 0] }: Item) =>
  Math.max(Math.hypot(a, b), Math.hypot(c, d))

/** In which of the four directions a word runs; pages may be stored on their side. */
const directionOf = ({ transform: [a = 0, b = 0] }: Item) =>
  (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4
/** Not along an edge, as the word "Draft" across a page. */
const isAskew = ({ transform: [a = 0, b = 0] }: Item) =>
  Math.min(Math.abs(a), Math.abs(b)) > 0.1 * Math.hypot(a, b)

/** Where the line of a word is, and where on it the word begins, whichever way it runs. */
function placeOf(item: Item): { readonly line: number; readonly start: number } {
  const [, , , , x = 0, y = 0] = item.transform
  return directionOf(item) % 2 === 0 ? { line: y, start: x } : { line: x, start: y }
}

/** What runs in another direction than most of a page is a stamp, or stands in its margin. */
function withoutTurned(items: readonly Item[]): readonly Item[] {
  const letters = [0, 0, 0, 0]
  for (const item of items) letters[directionOf(item)] = (letters[directionOf(item)] ?? 0) + item.str.length
  const most = letters.indexOf(Math.max(...letters))
  return items.filter((item) => !item.str.trim() || (directionOf(item) === most && !isAskew(item)))
}

function withoutSecondDrawings(items: readonly Item[]): readonly Item[] {
  return items.filter((item, index) => {
    if (!item.str.trim()) return true
    const { line, start } = placeOf(item)
    const nearest = SAME_PLACE * sizeOf(item)
    return !items.slice(Math.max(0, index - LOOK_BACK), index).some((earlier) => {
      const other = placeOf(earlier)
      return (
        earlier.str === item.str &&
        Math.abs(other.line - line) < nearest &&
        Math.abs(other.start - start) < nearest
      )
    })
  })
}

/** Several letters with a space between each. */
const APART = /^\S(?:\s\S)+$/u

/** The items of a page, line by line. */
function linesOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const lines: Item[][] = [[]]
  for (const item of items) {
    lines.at(-1)?.push(item)
    if (item.hasEOL) lines.push([])
  }
  return lines
}

/**
 * Joins letters that are set apart: there a gap between words is an item of its own, and one between letters is not. A line
 * without such gaps is left as it is.
 */
function joinLetters(line: readonly Item[]): readonly Item[] {
  if (!areApart(line)) return line
  return line.map((item) => (item.str.trim() ? { ...item, str: item.str.replace(/\s/gu, '') } : item))
}

function areApart(line: readonly Item[]): boolean {
  const words = line.map(({ str }) => str.trim()).filter((str) => [...str].length > 1)
  return words.length > 0 && words.every((word) => APART.test(word)) && line.some(({ str }) => str === ' ')
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/**
 * Some programs draw a Hebrew or Arabic line from the left, word by word: its last word comes first. Numbers and words of
 * other scripts within it are drawn in their own order.
 */
function inReadingOrder(line: readonly Item[]): readonly Item[] {
  const words = line.filter(({ str }) => LETTER_OR_DIGIT.test(str))
  const fromTheRight = words.filter(({ dir }) => dir === 'rtl')
  const starts = fromTheRight.map((item) => placeOf(item).start)
  const isDrawnFromTheLeft = starts.every((start, index) => start >= (starts[index - 1] ?? start))
  if (fromTheRight.length < 2 || fromTheRight.length * 2 < words.length || !isDrawnFromTheLeft) return line

  const runs: Item[][] = []
  let isInOther = false
  let between: Item[] = []
  for (const item of line) {
    if (!LETTER_OR_DIGIT.test(item.str)) {
      between.push(item)
      continue
    }
    const isOther = item.dir !== 'rtl'
    // What stands between two words of another script belongs to them.
    if (isOther && isInOther) runs.at(-1)?.push(...between, item)
    else runs.push(...between.map((one) => [one]), [item])
    between = []
    isInOther = isOther
  }
  runs.push(...between.map((one) => [one]))
  const hasEOL = line.some((item) => item.hasEOL)
  return runs
    .reverse()
    .flat()
    .map((item, index) => ({ ...item, hasEOL: hasEOL && index === line.length - 1 }))
}
