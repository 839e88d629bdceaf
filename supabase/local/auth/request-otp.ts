import type { Context } from 'hono'
import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { type Auth, clientAddress, redirectOf } from './auth.ts'
import { AuthError, invalidRequest, logFailure, notServed } from './auth-error.ts'
import { checkEmail } from './check-email.ts'
import {
  checkFrequency,
  createOneTimeToken,
  type OneTimeToken,
  storeToken,
  withdrawToken,
} from './one-time-token.ts'
import { optionalText, readBody } from './read-body.ts'
import { findUserByEmail, reloadUser, type UserRecord } from './user-record.ts'
import { confirmUser, createUser } from './write-user.ts'

const bodySchema = z.object({
  email: optionalText,
  phone: optionalText,
  channel: optionalText,
  create_user: z.boolean().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  code_challenge: optionalText,
})

/** POST /otp: mails a link and a code. Answers 200 `{}` for known and unknown addresses alike. */
export async function requestOtp(auth: Auth, c: Context): Promise<Response> {
  auth.limits.otp.take(clientAddress(c))
  const body = await readBody(c, bodySchema)
  if (body.email !== '' && body.phone !== '') {
    throw invalidRequest('Only an email address or phone number should be provided')
  }
  if (body.email !== '' && body.channel !== '') {
    throw invalidRequest('Channel should only be specified with Phone OTP')
  }
  if (body.code_challenge !== '') throw notServed('POST /otp with a code challenge (the PKCE flow)')
  if (body.phone !== '') throw notServed('POST /otp with a phone number')
  if (body.create_user === false) await auth.database.asSuperuser((tx) => requireUser(tx, body.email))
  if (body.email === '') throw invalidRequest('One of email or phone must be set')
  if (!auth.settings.email.enable_signup) {
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
  }

  const email = checkEmail(body.email)
  const mail = await auth.database.asSuperuser((tx) => prepareSignIn(auth, tx, email, body.data ?? {}))
  await sendSignIn(auth, mail, redirectOf(auth, c))
  return c.json({})
}

type SignIn = { readonly user: UserRecord; readonly token: OneTimeToken; readonly isSignup: boolean }

/** Finds or creates the user and stores the token; `data` reaches new users only. */
async function prepareSignIn(
  auth: Auth,
  tx: Transaction,
  email: string,
  data: Readonly<Record<string, unknown>>,
): Promise<SignIn> {
  const known = await findUserByEmail(tx, email)
  const isNew = known === undefined || known.email_confirmed_at === null
  if (isNew && !auth.settings.enable_signup) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  }
  let user = known ?? (await createUser(auth, tx, { email, userMetadata: data }))
  const isSignup = isNew && auth.settings.email.enable_confirmations
  if (isNew && !isSignup) {
    await confirmUser(auth, tx, user.id)
    user = await reloadUser(tx, user.id)
  }
  const type = isSignup ? 'confirmation_token' : 'recovery_token'
  checkFrequency(auth, user, type)
  const token = createOneTimeToken(auth)
  await storeToken(auth, tx, user.id, type, email, token)
  return { user, token, isSignup }
}

async function sendSignIn(auth: Auth, { user, token, isSignup }: SignIn, redirectTo: string): Promise<void> {
  const template = isSignup ? 'confirmation' : 'magic_link'
  try {
    await auth.mailer.send(template, { to: user.email, email: user.email, newEmail: '', token, redirectTo })
  } catch (error) {
    logFailure('mail', error)
    const type = isSignup ? 'confirmation_token' : 'recovery_token'
    await auth.database.asSuperuser((tx) => withdrawToken(tx, user, type))
    const kind = isSignup ? 'confirmation' : 'magic link'
    throw new AuthError(500, 'unexpected_failure', `Error sending ${kind} email`)
  }
}

async function requireUser(tx: Transaction, email: string): Promise<void> {
  if (await findUserByEmail(tx, email.toLowerCase())) return
  throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
}
