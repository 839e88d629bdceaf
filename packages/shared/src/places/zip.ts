// The SQL check of saved locations is the same rule.
const ZIP = /^\d{5}(-\d{4})?$/

/** Tells whether a text, apart from outer space, is five digits or five digits, a hyphen and four digits. */
export function isZip(text: string): boolean {
  return ZIP.test(text.trim())
}
