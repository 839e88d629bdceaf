/** More often than anything is encoded on its way. */
const MOST_TIMES = 20

/** What stands in text that was written for HTML; without a semicolon, browsers read it as well. */
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  commat: '@',
  gt: '>',
  lt: '<',
  nbsp: ' ',
  period: '.',
  quot: '"',
  shy: '',
}

const ENCODED = new RegExp(
  `(?:%[\\da-f]{2})+|&(?:(${Object.keys(CHARACTERS).join('|')})|#(x[\\da-f]{1,6}|\\d{1,7}))(?:;|(?![\\w=]))`,
  'gi',
)

/**
 * Decodes percent encodings and the character references of HTML, as often as a text was encoded. Bytes of no letter stay,
 * such as the first of `%DATE%`.
 */
export function decodeText(text: string): string {
  let before = ''
  let decoded = text
  for (let times = 0; times < MOST_TIMES && decoded !== before; times++) {
    before = decoded
    decoded = before.replace(ENCODED, (encoded, name?: string, code?: string) => {
      if (name) return CHARACTERS[name.toLowerCase()] ?? encoded
      return code ? characterOf(Number(`0${code}`), encoded) : textOfBytes(encoded)
    })
  }
  return decoded
}

function characterOf(code: number, encoded: string): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : encoded
}

function textOfBytes(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
