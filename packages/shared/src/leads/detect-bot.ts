import { MIN_FILL_TIME_MS } from './limits.ts'

/** `honeypot`: a field that people do not see was filled in; `fill_time`: the form was filled in too fast. */
export type BotTrap = 'honeypot' | 'fill_time'

/**
 * Tells a bot from a person. Every form of ours asks here.
 *
 * @param submission `elapsed_ms` is the time it took to fill in the form, in milliseconds; left out when not measured
 * @returns the trap that the bot fell for, or null for a person
 */
export function detectBot({
  website,
  elapsed_ms,
}: {
  readonly website?: unknown
  readonly elapsed_ms?: number | null
}): BotTrap | null {
  const isFilledIn = typeof website === 'string' ? website.trim() !== '' : Boolean(website)
  if (isFilledIn) return 'honeypot'
  return typeof elapsed_ms === 'number' && elapsed_ms < MIN_FILL_TIME_MS ? 'fill_time' : null
}
