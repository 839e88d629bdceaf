/** A hostname as pointers know it: lower case ASCII (punycode), at least two labels, no IP address, no port, no final dot. */
export const HOSTNAME =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * The hostname of an address of a site.
 *
 * @param name one label below our own domain, such as `cedar-grove`, or the whole hostname of a domain of the owner's own
 * @param domain `FOYER_SITES_DOMAIN`: the domain, with a port only where the engine is reached on one (`localhost:4322`)
 */
export function siteHostname(name: string, domain: string): string {
  return name.includes('.') ? name : `${name}.${domain.replace(/:\d+$/, '')}`
}

/**
 * The address at which visitors reach a hostname, without a trailing slash: `https`, and `http` with the port of
 * `domain` for names of one's own machine, which have no certificate.
 *
 * @param domain as of `siteHostname`
 */
export function siteUrl(hostname: string, domain: string): string {
  const [local = '', port] = domain.split(':')
  if (local !== 'localhost' || !hostname.endsWith('.localhost')) return `https://${hostname}`
  return `http://${hostname}${port === undefined ? '' : `:${port}`}`
}
