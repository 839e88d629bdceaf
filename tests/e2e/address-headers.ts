import { randomInt } from 'node:crypto'

/**
 * Returns the headers that give requests a random private IP address, so that tests do not share the limits per address.
 * Both names are set, because the platform prefers its own header to `x-forwarded-for`.
 */
export function addressHeaders(): Record<string, string> {
  const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.')
  return { 'x-forwarded-for': address, 'cf-connecting-ip': address }
}
