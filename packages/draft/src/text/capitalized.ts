/** A text with a large first letter; a word that is written with a small one, such as "iPhone" or "eMDR", keeps it. */
export function capitalized(text: string): string {
  const [first = ''] = text
  const large = first.toUpperCase()
  const isKept = /^\p{Ll}[\p{Ll}\p{M}]*\p{Lu}/u.test(text) || [...large].length !== 1
  return isKept ? text : large + text.slice(first.length)
}
