import { decodeText } from '../decode-text.ts'
import { canonicalEmail, isEmail } from './email.ts'
import { withLikelyDomain } from './likely-domain.ts'

/**
 * Suggests the address that was probably meant: without what was copied along with it or cannot be in an address
 * (`ana@practice.com/` gives `ana@practice.com`), with a dot for a comma, and with a common domain or ending that is one
 * typo away (`ana@gmial.com` gives `ana@gmail.com`). Returns `null` when there is no suggestion. The widget
 * bundles this, so it has no dependencies beside it.
 */
export function suggestEmail(typed: string): string | null {
  const email = canonicalEmail(typed)
  // A part of a link is a valid local part: `%20ana`.
  const isRight = isEmail(email) && !/%[\da-f]{2}/.test(email)
  // The patterns of a repair take quadratic time.
  const meant = withLikelyDomain(isRight ? email : repair(email.slice(0, 500)))
  return isEmail(meant) && meant !== email ? meant : null
}

const WORD = String.raw`[\p{L}\p{M}\p{N}-]+`
/** A whole domain, and what cannot go on with it: a sign, another word, another address. */
const BEHIND = new RegExp(
  String.raw`(@(?:${WORD}\.)+\p{L}{2,})(?:[^\p{L}\p{M}\p{N}.,;:!@\s_-]|\s+(?![\s.,;])|[,;](?=.*@)).*`,
  'su',
)

/** Returns an address without what was copied along with it, and with what cannot be in one replaced or left out. */
function repair(email: string): string {
  const text = canonicalEmail(decodeText(email)).replace(/[\s([{<_]+dot[\s)\]}>_]+/g, '.')
  return canonicalEmail(
    (text.includes('@') ? text : text.replace(/[\W_]+at[\W_]+/, '@'))
      // Signs of emphasis around it.
      .replace(/^([*_~`]+)(.*)\1$/s, '$2')
      // A name, a scheme or a tag before it.
      .replace(/^[^@]*[(<>:]/, '')
      .replace(BEHIND, '$1')
      // A path, a comment, a list or signs behind it.
      .replace(/([/?#>(]|[,;]\s).*|[^\p{L}\p{N}]+$/gu, '')
      // A label or a sentence before it.
      .replace(/^(?:[^@]*\s\S+|e-?mail|mail|to|from|correo|\d+[.)])\s+(?=[^@\s]+@)/, '')
      .replace(/[\s_-]*[.,;·][\s.,;-]*/g, '.')
      .replace(/[.\s]*@[^\p{L}\p{N}]*/gu, '@')
      // In the domain.
      .replace(/_(?=[^@]*$)/g, '-'),
  )
    .normalize('NFD')
    .replace(/^\W+|[^\w@.+&'-]/g, '')
}
