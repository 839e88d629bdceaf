import { canonicalEmail, isEmail } from './email.ts'

// The domains of most private and small-practice mailboxes in the US.
const COMMON_DOMAINS = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'msn.com',
  'comcast.net',
  'me.com',
]

// Real providers whose domain differs from a common one by one typo; never corrected.
const SIMILAR_DOMAINS = /^([ey]?mail|gmx)\.com|^(live|yahoo)\.c[ao]$/

/**
 * Suggests the address that was probably meant: without what was copied along with it or cannot be in an address
 * (`ana@practice.com/` gives `ana@practice.com`), with a dot for a comma, and with a common domain or ending that is one
 * typo away (`ana@gmial.com` gives `ana@gmail.com`). Returns `null` when there is no suggestion.
 */
export function suggestEmail(typed: string): string | null {
  const email = canonicalEmail(typed)
  // The patterns of a repair take quadratic time.
  const [name, domain = '', more] = (isEmail(email) ? email : repair(email.slice(0, 500)))
    .replace(/\.con$/, '.com')
    .split('@')
  const meant = `${more ? '' : name}@${
    (!SIMILAR_DOMAINS.test(domain) &&
      COMMON_DOMAINS.find((common) => common.startsWith(`${domain}.`) || isOneTypoAway(domain, common))) ||
    domain
  }`
  return isEmail(meant) && meant !== email ? meant : null
}

/** Returns an address without what was copied along with it, and with what cannot be in one replaced or left out. */
function repair(email: string): string {
  return canonicalEmail(
    email
      .replace(/\W+at\W+/, '@')
      // A name or a scheme before it; a path, a comment, a list or signs behind it.
      .replace(/^[^@]*[(<:]|([/?#>(]|[,;]\s).*|[^\p{L}\p{N}]+$/gu, '')
      .replace(/[\s_-]*(\Wdot\W|[.,;])[\s.,;-]*/g, '.')
      .replace(/[.\s]*@[^\p{L}\p{N}]*/gu, '@')
      // In the domain.
      .replace(/_(?=[^@]*$)/g, '-'),
  )
    .normalize('NFD')
    .replace(/^\W+|[^\w@.+&'-]/g, '')
}

/** One letter added, removed or replaced, or two adjacent letters swapped. */
function isOneTypoAway(typed: string, meant: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start++
  const rest = typed.slice(start)
  const restMeant = meant.slice(start)
  return (
    rest.slice(1) === restMeant || // one added letter
    rest === restMeant.slice(1) || // one missing letter
    rest.slice(1) === restMeant.slice(1) || // one replaced letter
    `${rest[1]}${rest[0]}${rest.slice(2)}` === restMeant // two swapped letters
  )
}
