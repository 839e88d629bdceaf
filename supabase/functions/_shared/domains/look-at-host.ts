import type { DomainCause } from '@foyer/shared/api/domains.ts'
import type { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { isPublicAddress } from '../is-public-address.ts'
import { type Dns, type DnsAnswer, DnsUnavailable, type PlainType, type TextType } from './dns.ts'

/** Where owners' domains have to lead. */
export type Target = {
  /** `sites.<our domain>` */
  readonly hostname: string
  readonly ipv4: readonly string[]
  readonly ipv6: readonly string[]
}

/**
 * Whether a name leads to us, perhaps among others; to another target for certain; or neither can be said: nothing is
 * there, a name server failed, or a proxy hides it.
 */
export type Whereabouts = 'here' | 'elsewhere' | 'unknown'

/** How one hostname stands; without a cause it leads to us, and to us alone. */
export type HostLook = {
  readonly cause: DomainCause | null
  readonly seen: readonly string[]
  readonly whereabouts: Whereabouts
  /** A look-up failed: what is missing here may be there. */
  readonly hasFailed: boolean
}

/**
 * Where our own engines are; `null` when nobody can reach them by name.
 *
 * @throws DnsUnavailable also when our own name servers do not answer
 */
export async function findTarget(dns: Dns, hostname: string): Promise<Target | null> {
  const [v4, v6] = await Promise.all([dns(hostname, 'A'), dns(hostname, 'AAAA')])
  if (v4.state === 'failed' || v6.state === 'failed') throw new DnsUnavailable(`${hostname}: no answer`)
  const ipv4 = dataOf(v4, 'A')
  return ipv4.length > 0 ? { hostname, ipv4, ipv6: dataOf(v6, 'AAAA') } : null
}

/**
 * Looks where a hostname leads.
 *
 * @param zone the domain that was bought: what a company adds to a name by itself
 */
export async function lookAtHost(
  dns: Dns,
  hostname: string,
  zone: string,
  target: Target,
): Promise<HostLook> {
  const [v4, v6] = await Promise.all([dns(hostname, 'A'), dns(hostname, 'AAAA')])
  const failed = v4.state === 'failed' ? 'A' : v6.state === 'failed' ? 'AAAA' : null
  const said = failed
    ? await lookAtFailure(dns, hostname, failed)
    : await lookAtAddresses(dns, hostname, zone, target, v4, v6)
  return {
    ...said,
    whereabouts: whereaboutsOf(v4, v6, target, said.cause),
    hasFailed: failed !== null,
  }
}

type Said = Pick<HostLook, 'cause' | 'seen'>

/** @param cause what a look at the name has said */
function whereaboutsOf(v4: DnsAnswer, v6: DnsAnswer, target: Target, cause: DomainCause | null): Whereabouts {
  const addresses = [...dataOf(v4, 'A'), ...dataOf(v6, 'AAAA')]
  const names = [...dataOf(v4, 'CNAME'), ...dataOf(v6, 'CNAME')]
  const isHere =
    names.includes(target.hostname) ||
    addresses.some((address) => target.ipv4.includes(address) || target.ipv6.includes(address))
  if (isHere) return 'here'
  // Cloudflare may forward to us.
  const isHidden = v4.state === 'failed' || v6.state === 'failed' || cause === 'proxy'
  return isHidden || addresses.length === 0 ? 'unknown' : 'elsewhere'
}

async function lookAtAddresses(
  dns: Dns,
  hostname: string,
  zone: string,
  target: Target,
  v4: DnsAnswer,
  v6: DnsAnswer,
): Promise<Said> {
  const ipv4 = dataOf(v4, 'A')
  const ipv6 = dataOf(v6, 'AAAA')
  if (ipv4.length === 0 && ipv6.length === 0) return lookForMissing(dns, hostname, zone, target, v4)

  const foreign = ipv4.filter((address) => !target.ipv4.includes(address))
  const foreignV6 = ipv6.filter((address) => !target.ipv6.includes(address))
  if (ipv4.length > 0 && foreign.length === 0) {
    if (foreignV6.length > 0) return { cause: 'ipv6', seen: foreignV6 }
    const isApexCname = hostname === zone && dataOf(v4, 'CNAME').length > 0
    return isApexCname ? { cause: 'apex_cname', seen: dataOf(v4, 'CNAME') } : { cause: null, seen: ipv4 }
  }
  if (foreign.length < ipv4.length) return { cause: 'mixed', seen: foreign }
  // Only an address of IPv6 leads to us: most visitors have none.
  if (ipv4.length === 0 && foreignV6.length === 0) return { cause: 'missing', seen: [] }
  return lookAtForeign(dns, zone, foreign.length > 0 ? foreign : foreignV6)
}

async function lookAtForeign(dns: Dns, zone: string, addresses: readonly string[]): Promise<Said> {
  if (!addresses.every(isPublicAddress)) return { cause: 'private', seen: addresses }
  const servers = dataOf(await dns(zone, 'NS'), 'NS')
  const isProxied =
    addresses.every(isCloudflareAddress) && servers.some((name) => name.endsWith('.ns.cloudflare.com'))
  return { cause: isProxied ? 'proxy' : 'elsewhere', seen: addresses }
}

async function lookAtFailure(dns: Dns, hostname: string, type: 'A' | 'AAAA'): Promise<Said> {
  const { records } = await dns(hostname, type)
  const chain = records.flatMap((record) => (record.type === 'CNAME' ? [record] : []))
  const names = new Set(chain.map(({ name }) => name))
  const back = chain.find(({ data }) => names.has(data))
  if (back) return { cause: 'loop', seen: chain.slice(0, 1).map(({ data }) => data) }
  const unchecked = await dns(hostname, type, true)
  return { cause: unchecked.state === 'failed' ? 'no_answer' : 'dnssec', seen: [] }
}

/** Nothing is at the hostname: what was typed may stand nearby. */
async function lookForMissing(
  dns: Dns,
  hostname: string,
  zone: string,
  target: Target,
  answer: DnsAnswer,
): Promise<Said> {
  const end = dataOf(answer, 'CNAME').at(-1)
  if (end) {
    const isDoubled = end.endsWith(`.${zone}`) && target.hostname.startsWith(end.slice(0, -zone.length - 1))
    return { cause: isDoubled ? 'value_doubled' : 'dangling', seen: [end] }
  }
  if ((await dns(zone, 'NS')).state === 'missing') return { cause: 'not_registered', seen: [] }
  const doubled = `${hostname}.${zone}`
  const there = await dns(doubled, 'A')
  const leadsHere =
    dataOf(there, 'A').some((address) => target.ipv4.includes(address)) ||
    dataOf(there, 'CNAME').includes(target.hostname)
  return leadsHere ? { cause: 'doubled', seen: [doubled] } : { cause: 'missing', seen: [] }
}

/** The data of the records of one type. */
export function dataOf({ records }: DnsAnswer, type: PlainType): string[] {
  return records.flatMap((record) => (record.type === type ? [record.data] : []))
}

/** The texts of the records of one type. */
export function textsOf({ records }: DnsAnswer, type: TextType): StrangersWords[] {
  return records.flatMap((record) => (record.type === type ? [record.data] : []))
}

/** https://www.cloudflare.com/ips/ */
const CLOUDFLARE = [
  ...['103.21.244.0/22', '103.22.200.0/22', '103.31.4.0/22', '104.16.0.0/13', '104.24.0.0/14'],
  ...['108.162.192.0/18', '131.0.72.0/22', '141.101.64.0/18', '162.158.0.0/15', '172.64.0.0/13'],
  ...['173.245.48.0/20', '188.114.96.0/20', '190.93.240.0/20', '197.234.240.0/22', '198.41.128.0/17'],
]
const CLOUDFLARE_V6 = /^(2400:cb00|2606:4700|2803:f800|2405:b500|2405:8100|2a06:98c[0-7]|2c0f:f248):/

/** Whether an address belongs to Cloudflare's proxy. */
function isCloudflareAddress(address: string): boolean {
  return address.includes(':') ? CLOUDFLARE_V6.test(address) : isIn(address, CLOUDFLARE)
}

function isIn(address: string, ranges: readonly string[]): boolean {
  return ranges.some((range) => {
    const [start = '', bits = ''] = range.split('/')
    const size = 2 ** (32 - Number(bits))
    return Math.floor(numberOf(address) / size) === Math.floor(numberOf(start) / size)
  })
}

function numberOf(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
}
