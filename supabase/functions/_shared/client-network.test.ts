import { expect, test } from 'vitest'
import { clientNetwork, networkToHash } from './client-network.ts'

test.each([
  [undefined, ''],
  ['', ''],
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts the address %j as %j', (address, network) => {
  const headers = (name: string) => new Headers(address === undefined ? {} : { [name]: address })
  expect(clientNetwork(headers('cf-connecting-ip'))).toBe(network)
  expect(clientNetwork(headers('x-forwarded-for'))).toBe(network)
})

test("prefers the edge's own header to what the caller claims", () => {
  for (const claimed of ['198.51.100.1', '198.51.100.2, 10.0.0.1', '']) {
    const headers = { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': claimed, 'x-real-ip': claimed }
    expect(clientNetwork(new Headers(headers))).toBe('203.0.113.7')
  }
})

test('takes the last entry, which a proxy appended, and none that the caller sent', () => {
  for (const claimed of ['198.51.100.1', '198.51.100.2 , 10.0.0.1', 'x']) {
    const headers = { 'x-forwarded-for': `${claimed}, 203.0.113.7 `, 'x-real-ip': '198.51.100.9' }
    expect(clientNetwork(new Headers(headers))).toBe('203.0.113.7')
  }
})

test.each([
  ['203.0.113.7', 'wide network 203.0.113.0/24'],
  ['2001:db8:1:2::9', 'wide network 2001:db8:1::/48'],
  ['unknown', 'wide network unknown'],
  ['', null],
])('flags people around %j by %j', (address, expected) => {
  expect(networkToHash(new Headers({ 'cf-connecting-ip': address }))).toBe(expected)
})
