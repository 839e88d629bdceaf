import type { DnsProvider } from '@foyer/shared/api/domains.ts'

const PROVIDERS: Readonly<Record<DnsProvider, RegExp>> = {
  godaddy: /\.domaincontrol\.com$/,
  namecheap: /\.(registrar-servers|namecheaphosting)\.com$/,
  squarespace: /\.(squarespacedns|googledomains)\.com$/,
  cloudflare: /\.ns\.cloudflare\.com$/,
  wix: /\.wixdns\.net$/,
  ionos: /\.ui-dns\.(com|org|biz|de)$/,
  porkbun: /\.porkbun\.com$/,
  hover: /\.hover\.com$/,
  'network-solutions': /\.worldnic\.com$/,
  route53: /\.awsdns-\d+\.(com|net|org|co\.uk)$/,
}

/** The company that manages a domain, by its name servers; `null` when it is none that we know. */
export function dnsProviderOf(servers: readonly string[]): DnsProvider | null {
  const known = Object.entries(PROVIDERS) as [DnsProvider, RegExp][]
  return known.find(([, pattern]) => servers.some((server) => pattern.test(server)))?.[0] ?? null
}
