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

/** Returns a text without soft hyphens, zero-width spaces, changes of direction and byte order marks. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, '')
}
