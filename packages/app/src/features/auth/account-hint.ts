// The link of a mail says whose account it opens, so that the page can ask before it signs in. The hint is too short to
// give the address away to somebody who holds only the link.

const HINT = /^([^\s@])@([^\s@])(\.[^\s@.]{1,24})?$/u

/** The hint of an address: `d@c.example` for dana@clinic.example. */
export function accountHintOf(email: string): string {
  const [, name = '', domain = '', end = ''] = /^(.).*@(.).*?(\.[^.]+)?$/u.exec(email.toLowerCase()) ?? []
  return `${name}@${domain}${end}`
}

/** What a person reads: `d•••@c•••.example`; `null` if the text is no hint. */
export function maskedAddress(hint: string): string | null {
  const [, name, domain, end = ''] = HINT.exec(hint) ?? []
  return name && domain ? `${name}•••@${domain}•••${end}` : null
}
