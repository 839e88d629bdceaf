import * as z from 'zod/mini'
import { supabase } from '../../../lib/supabase.ts'

const userSchema = z.object({
  email: z.string(),
  new_email: z.optional(z.string()),
  email_change_sent_at: z.optional(z.string()),
})

/** How a person signs in, as the authentication service knows it now. */
export type SignIn = {
  readonly email: string
  /** The address that the account moves to when both have confirmed. */
  readonly newEmail: string | null
  /** When the mails for that were sent, as an ISO date and time. */
  readonly changeSentAt: string | null
}

/**
 * Asks who is signed in. When the session has ended elsewhere, this browser is signed out by that; when the email has
 * changed elsewhere, the session learns it.
 *
 * @throws Error when it could not be asked
 */
export async function loadSignIn(knownEmail: string): Promise<SignIn> {
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
