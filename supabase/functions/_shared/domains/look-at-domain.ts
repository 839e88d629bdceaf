import type { DnsProvider, DomainCause, DomainFindings, DomainLine } from '@foyer/shared/api/domains.ts'
import { getDomain } from 'tldts'
import type { Dns } from './dns.ts'
import { dataOf, type HostLook, lookAtHost, type Target } from './look-at-host.ts'

/** What is to be looked at, as the database says. */
export type DomainTask = {
  readonly hostname: string
  readonly is_apex: boolean
  readonly prefers_www: boolean
  readonly state: string
  readonly token: string
  readonly needs_proof: boolean
}

/** What was seen, as `record_domain_check` takes it. */
export type DomainLook = {
  readonly served: string[]
  readonly leads_here: boolean
  readonly has_proof: boolean
  readonly cause: DomainCause | null
  readonly findings: DomainFindings
}

/** How certificates are made here: by whom, and by which line the top of a domain leads to us. */
export type LookRules = { readonly authorities: readonly string[]; readonly apexLine: 'A' | 'ALIAS' }

/** The domain that was bought, and whether a hostname is it. */
export function zoneOf(hostname: string): { readonly zone: string; readonly isApex: boolean } {
  const zone = getDomain(hostname) ?? hostname
  return { zone, isApex: zone === hostname }
}

/**
 * Looks at a domain: where it and its www lead, who may make certificates for it, who manages it, and whether its owner
 * has proven that it is theirs. Records of mail are never looked at.
 *
 * @throws DnsUnavailable
 */
export async function lookAtDomain(
  dns: Dns,
  task: DomainTask,
  target: Target,
  { authorities, apexLine }: LookRules,
): Promise<DomainLook> {
  const { hostname } = task
  const { zone, isApex } = zoneOf(hostname)
  const hosts = task.is_apex ? [hostname, `www.${hostname}`] : [hostname]
  const [servers, looks, caas, proof] = await Promise.all([
    dns(zone, 'NS').then((answer) => dataOf(answer, 'NS').sort()),
    Promise.all(hosts.map((host) => lookAtHost(dns, host, zone, target))),
    Promise.all(hosts.map((host) => findForbidding(dns, host, authorities))),
    task.needs_proof ? lookForProof(dns, task, zone) : null,
  ])
  const labelOf = (host: string) => (host === zone ? '@' : host.slice(0, -zone.length - 1))
  const lines: DomainLine[] = hosts.flatMap((host, index) => {
    const look = looks[index] as HostLook
    const isTop = host === zone && isApex
    const values = isTop && apexLine === 'A' ? target.ipv4 : [target.hostname]
    const type = isTop ? apexLine : 'CNAME'
    return values.map((value) => ({
      type,
      name: labelOf(host),
      value,
      hostname: host,
      // Of several lines of one name, one may be missing.
      cause: look.cause ?? (type === 'A' && !look.seen.includes(value) ? 'missing' : null),
      seen: [...look.seen],
    }))
  })
  if (proof) lines.push({ type: 'TXT', name: labelOf(proof.hostname), value: proofText(task), ...proof })

  const isServed = (index: number) => isGood(looks[index]) && !caas[index]
  const preferred = task.prefers_www && task.is_apex ? 1 : 0
  // While it waits, one hostname is enough; later its owner misses the one that served.
  const isEnough = task.state === 'waiting' && hosts.some((_, index) => isServed(index))
  const first = isEnough && !isServed(preferred) ? 1 - preferred : preferred
  const firstCause = looks[first]?.cause ?? (caas[first] ? 'forbidden' : null)
  return {
    served: hosts.filter((_, index) => isServed(index)),
    leads_here: looks.some(isGood),
    has_proof: proof?.cause === null,
    cause: firstCause && firstCause !== 'apex_cname' ? firstCause : (proof?.cause ?? firstCause),
    findings: {
      lines: lines.map(bounded),
      caa: caas[first] ?? caas.find((caa) => caa !== null) ?? null,
      provider: providerOf(servers),
      name_servers: servers.slice(0, 4),
    },
  }
}

/** A CNAME at the top serves, and endangers the owner's mail. */
const isGood = (look: HostLook | undefined) => look?.cause === null || look?.cause === 'apex_cname'

/** Somebody else's zone may hold any number of records. */
const bounded = (line: DomainLine): DomainLine => ({
  ...line,
  seen: line.seen.slice(0, 4).map((text) => text.slice(0, 255)),
})

const proofText = ({ token }: Pick<DomainTask, 'token'>) => `foyer-site=${token}`

type Forbidding = NonNullable<DomainFindings['caa']>

/** Climbs from a hostname to the top: the first name with CAA records decides (RFC 8659). */
async function findForbidding(
  dns: Dns,
  host: string,
  authorities: readonly string[],
): Promise<Forbidding | null> {
  const labels = host.split('.')
  for (let index = 0; index < labels.length; index++) {
    const name = labels.slice(index).join('.')
    const records = dataOf(await dns(name, 'CAA'), 'CAA')
    if (records.length === 0) continue
    const issuing = records.filter((record) => /^\d+\s+issue\s/i.test(record))
    const isAllowed = issuing.some((record) => {
      const [, issuer = ''] = /^\d+\s+issue\s+"?\s*([^";\s]*)/i.exec(record) ?? []
      return authorities.includes(issuer.toLowerCase())
    })
    if (issuing.length === 0 || isAllowed) return null
    const line = issuing.join(', ').slice(0, 255)
    return { hostname: name, line, allowed: authorities[0] ?? '' }
  }
  return null
}

type Proof = Pick<DomainLine, 'hostname' | 'cause'> & { readonly seen: string[] }

async function lookForProof(dns: Dns, task: DomainTask, zone: string): Promise<Proof> {
  const hostname = `_foyer.${task.hostname}`
  const wanted = proofText(task)
  const textsAt = async (name: string) => dataOf(await dns(name, 'TXT'), 'TXT')
  const found = await textsAt(hostname)
  if (found.includes(wanted)) return { hostname, cause: null, seen: [] }
  const doubled = `${hostname}.${zone}`
  if ((await textsAt(doubled)).includes(wanted)) return { hostname, cause: 'proof_doubled', seen: [doubled] }
  if ((await textsAt(task.hostname)).includes(wanted)) {
    return { hostname, cause: 'proof_misplaced', seen: [task.hostname] }
  }
  return { hostname, cause: found.length > 0 ? 'proof_wrong' : 'proof_missing', seen: found }
}

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

function providerOf(servers: readonly string[]): DnsProvider | null {
  const known = Object.entries(PROVIDERS) as [DnsProvider, RegExp][]
  return known.find(([, pattern]) => servers.some((server) => pattern.test(server)))?.[0] ?? null
}
