import * as z from 'zod/mini'
import { browserStore } from '../lib/browser-store.ts'

// supabase-js reports the same event when a person signs out, in whatever tab, and when the service has ended a session.
// The first leaves the screen; after the second the person signs in again in place.
const store = browserStore('browser', 'foyer:signed-out', z.literal(true))

/** Records that the session of this browser ends because the person wants it. */
export function noteSignOut(): void {
  store.write(true)
}

/** Records that somebody is signed in. */
export function clearSignOut(): void {
  store.clear()
}

/** Returns whether the last session of this browser ended because the person wanted it. */
export function hasSignedOut(): boolean {
  return store.read() !== null
}
