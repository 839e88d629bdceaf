import type { Context } from 'hono'
import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { type Auth, redirectOf } from './auth.ts'
import { AuthError, logFailure, notServed } from './auth-error.ts'
import { readClaims, requireUser } from './authenticate.ts'
import { checkEmail } from './check-email.ts'
import {
  checkFrequency,
  createOneTimeToken,
  dropToken,
  type OneTimeToken,
  storeToken,
  type TokenType,
  withdrawToken,
} from './one-time-token.ts'
import { optionalText, readBody } from './read-body.ts'
import { findUserByEmail, presentUser, reloadUser, type UserRecord } from './user-record.ts'
import { emailExists, mergeUserMetadata } from './write-user.ts'

const bodySchema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.unknown().optional(),
  code_challenge: optionalText,
})

/** PUT /user: merges the user's metadata; a new email address takes effect when its mails are confirmed. */
export async function updateUser(auth: Auth, c: Context): Promise<Response> {
  const claims = await readClaims(auth, c)
  const body = await readBody(c, bodySchema)
  const email = body.email === '' ? '' : checkEmail(body.email)
  if (body.code_challenge !== '') throw notServed('PUT /user with a code challenge (the PKCE flow)')
  if (body.app_metadata) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  }
  if (body.password !== '') throw notServed('PUT /user with a password')
  if (body.phone !== '') throw notServed('PUT /user with a phone number')

  const [user, change] = await auth.database.asSuperuser(async (tx) => {
    const { user } = await requireUser(auth, tx, claims)
    if (body.data) await mergeUserMetadata(auth, tx, user.id, body.data)
    const change = email === '' || email === user.email ? null : await prepareChange(auth, tx, user, email)
    return [await reloadUser(tx, user.id), change] as const
  })
  if (change !== null) await sendChange(auth, change, redirectOf(auth, c))
  return c.json(presentUser(user))
}

type ChangeMail = { readonly type: TokenType; readonly to: string; readonly token: OneTimeToken }
type Change = {
  readonly before: UserRecord
  readonly newEmail: string
  readonly mails: readonly ChangeMail[]
}

/** Stores the change with a token for the new address and, with `double_confirm_changes`, one for the old. */
async function prepareChange(
  auth: Auth,
  tx: Transaction,
  user: UserRecord,
  newEmail: string,
): Promise<Change> {
  if (await findUserByEmail(tx, newEmail)) throw emailExists()
  checkFrequency(auth, user, 'email_change_token_new')
  await dropToken(tx, user.id, 'email_change_token_current')
  await tx.query('update auth.users set email_change = $2, email_change_confirm_status = 0 where id = $1', [
    user.id,
    newEmail,
  ])
  const current = { type: 'email_change_token_current', to: user.email } as const
  const isDouble = auth.settings.email.double_confirm_changes && user.email !== ''
  const recipients = [
    { type: 'email_change_token_new', to: newEmail } as const,
    ...(isDouble ? [current] : []),
  ]
  const mails = recipients.map(({ type, to }) => ({ type, to, token: createOneTimeToken(auth) }))
  for (const { type, to, token } of mails) await storeToken(auth, tx, user.id, type, to, token)
  return { before: user, newEmail, mails }
}

async function sendChange(auth: Auth, change: Change, redirectTo: string): Promise<void> {
  const { before: user, newEmail, mails } = change
  try {
    for (const { to, token } of mails) {
      await auth.mailer.send('email_change', { to, email: user.email, newEmail, token, redirectTo })
    }
  } catch (error) {
    logFailure('mail', error)
    await auth.database.asSuperuser(async (tx) => {
      for (const { type } of mails) await withdrawToken(tx, user, type)
      await tx.query("update auth.users set email_change = '' where id = $1", [user.id])
    })
    throw new AuthError(500, 'unexpected_failure', 'Error sending email change email')
  }
}
