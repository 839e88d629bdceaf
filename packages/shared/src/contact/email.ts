// The one grammar of email addresses: forms, functions and the widget take what it takes. It has no dependencies, because
// the widget bundles it; `email-schema.ts` is the same rule as a schema, and `private.is_canonical_email` in SQL is compared
// with it by a test.

/** Longest address that mail systems accept (RFC 5321, section 4.5.3.1.3, without the two angle brackets). */
export const EMAIL_MAX_LENGTH = 254

// What a mail system delivers to and the auth service takes: an unquoted local part of ASCII characters, and a host name
// with a top-level domain. International domains are in the spelling of the DNS (`xn--`). Browsers take more: a domain
// without a dot, and dots in any place.
const EMAIL =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i

/** Whether a text is an email address in the spelling of {@link canonicalEmail}; capitals are allowed. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text)
}

/**
 * Returns the spelling in which addresses are checked, stored, compared and sent: in lower case, with an international domain
 * as the DNS knows it, full-width letters as plain ones, and without spaces around it and characters that are never drawn,
 * which are copied from documents. A text that is no address stays one that is none.
 */
export function canonicalEmail(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/\p{DI}/gu, '')
      .trim()
      .toLowerCase()
      // Letters and digits of any script; the last sign is the full stop of Chinese and Japanese keyboards.
      .replace(/@[\p{L}\p{M}\p{N}.\u3002-]+$/u, (domain) => {
        try {
          return `@${new URL(`http://${domain.slice(1)}`).hostname}`
        } catch {
          return domain
        }
      })
  )
}

export const EMAIL_MISSING = 'Enter your email address.'
export const EMAIL_INVALID = 'Enter an email address like name@practice.com.'
export const EMAIL_LETTERS =
  'Before the @, an email address has only plain letters (a to z), digits and signs.'

/** Returns a sentence about what is wrong with a typed address; `null` when it is valid. */
export function emailProblem(text: string): string | null {
  const email = canonicalEmail(text)
  if (!email) return EMAIL_MISSING
  if (isEmail(email)) return null
  return /^[^\s@]*[^\s@\0-\x7f][^\s@]*@/.test(email) ? EMAIL_LETTERS : EMAIL_INVALID
}
