/**
 * Trims a typed text and removes what Postgres rejects in JSON: NUL, and lone surrogates, which remain when a text is cut
 * inside a surrogate pair.
 */
export function plainText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '')
    .trim()
}

/**
 * Trims a typed text as `plainText` does and removes characters that are never drawn: contacts, mails and PDFs bring
 * changes of direction and zero-width spaces along when something is copied. Those that emoji and scripts need stay.
 */
export function visibleText(text: string): string {
  return plainText(withoutInvisible(text))
}

/** `visibleText` of one line, such as a name: line breaks and tabs are spaces. */
export function visibleLine(text: string): string {
  return visibleText(text.replace(/[\s\u0085\u2028\u2029]+/g, ' '))
}

/**
 * Returns a text without soft hyphens, zero-width spaces, changes of direction, byte order marks and control characters. Line
 * breaks and tabs stay; the line separators of Unicode are line breaks.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/[\u0085\u2028\u2029]/g, '\n').replace(INVISIBLE, '')
}

const INVISIBLE =
  /(?![\t\n\r])\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu
