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
 * Returns an address with a common domain or ending in place of one that is a typo away from it (`ana@gmial.com` gives
 * `ana@gmail.com`). The widget bundles this, so it has no dependencies and stays small.
 */
export function withLikelyDomain(email: string): string {
  const [name, domain = '', more] = email.replace(/\.con$/, '.com').split('@')
  return `${more ? '' : name}@${
    (!SIMILAR_DOMAINS.test(domain) &&
      COMMON_DOMAINS.find((common) => common.startsWith(`${domain}.`) || isOneTypoAway(domain, common))) ||
    domain
  }`
}

/** One letter added, removed or replaced, or two adjacent letters swapped. */
export function isOneTypoAway(typed: string, meant: string): boolean {
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
