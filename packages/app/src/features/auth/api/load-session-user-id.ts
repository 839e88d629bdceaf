import { authClient } from '../../../lib/supabase.ts'

/**
 * The id of whoever is signed in now, `null` without a session.
 *
 * @throws Error when a session that has to be renewed cannot be, because the service is away
 */
export async function loadSessionUserId(): Promise<string | null> {
  const { data, error } = await (await authClient()).getSession()
  if (error) throw error
  return data.session?.user.id ?? null
}
