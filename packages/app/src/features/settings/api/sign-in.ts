import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { env } from '../../../config/env.ts'
import { PATHS } from '../../../config/paths.ts'
import { refetchAfterFailure } from '../../../lib/refetch-after-failure.ts'
import { supabase } from '../../../lib/supabase.ts'
import { askAuth } from '../../../session/api/ask-auth.ts'

const userSchema = z.object({
  email: z.string(),
  new_email: z.optional(z.string()),
  email_change_sent_at: z.optional(z.string()),
})

/** How a person signs in, as the authentication service knows it now. */
export type SignIn = {
  readonly email: string
  /** The new address of a pending change. */
  readonly newEmail: string | null
  /** When the emails of the change were sent, as an ISO date and time. */
  readonly changeSentAt: string | null
}

/**
 * Loads the user. If the session was ended elsewhere, supabase-js signs this browser out; if the email was changed
 * elsewhere, the session is refreshed.
 *
 * @throws Error when it could not be asked
 */
async function loadSignIn(knownEmail: string): Promise<SignIn> {
  const { auth } = await supabase()
  const { data, error } = await auth.getUser()
  if (error) throw error
  const user = userSchema.parse(data.user)
  if (user.email !== knownEmail) await auth.refreshSession()
  return {
    email: user.email,
    newEmail: user.new_email || null,
    changeSentAt: user.email_change_sent_at ?? null,
  }
}

/** How often the screen checks whether a pending change was confirmed elsewhere. */
const ASK_AGAIN_MS = 5_000

/** The email that a person signs in with, as a query; it asks again while a change of it waits. */
export function signInQuery(personId: string, email: string) {
  return queryOptions({
    queryKey: ['sign-in', personId],
    queryFn: () => loadSignIn(email),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: (query) => (query.state.data?.newEmail ? ASK_AGAIN_MS : refetchAfterFailure(query)),
  })
}

/** Sends an email to the old and the new address; the account changes when both are confirmed. */
export function changeEmail(email: string) {
  const emailRedirectTo = env().appUrl + PATHS.settings
  return askAuth((auth) => auth.updateUser({ email }, { emailRedirectTo }))
}
