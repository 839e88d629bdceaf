import { err, ok, type Result } from '@foyer/shared/result.ts'
import { env } from '../../../config/env.ts'
import { authClient } from '../../../lib/supabase.ts'
import { type AuthFailure, authFailure } from '../auth-failure.ts'

/** What is known of a person who signs up; kept as the metadata of the user. */
export type SignUpNames = {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
}

export type MagicLinkRequest = {
  readonly email: string
  /** The path of the app where the link leads after signing in; the application's origin without one. */
  readonly landingPath?: string
  readonly names?: SignUpNames
}

/** Has a mail with a sign-in link and code sent. Says nothing about whether there was an account before. */
export async function sendMagicLink({
  email,
  landingPath = '',
  names,
}: MagicLinkRequest): Promise<Result<null, AuthFailure>> {
  const { error } = await (await authClient()).signInWithOtp({
    email,
    options: { emailRedirectTo: env().appUrl + landingPath, ...(names ? { data: names } : {}) },
  })
  return error ? err(authFailure(error)) : ok(null)
}
