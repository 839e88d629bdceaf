/** Stops on hostile input; no link is encoded so often. */
const MOST_TIMES = 20

/** Character references of HTML that are found in links and addresses. Their semicolon may be missing. */
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  colon: ':',
  commat: '@',
  gt: '>',
  hyphen: '-',
  lowbar: '_',
  lt: '<',
  nbsp: ' ',
  period: '.',
  plus: '+',
  quot: '"',
  rsquo: '’',
  shy: '',
}

const ENCODED = new RegExp(
  `(?:%[\\da-f]{2})+|&(?:(${Object.keys(CHARACTERS).join('|')})(?:;|(?![\\w=]))|#(x[\\da-f]{1,6}|\\d{1,7});?)`,
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
    // Among bytes that are no letter, signs are decoded one by one.
    return encoded.replace(/%[0-7][\da-f]/gi, decodeURIComponent)
  }
}
