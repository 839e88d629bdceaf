import { env } from '../../../config/env.ts'
import { askAuth } from '../../../session/api/ask-auth.ts'
import { accountHintOf } from '../account-hint.ts'
import type { ProvenAgain } from '../carried.ts'

export type MagicLinkRequest = {
  readonly email: string
  /** The path of the app where the person wants to go after signing in; the application's origin without one. */
  readonly landingPath?: string
  /** A random id of this request, which the link carries: its use is noted with it. */
  readonly request: string
}

/** Sends an email with a sign-in link and code. The answer does not tell whether the account existed. */
export function sendMagicLink({ email, landingPath = '', request }: MagicLinkRequest) {
  const target = new URL(env().appUrl + landingPath)
  const carried = { account: accountHintOf(email), request } satisfies Partial<Record<ProvenAgain, string>>
  for (const [name, value] of Object.entries(carried)) target.searchParams.set(name, value)
  return askAuth((auth) => auth.signInWithOtp({ email, options: { emailRedirectTo: target.href } }))
}
