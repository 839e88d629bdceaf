import { env } from '../config/env.ts'

/** What every request in the name of whoever is signed in carries, beside the parts of supabase-js. */
export function tokenHeaders(token: string): Readonly<Record<string, string>> {
  return { apikey: env().supabaseKey, Authorization: `Bearer ${token}` }
}
