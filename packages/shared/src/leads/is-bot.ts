import { MIN_FILL_TIME_MS } from './limits.ts'

/**
 * Whether a submission comes from a bot: the honeypot field `website`, which people do not see, is filled in, or the
 * form was completed too quickly (`elapsed_ms`, in milliseconds; omitted when it was not measured).
 */
export function isBot({
  website,
  elapsed_ms,
}: {
  readonly website?: unknown
  readonly elapsed_ms?: number | null
}): boolean {
  const isHoneypotFilled = typeof website === 'string' ? website.trim() !== '' : Boolean(website)
  return isHoneypotFilled || (typeof elapsed_ms === 'number' && elapsed_ms < MIN_FILL_TIME_MS)
}
