/** A hostname as pointers know it: lower case ASCII (punycode), at least two labels, no IP address, no port, no final dot. */
export const HOSTNAME =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * The hostname of a site below our own domain.
 *
 * @param name one label, such as `cedar-grove`
 * @param domain `FOYER_SITES_DOMAIN`: the domain, with a port only where the engine is reached on one (`localhost:4322`)
 */
export function siteHostname(name: string, domain: string): string {
  return `${name}.${domain.replace(/:\d+$/, '')}`
}

/**
 * The address at which visitors reach a hostname, without a trailing slash: `https`, and `http` with the port of
 * `domain` on one's own machine, where no certificate is.
 *
 * @param domain as of `siteHostname`
 */
export function siteUrl(hostname: string, domain: string): string {
  const [local = '', port] = domain.split(':')
  if (local !== 'localhost') return `https://${hostname}`
  return `http://${hostname}${port === undefined ? '' : `:${port}`}`
}
