import ipaddr from 'ipaddr.js'

type Range = readonly [ipaddr.IPv4 | ipaddr.IPv6, number]

/** Of IPv6 this alone has been given to the public internet (https://www.iana.org/assignments/ipv6-address-space). */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3')

/**
 * Addresses from public ranges that answer inside a cloud alone, with what belongs to its customers: the host of an
 * Azure machine, the private endpoints of Google and IBM, the metadata of Equinix Metal. The other clouds use
 * link-local, shared, reserved or local addresses, which no visitor reaches either.
 */
const OF_CLOUDS: readonly Range[] = [
  '168.63.129.16/32',
  '199.36.153.0/24',
  '2600:2d00:2:1000::/64',
  '2600:2d00:2:2000::/64',
  '161.26.0.0/16',
  '166.8.0.0/14',
  '192.80.8.124/32',
].map((range) => ipaddr.parseCIDR(range))

/**
 * Whether an IP address belongs to the public internet. Private, link-local, shared, reserved and multicast ones do not,
 * nor does what leads to them: IPv4 inside IPv6, and the ranges of translators and tunnels.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parse(address)
  if (parsed?.range() !== 'unicast' || OF_CLOUDS.some((range) => isIn(parsed, range))) return false
  return parsed.kind() === 'ipv4' || (isIn(parsed, GLOBAL_IPV6) && !isTunnelled(parsed as ipaddr.IPv6))
}

/** Whether an IP address is one of this machine. */
export function isLoopback(address: string): boolean {
  return parse(address)?.range() === 'loopback'
}

/** Reads an address as it is written everywhere: four decimal numbers, or IPv6 without a zone. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const isWellFormed = address.includes(':')
    ? !address.includes('%')
    : ipaddr.IPv4.isValidFourPartDecimal(address)
  return isWellFormed && ipaddr.isValid(address) ? ipaddr.process(address) : undefined
}

function isIn(address: ipaddr.IPv4 | ipaddr.IPv6, range: Range): boolean {
  // Only addresses of one kind can be compared.
  return address.kind() === range[0].kind() && address.match(range as never)
}

/** ISATAP (RFC 5214): the last four bytes are an IPv4 address of any network. */
function isTunnelled({ parts }: ipaddr.IPv6): boolean {
  return parts[5] === 0x5efe && (parts[4] === 0 || parts[4] === 0x200)
}
