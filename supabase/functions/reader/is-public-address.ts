import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address belongs to the public internet. Private, link-local, shared, reserved and multicast ones do not,
 * nor does what leads to them: IPv4 inside IPv6, and the ranges of translators and tunnels.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast'
}

/** Whether an IP address is one of this machine. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}
