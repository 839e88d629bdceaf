import type { Context } from 'hono'
import { z } from 'zod'
import { type Auth, clientAddress, redirectOf } from './auth.ts'
import { AuthError, invalidRequest } from './auth-error.ts'
import { checkEmail } from './check-email.ts'
import { issueAuthCode } from './flow-state.ts'
import { hashCode, PKCE_PREFIX } from './one-time-token.ts'
import { optionalText, readBody } from './read-body.ts'
import { answerGrant, createSession, presentGrant } from './session.ts'
import { type Presented, type Spent, spendToken } from './spend-token.ts'

const BAD_LINK = 'Email link is invalid or has expired'
const BAD_CODE = 'Token has expired or is invalid'
const HALF_CONFIRMED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

const bodySchema = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
})

/** POST /verify: an address with its code, or the hash of a link, becomes a session. */
export async function verifyToken(auth: Auth, c: Context): Promise<Response> {
  auth.limits.verify.take(clientAddress(c))
  const presented = readPresented(await readBody(c, bodySchema))
  const outcome = await auth.database.asSuperuser(async (tx) => {
    const { user, isComplete } = await spendToken(auth, tx, presented)
    return isComplete ? createSession(auth, tx, c, user.id, 'otp') : null
  })
  if (outcome === null) return c.json({ msg: HALF_CONFIRMED, code: '200' })
  return answerGrant(auth, c, outcome)
}

function readPresented(body: z.output<typeof bodySchema>): Presented {
  if (body.type === '') throw invalidRequest('Verify requires a verification type')
  if ((body.token === '') === (body.token_hash === '')) {
    throw invalidRequest('Verify requires either a token or a token hash')
  }
  if (body.token_hash !== '') {
    if (body.email !== '' || body.phone !== '') {
      throw invalidRequest('Only the token_hash and type should be provided')
    }
    return { type: body.type, hashes: [body.token_hash], email: null, refusal: BAD_LINK }
  }
  if ((body.email === '') === (body.phone === '') || body.phone !== '') {
    throw invalidRequest('Only an email address or phone number should be provided on verify')
  }
  const email = readEmail(body.email)
  const hash = hashCode(email, body.token)
  return { type: body.type, hashes: [hash, `${PKCE_PREFIX}${hash}`], email, refusal: BAD_CODE }
}

function readEmail(text: string): string {
  try {
    return checkEmail(text)
  } catch {
    throw new AuthError(422, 'validation_failed', 'Invalid email format')
  }
}

/** GET /verify: the link that the service mails when a template does not build its own; always answers 303. */
export async function followLink(auth: Auth, c: Context): Promise<Response> {
  auth.limits.verify.take(clientAddress(c))
  const type = c.req.query('type') ?? ''
  const token = c.req.query('token') ?? c.req.query('token_hash') ?? ''
  if (type === '') throw invalidRequest('Verify requires a verification type')
  if (token === '') throw invalidRequest('Verify requires a token or a token hash')

  const target = redirectOf(auth, c)
  const isPkce = token.startsWith(PKCE_PREFIX)
  try {
    const presented = { type, hashes: [token], email: null, refusal: BAD_LINK }
    return c.redirect(await (isPkce ? followPkce : followImplicit)(auth, c, presented, target), 303)
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    return c.redirect(failureUrl(target, error, isPkce), 303)
  }
}

async function followImplicit(auth: Auth, c: Context, presented: Presented, target: string): Promise<string> {
  const [spent, grant] = await auth.database.asSuperuser(async (tx) => {
    const spent = await spendToken(auth, tx, presented)
    return [spent, spent.isComplete ? await createSession(auth, tx, c, spent.user.id, 'otp') : null] as const
  })
  if (grant === null) return `${target}#${sorted({ message: HALF_CONFIRMED, sb: '' })}`
  const { user: _, ...tokens } = await presentGrant(auth, grant)
  return `${target}#${sorted({ ...tokens, sb: '', type: spent.type })}`
}

/** The session is left to the holder of the code verifier: the link yields only a code. */
async function followPkce(auth: Auth, _c: Context, presented: Presented, target: string): Promise<string> {
  const outcome = await auth.database.asSuperuser(async (tx) => {
    const spent = await spendToken(auth, tx, presented)
    return spent.isComplete ? { code: await issueAuthCode(auth, tx, spent.user.id, flowMethod(spent)) } : null
  })
  if (outcome !== null) return withQuery(target, outcome)
  return `${withQuery(target, { message: HALF_CONFIRMED })}#${sorted({ message: HALF_CONFIRMED, sb: '' })}`
}

function flowMethod({ type }: Spent): string {
  return type === 'signup' ? 'email/signup' : type
}

function failureUrl(target: string, error: AuthError, isPkce: boolean): string {
  // The names of RFC 6749, section 4.1.2.1; other statuses have none.
  const names: Record<number, string> = {
    400: 'invalid_request',
    401: 'unauthorized_client',
    403: 'access_denied',
    500: 'server_error',
    503: 'temporarily_unavailable',
  }
  const name = names[error.status]
  const fields = {
    ...(name === undefined ? {} : { error: name }),
    error_code: error.code,
    error_description: error.message,
  }
  const [bare = ''] = target.split('#', 1)
  return `${isPkce ? withQuery(bare, fields) : bare}#${sorted({ ...fields, sb: '' })}`
}

/** Adds `fields` to the query of `target`; parameters come out in the order of their names, as Go writes them. */
function withQuery(target: string, fields: Readonly<Record<string, string>>): string {
  const [, address = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#[\s\S]*)?$/.exec(target) ?? []
  return `${address}?${sorted(fields, query)}${fragment}`
}

function sorted(fields: Readonly<Record<string, string | number>>, query = ''): string {
  const params = new URLSearchParams(query)
  for (const [name, value] of Object.entries(fields)) params.set(name, String(value))
  params.sort()
  return params.toString()
}
