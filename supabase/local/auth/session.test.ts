import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { anyUuid, bearer, openAuthTestKit } from './auth-test-kit.ts'

const kit = await openAuthTestKit()
const { auth } = kit

describe('refresh tokens', () => {
  it('rotate within one session', async () => {
    const { client, session } = await kit.signIn()
    const { data } = await client.auth.refreshSession()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    const [before, after] = [await client.auth.getClaims(session.access_token), await client.auth.getClaims()]
    expect(after.data?.claims).toMatchObject({
      session_id: before.data?.claims.session_id,
      amr: before.data?.claims.amr,
    })
    const headers = (await kit.refresh(data.session?.refresh_token ?? '')).headers
    expect(headers.get('sb-auth-user-id')).toBe(data.user?.id)
    expect(headers.get('sb-auth-session-id')).toBe(after.data?.claims.session_id)
  })

  it('return the same successor again after a lost response', async () => {
    const { session } = await kit.signIn()
    const first = await (await kit.refresh(session.refresh_token)).json()
    kit.advance(3600)
    const second = await (await kit.refresh(session.refresh_token)).json()
    expect(second.refresh_token).toBe(first.refresh_token)
  })

  it('can be reused for ten seconds; later reuse ends the session', async () => {
    const { session } = await kit.signIn()
    const a = session.refresh_token
    const b = (await (await kit.refresh(a)).json()).refresh_token
    const c = (await (await kit.refresh(b)).json()).refresh_token
    kit.advance(10)
    const forgiven = await kit.refresh(a)
    expect(forgiven.status).toBe(200)
    expect([a, b, c]).not.toContain((await forgiven.clone().json()).refresh_token)
    kit.advance(1)
    const stolen = await kit.refresh(b)
    expect([stolen.status, await stolen.json()]).toEqual([
      400,
      { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    ])
    for (const token of [a, b, c, (await forgiven.json()).refresh_token]) {
      expect(await (await kit.refresh(token)).json()).toMatchObject({ code: 'refresh_token_already_used' })
    }
  })

  it.each([
    ['short', 400, 'validation_failed', 'Refresh token is not valid'],
    ['UPPERCASE123', 400, 'validation_failed', 'Refresh token is not valid'],
    ['aaaaaaaaaaaa', 400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
  ])('%s is refused', async (token, status, code, message) => {
    const answer = await kit.refresh(token)
    expect([answer.status, await answer.json()]).toEqual([status, { code, message }])
  })

  it('are the only grant', async () => {
    const unknown = await auth.post('/token?grant_type=magic', {})
    expect([unknown.status, await unknown.json()]).toEqual([
      400,
      { code: 'invalid_credentials', message: 'unsupported_grant_type' },
    ])
    for (const grant of ['password', 'pkce']) {
      expect((await auth.post(`/token?grant_type=${grant}`, {})).status).toBe(501)
    }
  })
})

describe('sessions', () => {
  it('end by scope: others, local, global', async () => {
    const email = kit.newAddress()
    const sessions: Awaited<ReturnType<typeof kit.signIn>>[] = []
    for (let i = 0; i < 4; i++) {
      sessions.push(await kit.signIn(email))
      kit.advance(60)
    }
    const [a, b, c, d] = sessions
    if (!a || !b || !c || !d) throw new Error('four sessions')
    const alive = async () => {
      const answers = await Promise.all(
        sessions.map(({ session }) => auth.request('/user', { headers: bearer(session.access_token) })),
      )
      return answers.map(({ status }) => status === 200)
    }
    expect((await c.client.auth.signOut({ scope: 'local' })).error).toBeNull()
    expect(await alive()).toEqual([true, true, false, true])
    expect((await a.client.auth.signOut({ scope: 'others' })).error).toBeNull()
    expect(await alive()).toEqual([true, false, false, false])
    expect(await (await kit.refresh(b.session.refresh_token)).json()).toMatchObject({
      code: 'refresh_token_not_found',
    })
    const e = await kit.signIn(email)
    expect((await e.client.auth.signOut()).error).toBeNull()
    expect(await alive()).toEqual([false, false, false, false])
  })

  it('refuse an unknown scope', async () => {
    const { session } = await kit.signIn()
    const answer = await auth.post('/logout?scope=all', {}, bearer(session.access_token))
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'validation_failed', message: 'Unsupported logout scope "all"' },
    ])
  })

  it('report why /user refuses a token', async () => {
    const { session, client, user } = await kit.signIn()
    const ask = async (headers: Record<string, string>) => {
      const answer = await auth.request('/user', {
        headers: { ...headers, 'x-supabase-api-version': '2024-01-01' },
      })
      return [answer.status, (await answer.json()).code]
    }
    expect(await ask({})).toEqual([401, 'no_authorization'])
    expect(await ask(bearer('nonsense'))).toEqual([403, 'bad_jwt'])
    expect(await ask(bearer(kit.keys.anonKey))).toEqual([403, 'bad_jwt'])
    await client.auth.signOut()
    expect(await ask(bearer(session.access_token))).toEqual([403, 'session_not_found'])
    await auth.client({ key: kit.keys.serviceRoleKey }).auth.admin.deleteUser(user.id)
    expect(await ask(bearer(session.access_token))).toEqual([403, 'user_not_found'])
  })

  it('accept a token signed with the shared secret', async () => {
    const { user } = await kit.signIn()
    const token = await new SignJWT({ role: 'authenticated' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(user.id)
      .sign(kit.keys.jwtSecret)
    const answer = await auth.request('/user', { headers: bearer(token) })
    expect(await answer.json()).toMatchObject({ id: user.id })
  })

  it('can be verified with the published key', async () => {
    const { client, user } = await kit.signIn()
    const { data } = await client.auth.getClaims()
    expect(data?.header).toEqual({ alg: 'ES256', kid: kit.keys.keyId, typ: 'JWT' })
    expect(data?.claims).toMatchObject({
      iss: 'http://127.0.0.1:54321/auth/v1',
      sub: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: user.email,
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'otp', timestamp: expect.any(Number) }],
      session_id: anyUuid,
      is_anonymous: false,
      user_metadata: user.user_metadata,
    })
    const jwks = await auth.request('/.well-known/jwks.json')
    expect(jwks.headers.get('cache-control')).toBe('public, max-age=600')
    const { keys } = await jwks.json()
    expect(keys).toEqual([
      {
        alg: 'ES256',
        crv: 'P-256',
        key_ops: ['verify'],
        kid: kit.keys.keyId,
        kty: 'EC',
        use: 'sig',
        x: expect.any(String),
        y: expect.any(String),
      },
    ])
  })
})
