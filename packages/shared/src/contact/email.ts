/** Longest address that mail systems accept (RFC 5321, section 4.5.3.1.3, less the two angle brackets). */
export const EMAIL_MAX_LENGTH = 254

// Looser than RFC 5322, stricter than the browser: a dot in the domain is asked for, because an address
// without one cannot be reached from the outside. The SQL function `is_canonical_email` is the same rule.
const EMAIL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it keeps out
  /^[^\s\0-\x1f\x7f-\x9f@<>"(),:;[\]\\]{1,64}@[^\s\0-\x1f\x7f-\x9f@<>"(),:;[\]\\.]+(\.[^\s\0-\x1f\x7f-\x9f@<>"(),:;[\]\\.]+)+$/

/** Tells whether a trimmed text is an address that mail can be sent to. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text)
}

/** The spelling under which an address is stored and compared: without outer space, in lower case. */
export function canonicalEmail(text: string): string {
  return text.trim().toLowerCase()
}

export const EMAIL_MISSING = 'Enter your email address.'
export const EMAIL_INVALID = 'Enter an email address like name@practice.com.'

/** What is wrong with a trimmed address, as a sentence for the person who typed it; `null` when nothing is. */
export function emailProblem(text: string): string | null {
  if (!text) return EMAIL_MISSING
  return isEmail(text) ? null : EMAIL_INVALID
}
