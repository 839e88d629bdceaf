import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { describe, expect, test } from 'vitest'
import { isPublicAddress } from './is-public-address.ts'

/** https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry, with multicast. */
const SPECIAL = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24'],
  ...['192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4', '255.255.255.255/32'],
  ...['::1/128', '::/128', '::ffff:0:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '100:0:0:1::/64'],
  ...['2001::/23', '2001::/32', '2001:1::1/128', '2001:2::/48', '2001:3::/32', '2001:4:112::/48'],
  ...['2001:10::/28', '2001:20::/28', '2001:30::/28', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48'],
  ...['3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
]

/** https://www.iana.org/assignments/ipv6-address-space: everything outside of 2000::/3 is not in use. */
const UNUSED = ['::/8', '100::/8', '200::/7', '400::/6', '800::/5', '1000::/4', '4000::/2', '8000::/1']

describe.each([...SPECIAL, ...UNUSED])('%s', (range) => {
  test('has no public address, its first, its last and any between', () => {
    fc.assert(fc.property(addressesIn(range), (address) => !isPublicAddress(address)))
  })
})

describe.each([
  ['of Azure for its machines', '168.63.129.16'],
  ['of metadata', '169.254.169.254'],
  ['of metadata at AWS over IPv6', 'fd00:ec2::254'],
  ['of metadata at Google over IPv6', 'fd20:ce::254'],
  ['of metadata at Alibaba', '100.100.100.200'],
  ['of metadata at Oracle', '192.0.0.192'],
  ['of metadata at Scaleway over IPv6', 'fd00:42::42'],
  ['of metadata at Equinix Metal', '192.80.8.124'],
  ['of tasks at AWS', '169.254.170.2'],
  ['of private endpoints at Google', '199.36.153.8'],
  ['of private endpoints at Google over IPv6', '2600:2d00:2:1000::1'],
  ['of private endpoints at IBM', '166.9.12.1'],
  ['of this machine', '127.0.0.1'],
  ['of a home', '192.168.1.1'],
])('an address %s', (_, address) => {
  test('is not public', () => expect(isPublicAddress(address)).toBe(false))

  test.runIf(address.includes('.'))('is not public inside IPv6, however it is written', () => {
    const bytes = ipaddr.IPv4.parse(address).toByteArray()
    const [high = '', low = ''] = [bytes.slice(0, 2), bytes.slice(2)].map((pair) =>
      pair.map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    )
    for (const wrapped of [
      `::ffff:${address}`,
      `::ffff:${high}:${low}`,
      `0:0:0:0:0:ffff:${high}:${low}`,
      `::${address}`,
      `::${high}:${low}`,
      `::ffff:0:${address}`,
      `64:ff9b::${address}`,
      `64:ff9b::${high}:${low}`,
      `64:ff9b:1::${address}`,
      `2002:${high}:${low}::1`,
      `2001:0:${high}:${low}::1`,
      `2606:4700::5efe:${high}:${low}`,
      `2606:4700::200:5efe:${high}:${low}`,
      `fe80::5efe:${address}`,
    ])
      expect([wrapped, isPublicAddress(wrapped)]).toEqual([wrapped, false])
  })
})

test.each([
  '8.8.8.8',
  '168.63.129.15',
  '1.1.1.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450:4001::5',
  '::ffff:8.8.8.8',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

test.each([
  '',
  'localhost',
  '127.1',
  '0x8.8.8.8',
  '010.8.8.8',
  '134744072',
  '8.8.8.8.',
  '2606:4700::1%eth0',
  '[2606:4700::1]',
  '8.8.8.8/32',
])('%j is no address that a resolver answers', (text) => expect(isPublicAddress(text)).toBe(false))

test('any text gets an answer', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom(...'0123456789abcdef.:%/x') }),
      ),
      (text) => typeof isPublicAddress(text) === 'boolean',
    ),
  )
})

/** Addresses of a range: the first and the last of it, and others. */
function addressesIn(range: string): fc.Arbitrary<string> {
  const [start, bits] = ipaddr.parseCIDR(range)
  const from = start.toByteArray()
  return fc
    .oneof(
      fc.constant(0),
      fc.constant(255),
      fc.uint8Array({ minLength: from.length, maxLength: from.length }),
    )
    .map((filling) => {
      const bytes = from.map((byte, index) => {
        const kept = Math.max(0, Math.min(8, bits - 8 * index))
        const mask = (0xff << (8 - kept)) & 0xff
        const filled = typeof filling === 'number' ? filling : (filling[index] ?? 0)
        return (byte & mask) | (filled & ~mask & 0xff)
      })
      return ipaddr.fromByteArray(bytes).toString()
    })
}
