import { decodeText } from '../decode-text.ts'
import { canonicalEmail, isEmail } from './email.ts'
import { isOneTypoAway, withLikelyDomain } from './likely-domain.ts'

/**
 * Suggests the address that was probably meant: without what was copied along with it or cannot be in an address
 * (`ana@practice.com/` gives `ana@practice.com`), with a dot for a comma, and with a common domain or ending that is one
 * typo away (`ana@gmial.com` gives `ana@gmail.com`). Returns `null` when there is no suggestion. The widget sends
 * what it cannot accept to the server, so these rules exist only here.
 */
export function suggestEmail(typed: string): string | null {
  const email = canonicalEmail(typed)
  const isRight = isEmail(email) && !UNLIKELY.test(email)
  // The patterns of a repair take quadratic time.
  const meant = withLikelyDomain(withLikelyEnding(isRight ? email : repair(email.slice(0, 500))))
  return isEmail(meant) && meant !== email ? meant : null
}

/** What a local part may be, and only a part of a link or of a text is: `%20ana`, `'ana`, `www.ana`, `email=ana`. */
const UNLIKELY = /%[\da-f]{2}|&#x?[\da-f]|^[^\w-]|^www\.|^\w*mail\w*=/

// Endings that a practice may have, and real ones that differ from them by one typo.
const ENDINGS = ['com', 'net', 'org']
const ENDING = /\.((?!bet|bom|cam|mom|ne[cwx]|ntt|ong|pet|vet)\w{3,4})$/

function withLikelyEnding(email: string): string {
  return email.replace(
    ENDING,
    (_, typed: string) => `.${ENDINGS.find((ending) => isOneTypoAway(typed, ending)) || typed}`,
  )
}

const WORD = String.raw`[\p{L}\p{M}\p{N}-]+`
/** A whole domain, and what cannot go on with it: a sign, another word, another address. */
const BEHIND = new RegExp(
  String.raw`(@(?:${WORD}\.)+\p{L}{2,})(?:[^\p{L}\p{M}\p{N}.,;:!@\s_-]|\s+(?![\s.,;])|[,;](?=.*@)).*`,
  'su',
)

/** Returns an address without what was copied along with it, and with what cannot be in one replaced or left out. */
function repair(email: string): string {
  // Escaped for a script or a mail.
  const decoded = decodeText(email.replace(/(?:\\u00|\\x|=(?=40|2e))(?=[\da-f]{2})/g, '%'))
  const text = canonicalEmail(decoded)
    // Tags within it, and characters without a name that we know.
    .replace(/<wbr\W*>|(?:<[^<>@]*>)+(?=[@.])/g, '')
    .replace(/@(?:<[^<>@]*>)+/, '@')
    .replace(/&[a-z][a-z\d]*;/g, ' ')
    .replace(/[\s([{<]+@[\s)\]}>]+/g, '@')
    .replace(/(\p{L})[’‘ʼ](\p{L})/gu, "$1'$2")
    .replace(/[\s([{<_]+(?:dot|punto)[\s)\]}>_]+/g, '.')
  return canonicalEmail(
    (text.includes('@') ? text : text.replace(/[\W_]+(?:at|arroba)[\W_]+/, '@'))
      // Signs of emphasis around it.
      .replace(/^([*_~`]+)(.*)\1$/s, '$2')
      // A name, a scheme, a tag or a link before it.
      .replace(/^[^@]*(?:[(<>:=/|?]|[)\]]\s|\s["'“‘*[{])/, '')
      .replace(BEHIND, '$1')
      // A path, a comment, a list or signs behind it.
      .replace(/(@.*?)(?:[/?#>(]|[,;]\s).*$|[^\p{L}\p{N}]+$/gsu, '$1')
      // A label, a number or a sentence before it.
      .replace(
        /^(?:[^@]*\s\S+|e-?mail|mail|to|from|correo|[^@\s]*[,;:)\]]|\d+\.|[\d().+-]{3,})\s+(?=[^@\s]+@)/,
        '',
      )
      .replace(/^www\./, '')
      .replace(/[\s_-]*[.,;·•][\s.,;-]*/g, '.')
      .replace(/[.\s]*@[^\p{L}\p{N}]*/gu, '@')
      // In the domain.
      .replace(/_(?=[^@]*$)/g, '-'),
  )
    .normalize('NFD')
    .replace(/^\W+|[^\w@.+&'-]/g, '')
}
