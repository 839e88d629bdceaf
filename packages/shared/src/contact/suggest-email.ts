// The domains that hold most private and small-practice mailboxes in the US.
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

// Real providers that are one slip away from a common one: never "corrected".
const REAL_NEIGHBOURS = ['mail.com', 'ymail.com', 'gmx.com', 'email.com', 'live.ca', 'yahoo.ca', 'yahoo.co']

/**
 * Offers the address that was probably meant when the domain is one slip away from a common one
 * (`ana@gmial.com` gives `ana@gmail.com`); `null` when there is nothing to offer.
 */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || COMMON_DOMAINS.includes(domain) || REAL_NEIGHBOURS.includes(domain)) return null
  const meant = COMMON_DOMAINS.find((common) => isOneSlipAway(domain, common))
  return meant ? email.slice(0, at + 1) + meant : null
}

/** One letter more, less or other, or two neighbours swapped. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start++
  const rest = typed.slice(start)
  const restMeant = meant.slice(start)
  return (
    rest.slice(1) === restMeant || // one letter too many
    rest === restMeant.slice(1) || // one letter missing
    rest.slice(1) === restMeant.slice(1) || // another letter
    (rest[0] === restMeant[1] && rest[1] === restMeant[0] && rest.slice(2) === restMeant.slice(2))
  )
}
