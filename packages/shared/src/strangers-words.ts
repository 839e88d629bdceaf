// Words that somebody else has written: DNS records, other people's pages, other accounts, names typed at sign-up. They are
// no string, so no mail, page or file can take them but through one of the ways out below.
import * as z from 'zod/mini'

/** A hostname as DNS has it, which may begin a label with an underscore. */
const DNS_NAME =
  /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** What a reader, or the program that shows the words, takes for an address or a phone number: `https://…`, `a@b.c`, `evil.example/x`. */
const ADDRESS =
  /\S*(?:[\p{L}\p{N}_-]+[.。．｡․﹒]+\p{L}[\p{L}\p{N}_-]|\/\/|[@＠]|https?:|javascript:|\b(?:mailto|tel|data):|www[.。．｡]|\d+(?:\.\d+){3})\S*|\+?\(?\d[\d ().-]{5,}\d/giu

/** Controls, line breaks, and signs that are not seen or turn the direction of what follows. */
const UNSEEN = /[\p{C}\p{Z}]+/gu

/** The longest line that is quoted. */
const QUOTE_MAX_LENGTH = 80
/** The longest first name, and its words. */
const NAME_MAX_LENGTH = 24
const NAME = /^\p{L}[\p{L}\p{M}'’.-]*(?: \p{L}[\p{L}\p{M}'’.-]*)?$/u

/** Words of a stranger. Written out as they are, they are nothing. */
export class StrangersWords {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** Whether they are exactly this. */
  is(text: string): boolean {
    return this.#text === text
  }

  /** The groups of a pattern that they match, which stay a stranger's; `null` when they do not match. */
  match(pattern: RegExp): readonly StrangersWords[] | null {
    const found = pattern.exec(this.#text)
    return found ? found.slice(1).map((group) => new StrangersWords(group ?? '')) : null
  }

  /** The pieces between a separator, which stay a stranger's. */
  split(separator: string): readonly StrangersWords[] {
    return this.#text.split(separator).map((piece) => new StrangersWords(piece.trim()))
  }

  /** Way out: a hostname in lower case; `null` when they are none. */
  hostname(): string | null {
    const name = this.#text.trim().toLowerCase().replace(/\.$/, '')
    return DNS_NAME.test(name) ? name : null
  }

  /** Way out: a whole number; `null` when they are none. */
  number(): number | null {
    return /^\d{1,15}$/.test(this.#text) ? Number(this.#text) : null
  }

  /** Way out: one word as programs write it, of letters, digits, hyphens and underscores; `null` when they are none. */
  token(maxLength = 60): string | null {
    return this.#text.length <= maxLength && /^[\p{L}\p{N}_-]+$/u.test(this.#text) ? this.#text : null
  }

  /** Way out: a first name for a greeting, at most two words without a digit or an address; `null` when they are none. */
  firstName(): string | null {
    const name = oneLine(this.#text)
    return name.length <= NAME_MAX_LENGTH && NAME.test(name) && !hasAddress(name) ? name : null
  }

  /**
   * Way out: one line in quotation marks without addresses; `null` when nothing is left or it is longer than `maxLength`:
   * half a sentence may say the opposite.
   */
  quote(maxLength = QUOTE_MAX_LENGTH): string | null {
    const line = this.line(maxLength)
    return line && `“${line}”`
  }

  /** As `quote`, for places that show plainly whose words they are: a row of a table with its name beside it. */
  line(maxLength = QUOTE_MAX_LENGTH): string | null {
    // Whatever is far too long is not searched.
    if (this.#text.length > 4 * maxLength) return null
    const line = oneLine(this.#text).replace(ADDRESS, '…').replace(/[“”"]/g, '’')
    return line === '' || /^[…\s\p{P}]+$/u.test(line) || [...line].length > maxLength ? null : line
  }

  toString(): string {
    return ''
  }

  toJSON(): null {
    return null
  }
}

function oneLine(text: string): string {
  return text.normalize('NFKC').replace(UNSEEN, ' ').trim()
}

function hasAddress(text: string): boolean {
  return text.search(ADDRESS) >= 0
}

/** Reads a text of a row or an answer as words of a stranger. */
export const strangersWords = z.pipe(
  z.string(),
  z.transform((text: string) => new StrangersWords(text)),
)
