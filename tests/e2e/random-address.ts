import { randomInt } from 'node:crypto'

/** Returns a private IP address for one test, so that the limits per address never meet another test. */
export function randomAddress(): string {
  return [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.')
}
