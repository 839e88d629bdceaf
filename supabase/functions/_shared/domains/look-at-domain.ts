import type { DnsProvider, DomainCause, DomainFindings, DomainLine } from '@foyer/shared/api/domains.ts'
import { getDomain } from 'tldts'
import type { Dns } from './dns.ts'
import { type CaaRules, lookAtCaa } from './look-at-caa.ts'
import { dataOf, type HostLook, lookAtHost, type Target, textsOf, type Whereabouts } from './look-at-host.ts'

/** What is to be looked at, as the database says. */
export type DomainTask = {
  readonly hostname: string
  /** The domain that was bought. */
  readonly zone: string
  readonly is_apex: boolean
  readonly prefers_www: boolean
  readonly state: string
  readonly token: string
  readonly needs_proof: boolean
}

/** What was seen, as `record_domain_check` takes it. */
type DomainLook = {
  /** Hostnames that lead to us and allow a certificate. */
  readonly served: string[]
  /** Hostnames of which that could not be known. */
  readonly unknown: string[]
  readonly whereabouts: Whereabouts
  readonly has_proof: boolean
  readonly cause: DomainCause | null
  readonly findings: DomainFindings
}

/** How certificates are made here: by whom and how, and by which line the top of a domain leads to us. */
type LookRules = CaaRules & { readonly apexLine: 'A' | 'ALIAS' }

/**
 * The domain that was bought: the name below its public suffix. Suffixes that companies hand out themselves count as
 * bought, so that all names below them ask each other for proof.
 */
export function zoneOf(hostname: string): string {
  return getDomain(hostname) ?? hostname
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
  rules: LookRules,
): Promise<DomainLook> {
  const { hostname, zone, state } = task
  const hosts = task.is_apex ? [hostname, `www.${hostname}`] : [hostname]
  const [servers, looks, caas, proof] = await Promise.all([
    dns(zone, 'NS').then((answer) => dataOf(answer, 'NS').sort()),
    Promise.all(hosts.map((host) => lookAtHost(dns, host, zone, target))),
    Promise.all(hosts.map((host) => lookAtCaa(dns, host, rules))),
    task.needs_proof ? lookForProof(dns, task) : null,
  ])
  // A certificate that is there stays good when it cannot be known who may renew it.
  const isCertified = state === 'live' || state === 'lost'
  const lines = linesOf(task, hosts, looks, target, rules.apexLine)
  if (proof)
    lines.push({ type: 'TXT', name: labelOf(proof.hostname, zone), value: proofText(task), ...proof })

  const isServed = (index: number) => {
    const caa = caas[index]?.state
    return isGood(looks[index]) && (caa === 'allowed' || (caa === 'unknown' && isCertified))
  }
  const isUnknown = (index: number) =>
    looks[index]?.hasFailed || (caas[index]?.state === 'unknown' && isGood(looks[index]) && !isCertified)
  const preferred = task.prefers_www && task.is_apex ? 1 : 0
  // While it waits, one hostname is enough; later its owner misses the one that served.
  const isEnough = state === 'waiting' && hosts.some((_, index) => isServed(index))
  const first = isEnough && !isServed(preferred) ? 1 - preferred : preferred
  const firstCause = looks[first]?.cause ?? CAA_CAUSES[caas[first]?.state ?? 'unknown']
  const forbidding = [caas[first], ...caas].find((caa) => caa?.state === 'forbidden')
  return {
    served: hosts.filter((_, index) => isServed(index)),
    unknown: hosts.filter((_, index) => isUnknown(index)),
    whereabouts: state === 'released' ? await lookForTraces(dns, task, looks, target) : togetherOf(looks),
    has_proof: proof?.cause === null,
    cause: firstCause && firstCause !== 'apex_cname' ? firstCause : (proof?.cause ?? firstCause),
    findings: {
      lines: lines.map(bounded),
      caa: forbidding?.by ?? null,
      provider: dnsProviderOf(servers),
      name_servers: servers.slice(0, 4),
    },
  }
}

const CAA_CAUSES = { allowed: null, forbidden: 'forbidden', unknown: 'caa_unknown' } as const

const labelOf = (host: string, zone: string) => (host === zone ? '@' : host.slice(0, -zone.length - 1))

