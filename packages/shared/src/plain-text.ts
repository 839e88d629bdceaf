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
