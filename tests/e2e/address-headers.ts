import { randomInt } from 'node:crypto'

/** Returns the header that gives requests a random private IP address, so that tests do not share the limits per address. */
export function addressHeaders(): Record<string, string> {
  const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.')
  return { 'cf-connecting-ip': address }
}
