import { env } from '../../../config/env.ts'
import { askAuth } from '../../../session/api/ask-auth.ts'

/** What is known of a person who signs up; kept as the metadata of the user. */
type SignUpNames = {
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
export function sendMagicLink({ email, landingPath = '', names }: MagicLinkRequest) {
  const options = { emailRedirectTo: env().appUrl + landingPath, ...(names ? { data: names } : {}) }
  return askAuth((auth) => auth.signInWithOtp({ email, options }))
}
