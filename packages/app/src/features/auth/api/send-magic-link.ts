import { env } from '../../../config/env.ts'
import { askAuth } from '../../../session/api/ask-auth.ts'
import { accountHintOf } from '../account-hint.ts'
import { ACCOUNT_PARAMETER, LEAD_PARAMETER, REQUEST_PARAMETER } from '../confirm-link.ts'

/** The names of a sign-up, stored as metadata of the user. */
type SignUpNames = {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  /** Somebody who refers practices and has none is asked nothing about a website. */
  readonly startsAs?: 'partner'
}

export type MagicLinkRequest = {
  readonly email: string
  /** The path of the app where the link leads after signing in; the application's origin without one. */
  readonly landingPath?: string
  readonly names?: SignUpNames
  /** The capture that a sign-up came with, which the link carries to whatever browser it is opened in. */
  readonly lead?: string
  /** A random id of this request, which the link carries: its use is noted with it. */
  readonly request: string
}

/** Sends an email with a sign-in link and code. The answer does not tell whether the account existed. */
export function sendMagicLink({ email, landingPath = '', names, lead, request }: MagicLinkRequest) {
  // The link tells the confirm page whose account it opens.
  const target = new URL(env().appUrl + landingPath)
  target.searchParams.set(ACCOUNT_PARAMETER, accountHintOf(email))
  target.searchParams.set(REQUEST_PARAMETER, request)
  if (lead) target.searchParams.set(LEAD_PARAMETER, lead)
  const options = { emailRedirectTo: target.href, ...(names ? { data: names } : {}) }
  return askAuth((auth) => auth.signInWithOtp({ email, options }))
}