function linesOf(
  { hostname, zone, is_apex }: DomainTask,
  hosts: readonly string[],
  looks: readonly HostLook[],
  target: Target,
  apexLine: LookRules['apexLine'],
): DomainLine[] {
  return hosts.flatMap((host, index) => {
    const look = looks[index] as HostLook
    const isTop = is_apex && host === hostname
    const values = isTop && apexLine === 'A' ? target.ipv4 : [target.hostname]
    const type = isTop ? apexLine : 'CNAME'
    return values.map((value) => ({
      type,
      name: labelOf(host, zone),
      value,
      hostname: host,
      // Of several lines of one name, one may be missing.
      cause: look.cause ?? (type === 'A' && !look.seen.includes(value) ? 'missing' : null),
      seen: [...look.seen],
    }))
  })
}

/** All of a domain is elsewhere, or one of its hostnames is here; anything else cannot be said. */
function togetherOf(looks: readonly HostLook[]): Whereabouts {
  if (looks.some(({ whereabouts }) => whereabouts === 'here')) return 'here'
  return looks.every(({ whereabouts }) => whereabouts === 'elsewhere') ? 'elsewhere' : 'unknown'
}

/**
 * Whether a domain that was given up still leads to us, also by a wildcard: then somebody else could add a name below it.
 * Names that nobody has typed answer by wildcards alone.
 */
async function lookForTraces(
  dns: Dns,
  { hostname, zone }: DomainTask,
  looks: readonly HostLook[],
  target: Target,
): Promise<Whereabouts> {
  const own = togetherOf(looks)
  if (own !== 'elsewhere') return own
  const untyped = `foyer-${crypto.randomUUID().slice(0, 8)}`
  const depth = hostname === zone ? 0 : labelOf(hostname, zone).split('.').length
  const names = Array.from({ length: depth + 1 }, (_, index) => hostname.split('.').slice(index).join('.'))
  const traces = await Promise.all(names.map((name) => lookAtHost(dns, `${untyped}.${name}`, zone, target)))
  if (traces.some(({ whereabouts }) => whereabouts === 'here')) return 'here'
  const isHidden = traces.some(({ hasFailed, cause }) => hasFailed || cause === 'proxy')
  return isHidden ? 'unknown' : 'elsewhere'
}

/** A CNAME at the top serves, and endangers the owner's mail. */
const isGood = (look: HostLook | undefined) => look?.cause === null || look?.cause === 'apex_cname'

/** Somebody else's zone may hold any number of records. */
const bounded = (line: DomainLine): DomainLine => ({
  ...line,
  seen: line.seen.slice(0, 4).map((text) => text.slice(0, 255)),
})

const proofText = ({ token }: Pick<DomainTask, 'token'>) => `foyer-site=${token}`

type Proof = Pick<DomainLine, 'hostname' | 'cause'> & { readonly seen: string[] }

async function lookForProof(dns: Dns, task: DomainTask): Promise<Proof> {
  const hostname = `_foyer.${task.hostname}`
  const wanted = proofText(task)
  // At the name itself: where a CNAME leads, somebody else may write.
  const textsAt = async (name: string) => {
    const { state, records } = await dns(name, 'TXT')
    return {
      state,
      texts: textsOf({ state, records: records.filter((record) => record.name === name) }, 'TXT'),
    }
  }
  const isAt = async (name: string) => (await textsAt(name)).texts.some((text) => text.is(wanted))
  const found = await textsAt(hostname)
  if (found.texts.some((text) => text.is(wanted))) return { hostname, cause: null, seen: [] }
  if (found.state === 'failed') return { hostname, cause: 'proof_unknown', seen: [] }
  const doubled = `${hostname}.${task.zone}`
  if (await isAt(doubled)) return { hostname, cause: 'proof_doubled', seen: [doubled] }
  if (await isAt(task.hostname)) return { hostname, cause: 'proof_misplaced', seen: [task.hostname] }
  const quoted = found.texts.flatMap((text) => text.match(PROOF)?.[0]?.quote() ?? [])
  return { hostname, cause: found.texts.length > 0 ? 'proof_wrong' : 'proof_missing', seen: quoted }
}

/** Of all that may stand in a TXT record, what may be a proof is shown. */
const PROOF = /^(foyer-site=[a-z0-9-]{1,40})$/i

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
function dnsProviderOf(servers: readonly string[]): DnsProvider | null {
  const known = Object.entries(PROVIDERS) as [DnsProvider, RegExp][]
  return known.find(([, pattern]) => servers.some((server) => pattern.test(server)))?.[0] ?? null
}
