import { authClient, hasKeptSession } from '../../../lib/supabase.ts'

/**
 * Asks whether the session that this browser keeps has ended elsewhere, by "sign out other devices" or by deleting the
 * account; it is then dropped here as well. Without an answer nothing changes.
 */
export async function checkSession(): Promise<void> {
  if (!hasKeptSession()) return
  const client = await authClient()
  // The client drops a session that has ended by itself, but not the one of a user who is gone.
  const { error } = await client.getUser()
  if (error?.code === 'user_not_found') await client.signOut({ scope: 'local' })
}
