import { expect, test } from 'vitest'
import { clientNetwork } from './client-network.ts'

test.each([
  [undefined, ''],
  ['', ''],
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 , 10.0.0.1, 10.0.0.2', '203.0.113.7'],
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
])('x-forwarded-for %j counts as %j', (value, network) => {
  expect(clientNetwork(new Headers(value === undefined ? {} : { 'x-forwarded-for': value }))).toBe(network)
})
