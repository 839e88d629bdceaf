import { authClient } from './supabase.ts'

/**
 * The token of whoever is signed in, renewed when it has run out; `null` without a session.
 *
 * @throws Error when it has to be renewed and the service is away
 */
export async function accessToken(): Promise<string | null> {
  const { data, error } = await (await authClient()).getSession()
  if (error) throw error
  return data.session?.access_token ?? null
}
