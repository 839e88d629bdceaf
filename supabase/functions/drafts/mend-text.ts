// What a PDF stores is where letters stand. This makes words of them again: of lines, of letters that were drawn as one, and
// of bytes that were read in the wrong charset.

/** Mends the text of a document; its lines become one wherever a paragraph goes on. */
export function mendText(text: string): string {
  const even = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]{3,}/gu, '  ')
    .replace(/\s*\n\s*\n\s*/gu, '\n\n')
  const joined = joinScripts(joinLines(joinParagraphs(mendLetters(even))))
  return joined.replace(BULLET, '\n\n').replace(/(?<=\p{L})[ \t]{1,2}(?=[.,](?:\s|$))/gu, '')
}

/** A heading is shorter than this. */
const LINE = 25

/** A sentence goes on in the next column, or on the next page. */
function joinParagraphs(text: string): string {
  const pieces: string[] = []
  for (const piece of text.split('\n\n')) {
    const last = pieces.at(-1) ?? ''
    const goesOn = last.length > LINE && /[\p{Ll},;\u00ad-]$/u.test(last) && /^\p{Ll}/u.test(piece)
    if (goesOn) pieces[pieces.length - 1] = `${last}\n${piece}`
    else pieces.push(piece)
  }
  return pieces.join('\n\n')
}

// Signs for the eye at the begin of a line; fonts of symbols have theirs in the private use area.
const BULLET =
  /(?:^|\n)[ \t]*(?:[\u2022\u2023\u2043\u204c\u204d\u2219\u25a0-\u25ff\u2605\u2606\u2713-\u2718\u27a2\u27a4\ue000-\uf8ff]|[-*o·](?=[ \t]))[ \t]*/gu

// Letters that are drawn as one, forms of letters, and letters that look like others.
const FORMS =
  /[\ufb00-\ufb4f\ufb50-\ufdcf\ufdf0-\ufdf9\ufe70-\ufefc\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff65-\uff9f\u2f00-\u2fdf]|[\u{1d400}-\u{1d7ff}]/gu

function mendLetters(text: string): string {
  const composed = text
    .replace(FORMS, (letter) => letter.normalize('NFKC'))
    .replace(/[\u2010\u2011]/g, '-')
    // Some writers put an accent before its letter, as a sign of its own.
    .replace(/([´`¨ˆ˜ˇ˘˚¸])[ \t]?([A-Za-zı])/gu, (_, sign: string, letter: string) => {
      const accent = ACCENTS[sign] ?? ''
      return `${letter === 'ı' ? 'i' : letter}${accent}`
    })
    // An accent stands on its letter, whatever was between them.
    .replace(/(\p{L})[ \t]+(?=[\u0300-\u036f])/gu, '$1')
    .normalize('NFC')
  return mendCharset(composed)
}

const ACCENTS: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  ˇ: '\u030c',
  '˘': '\u0306',
  '˚': '\u030a',
  '¸': '\u0327',
}

/** UTF-8 that was read as windows-1252, as in `Ã©` and `â€™`. */
export const MOJIBAKE = /[Â-ô][\u0080-\u00bfŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]{1,3}/gu

const BYTES = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1252').decode(new Uint8Array([byte])),
    byte,
  ]),
)

function mendCharset(text: string): string {
  return text.replace(MOJIBAKE, (letters) => {
    const bytes = Uint8Array.from([...letters], (letter) => BYTES.get(letter) ?? 0)
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    } catch {
      // "à «" and "É…" are written so by people.
      return letters
    }
  })
}

// First parts of words that keep their hyphen, unless an ending follows: "self-care", and "well-ness" is no such word.
const KEEPS_HYPHEN = new Set(
  `self well evidence trauma person patient client family community board mind solution strengths values faith gender
   decision problem goal culture hands face follow check drop walk one two three four five six seven eight nine
   twenty thirty forty fifty sixty seventy eighty ninety first second third long short full half high low open
   year day week month hour minute age body state award user world home team data research practice doctor nurse
   physician parent mother father adult drug alcohol substance stress pain weight sliding non`.split(/\s+/),
)
const ENDING =
  /^(?:[a-z]|a[ln]|ance|at(?:e|ed|ic|ion|ing)|able|ible|age|ali(?:ty|ties|ze|zed)|ary|day|days|e[dnr]|ele|en?ce|end|ends|ent|ers|es[et]?|ful|fully|fulness|hood|ians?|ic(?:al)?|ings?|ions?|is[hmt]|ishness|ists|ity|i?ve|less(?:ness)?|light|lights|lings?|ly|ment|ments|nel|ness|ous|ren|ry|set|ships?|some|style|styles|teen|th|tic|times?|tions?|tized|ture|wards?|ways?|wide|work|works|y|ies)$/iu
/** Parts of compounds that are no syllables: "state-of-the-art". */
const SMALL_WORD = /-(?:the|to|of|by|and|a|up|in|on|at|for|off|out)$/iu
/** "pre- and postnatal" */
const GOES_ON_LATER = /^(?:and|or|to|nor|und|y|o|e|et|ou)$/iu

const BROKEN =
  /([\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]{0,60})(-|\u00ad)[ \t]{0,2}\n[ \t]{0,2}([\p{L}\p{M}\p{N}]+)/gu

function joinLines(text: string): string {
  const words = wordsOf(text)
  return (
    text
      .replace(BROKEN, (_, first: string, sign: string, second: string) => {
        if (sign === '\u00ad') return first + second
        if (GOES_ON_LATER.test(second)) return `${first}- ${second}`
        return first + (keepsHyphen(first, second, words) ? '-' : '') + second
      })
      .replaceAll('\u00ad', '')
      // A dash without a space before it, and a slash, belong to both words.
      .replace(/(?<=[^\s–—/][–—/])[ \t]*\n[ \t]*(?=\S)/gu, '')
  )
}

/** What the rest of the page writes decides first. */
function keepsHyphen(first: string, second: string, words: ReadonlySet<string>): boolean {
  const joined = (first + second).toLowerCase()
  if (words.has(`${first}-${second}`.toLowerCase())) return true
  if (words.has(joined)) return false
  // Names and numbers: "Smith-Jones", "COVID-19".
  if (!/^\p{Ll}/u.test(second) || /\p{N}$/u.test(first)) return !/^[\p{Lo}]/u.test(second)
  if (SMALL_WORD.test(`-${first}`) && first.includes('-')) return true
  const part = first.slice(first.lastIndexOf('-') + 1).toLowerCase()
  return KEEPS_HYPHEN.has(part) && (/^(?:up|in|on|off|out|to)$/iu.test(second) || !ENDING.test(second))
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu))
}

// Scripts without spaces between words: a line ends anywhere.
const CJK = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fc\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff64]`
const SOUTHEAST = String.raw`[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]`
const IN_CJK = new RegExp(String.raw`(?<=${CJK})[ \t]*\n?[ \t]*(?=${CJK})`, 'gu')
const IN_SOUTHEAST = new RegExp(String.raw`(?<=${SOUTHEAST})[ \t]*\n[ \t]*(?=${SOUTHEAST})`, 'gu')

function joinScripts(text: string): string {
  return text.replace(IN_CJK, '').replace(IN_SOUTHEAST, '')
}
