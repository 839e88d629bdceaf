import { untilAuthClientIsUsed } from '../../../lib/supabase.ts'

/** Waits until the authentication service is asked for the first time. */
export function untilAuthIsUsed(): Promise<void> {
  return untilAuthClientIsUsed()
}
