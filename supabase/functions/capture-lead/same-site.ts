import { getDomain } from 'tldts'

/**
 * Returns whether two web addresses belong to one site: below the same name that was bought, such as `practice.com`, or
 * handed out by a company, such as `ana.github.io`.
 */
export function isSameSite(address: string, other: string): boolean {
  return siteOf(address) === siteOf(other)
}

function siteOf(address: string): string {
  const { hostname } = new URL(address)
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname
}
