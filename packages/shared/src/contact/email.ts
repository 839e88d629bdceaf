// The one rule for email addresses. It has no dependencies, because the widget bundles it; `email-schema.ts` is the
// same rule as a schema, and `private.is_canonical_email` in SQL is compared with it by a test.

/** Longest address that mail systems accept (RFC 5321, section 4.5.3.1.3, without the two angle brackets). */
export const EMAIL_MAX_LENGTH = 254

// Looser than RFC 5322, because names and domains may be international. Stricter than browsers, which accept a domain
// without a dot: such a mailbox cannot be reached over the Internet.
const EMAIL = /^(?!.*[\s\p{Cc}\p{DI}<>"(),:;[\]\\])[^@]{1,64}@[^@.]+(\.[^@.]+)+$/su

// Characters that are never drawn, such as zero-width spaces and changes of direction: an address with one looks like
// another address (https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point).
const INVISIBLE = /\p{DI}/u

/** Whether a trimmed text is an email address. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text)
}

/** Returns the spelling in which addresses are stored and compared: trimmed, in lower case. */
export function canonicalEmail(text: string): string {
  return text.trim().toLowerCase()
}

export const EMAIL_MISSING = 'Enter your email address.'
export const EMAIL_INVALID = 'Enter an email address like name@practice.com.'
export const EMAIL_INVISIBLE = 'This address contains an invisible character. Delete it and type it again.'

/** Returns a sentence about what is wrong with a trimmed address; `null` when it is valid. */
export function emailProblem(text: string): string | null {
  if (!text) return EMAIL_MISSING
  if (INVISIBLE.test(text)) return EMAIL_INVISIBLE
  return isEmail(text) ? null : EMAIL_INVALID
}
