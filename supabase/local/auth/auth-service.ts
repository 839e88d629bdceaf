import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerUser, answerUserList, deleteUser } from './admin-users.ts'
import { type Auth, type AuthOptions, type AuthStack, openAuth } from './auth.ts'
import { AuthError, answerError, notServed } from './auth-error.ts'
import { readClaims, requireUser } from './authenticate.ts'
import { issueToken } from './issue-token.ts'
import { requestOtp } from './request-otp.ts'
import { signOut } from './sign-out.ts'
import { updateUser } from './update-user.ts'
import { presentUser } from './user-record.ts'
import { verifyToken } from './verify.ts'

const MAX_BODY_BYTES = 1 << 20

/**
 * The part of the auth service that the product uses: sign-in by mailed codes and links, sessions, changes of the email
 * address, and reading and deleting users with the secret key. The rest answers 501.
 */
export function createAuthService(stack: AuthStack, options: AuthOptions = {}): Hono {
  const auth = openAuth(stack, options)
  const handle = (handler: (auth: Auth, c: Context) => Promise<Response>) => (c: Context) => handler(auth, c)
  const app = new Hono()
  app.onError(answerError)
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuseBody }))

  app.get('/health', (c) => c.json({ name: 'GoTrue', description: 'The auth service of the embedded stack' }))
  app.get('/.well-known/jwks.json', (c) =>
    c.json({ keys: [stack.keys.publicJwk] }, 200, { 'cache-control': 'public, max-age=600' }),
  )

  app.post('/otp', handle(requestOtp))
  app.post('/verify', handle(verifyToken))
  app.post('/token', handle(issueToken))
  app.get('/user', handle(answerOwnUser))
  app.put('/user', handle(updateUser))
  app.post('/logout', handle(signOut))

  app.get('/admin/users', handle(answerUserList))
  app.get('/admin/users/:id', handle(answerUser))
  app.delete('/admin/users/:id', handle(deleteUser))

  app.all('*', (c) => {
    throw notServed(`${c.req.method} ${c.req.path}`)
  })
  return app
}

/** GET /user. */
async function answerOwnUser(auth: Auth, c: Context): Promise<Response> {
  const claims = await readClaims(auth, c)
  const { user } = await auth.database.asSuperuser((tx) => requireUser(auth, tx, claims))
  return c.json(presentUser(user))
}

function refuseBody(): never {
  throw new AuthError(
    413,
    'request_entity_too_large',
    `Request body exceeds the limit of ${MAX_BODY_BYTES} bytes`,
  )
}
