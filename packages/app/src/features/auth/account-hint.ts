/**
 * The hint of an address in its link: `d@c.example` for dana@clinic.example. It is too short to give the address away to
 * somebody who holds only the link, and tells the page whether this browser asked for it.
 */
export function accountHintOf(email: string): string {
  const [, name = '', domain = '', end = ''] = /^(.).*@(.).*?(\.[^.]+)?$/u.exec(email.toLowerCase()) ?? []
  return `${name}@${domain}${end}`
}
