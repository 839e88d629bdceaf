/**
 * A typed text as it is stored: without outer space, and without the two things that Postgres refuses in JSON: NUL, and
 * halves of surrogate pairs, which is what cutting a text at a length can leave.
 */
export function plainText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '')
    .trim()
}
