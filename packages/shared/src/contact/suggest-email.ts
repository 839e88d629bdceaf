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
const SIMILAR_DOMAINS = ['mail.com', 'ymail.com', 'gmx.com', 'email.com', 'live.ca', 'yahoo.ca', 'yahoo.co']

/**
 * Suggests the address that was probably meant: without what was copied along with it or cannot be in an address
 * (`ana@practice.com/` gives `ana@practice.com`), and with a common domain that is one typo away (`ana@gmial.com` gives
 * `ana@gmail.com`). Returns `null` when there is no suggestion.
 */
export function suggestEmail(typed: string): string | null {
  const email = canonicalEmail(typed)
  const plain = isEmail(email) ? email : repair(email)
  if (!isEmail(plain)) return null
  const [name, domain = ''] = plain.split('@')
  const isKnown = [...COMMON_DOMAINS, ...SIMILAR_DOMAINS].includes(domain)
  const meant = !isKnown && COMMON_DOMAINS.find((common) => isOneTypoAway(domain, common))
  const suggested = meant ? `${name}@${meant}` : plain
  return suggested === email ? null : suggested
}

/** Removes what was copied along with an address, and then what cannot be in one. */
function repair(email: string): string {
  const address = canonicalEmail(email.replace(/^[^@]*[<:]|[/?#>].*|\W+$/g, ''))
  return canonicalEmail(address.normalize('NFD').replace(/[^\w@.+-]/g, ''))
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
