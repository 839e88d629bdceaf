import { MIN_FILL_TIME_MS } from './limits.ts'

/**
 * Tells a program from a person by two traps: a field that people do not see, and the time it took to fill in the
 * form (milliseconds; left out when nobody measured it).
 */
export function isRobot({
  website,
  elapsed_ms,
}: {
  readonly website?: unknown
  readonly elapsed_ms?: number | null
}): boolean {
  const baited = typeof website === 'string' ? website.trim() !== '' : Boolean(website)
  return baited || (typeof elapsed_ms === 'number' && elapsed_ms < MIN_FILL_TIME_MS)
}
