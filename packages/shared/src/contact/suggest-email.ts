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
 * Suggests an address when the domain is one typo away from a common one (`ana@gmial.com` gives `ana@gmail.com`);
 * `null` when there is no suggestion.
 */
export function suggestEmail(email: string): string | null {
  const [name, host = ''] = email.split('@')
  const domain = host.toLowerCase()
  if (!name || COMMON_DOMAINS.includes(domain) || SIMILAR_DOMAINS.includes(domain)) return null
  const meant = COMMON_DOMAINS.find((common) => isOneTypoAway(domain, common))
  return meant ? `${name}@${meant}` : null
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
