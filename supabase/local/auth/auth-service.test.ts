import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openAuthTestKit } from './auth-test-kit.ts'

let kit: Awaited<ReturnType<typeof openAuthTestKit>>
let auth: ReturnType<typeof kit.serve>
let people = 0

beforeAll(async () => {
  kit = await openAuthTestKit()
  auth = kit.serve()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => kit.close())

/** An address that no test used before. */
const newAddress = () => `person${++people}@example.com`
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/)
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)

async function signIn(email = newAddress(), service = auth) {
  const client = service.client()
  expect((await client.auth.signInWithOtp({ email })).error).toBeNull()
  const { data, error } = await client.auth.verifyOtp({
    email,
    token: kit.readMail(email).code,
    type: 'email',
  })
  expect(error).toBeNull()
  if (!data.session || !data.user) throw new Error('no session')
  return { client, email, session: data.session, user: data.user }
}

const refresh = (token: string) => auth.post('/token?grant_type=refresh_token', { refresh_token: token })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('POST /otp', () => {
  it('confirms a new address by its first mail and keeps the data', async () => {
    const email = newAddress()
    const client = auth.client()
    const data = { firstName: 'Dana', companyName: null }
    const sent = await client.auth.signInWithOtp({ email: email.toUpperCase(), options: { data } })
    expect(sent).toEqual({ data: { user: null, session: null }, error: null })
    expect(kit.readMail(email)).toMatchObject({
      subject: 'Confirm your email address',
      code: expect.stringMatching(/^\d{8}$/),
    })

    const { data: verified } = await client.auth.verifyOtp({
      email,
      token: kit.readMail(email).code,
      type: 'email',
    })
    const { session, user } = verified
    expect(session).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      refresh_token: expect.stringMatching(/^[a-z0-9]{12}$/),
    })
    expect(user).toEqual({
      id: uuid,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      created_at: time,
      updated_at: time,
      confirmation_sent_at: time,
      email_confirmed_at: time,
      confirmed_at: time,
      last_sign_in_at: time,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { ...data, email_verified: true },
      identities: [
        {
          identity_id: uuid,
          id: user?.id,
          user_id: user?.id,
          provider: 'email',
          email,
          identity_data: { ...data, email, email_verified: true, phone_verified: false, sub: user?.id },
          created_at: time,
          updated_at: time,
          last_sign_in_at: time,
        },
      ],
      is_anonymous: false,
    })
  })

  it('answers the same for known and unknown addresses', async () => {
    const { email: known } = await signIn()
    const [answer, other] = [
      await auth.post('/otp', { email: known }),
      await auth.post('/otp', { email: newAddress() }),
    ]
    expect([answer.status, await answer.text()]).toEqual([200, '{}'])
    expect([other.status, await other.text()]).toEqual([200, '{}'])
    expect(kit.readMail(known).subject).toBe('Your sign-in link')
  })

  it('ignores metadata in a sign-in of a known user', async () => {
    const { email, client, user } = await signIn()
    await auth.client().auth.signInWithOtp({ email, options: { data: { role: 'admin' } } })
    await client.auth.verifyOtp({ email, token: kit.readMail(email).code, type: 'email' })
    expect((await client.auth.getUser()).data.user?.user_metadata).toEqual(user.user_metadata)
  })

  it('mails an address at most once in max_frequency', async () => {
    const email = newAddress()
    const client = auth.client()
    await client.auth.signInWithOtp({ email })
    kit.advance(2)
    const { error } = await client.auth.signInWithOtp({ email })
    expect(error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 58 seconds.',
    })
    kit.advance(58)
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull()
    expect(kit.countMails(email)).toBe(2)
  })

  it('lets two simultaneous requests send one mail', async () => {
    const email = newAddress()
    const answers = await Promise.all([1, 2, 3].map(() => auth.post('/otp', { email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
    expect(kit.countMails(email)).toBe(1)
  })

  it('reports a failed mail and allows an immediate retry', async () => {
    const email = newAddress()
    const log = vi.spyOn(console, 'error').mockReturnValueOnce()
    kit.breakMailbox(true)
    const answer = await auth.post('/otp', { email })
    kit.breakMailbox(false)
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { code: 'unexpected_failure', message: 'Error sending confirmation email' },
    ])
    expect(log).toHaveBeenCalledExactlyOnceWith('[auth] mail: the mailbox is down')
    expect((await auth.post('/otp', { email })).status).toBe(200)
  })

  it('invalidates the code of an earlier mail', async () => {
    const email = newAddress()
    const client = auth.client()
    await client.auth.signInWithOtp({ email })
    const first = kit.readMail(email)
    kit.advance(60)
    await client.auth.signInWithOtp({ email })
    expect((await client.auth.verifyOtp({ email, token: first.code, type: 'email' })).error?.code).toBe(
      'otp_expired',
    )
    expect((await client.auth.verifyOtp({ token_hash: first.hash, type: 'email' })).error?.code).toBe(
      'otp_expired',
    )
    expect(
      (await client.auth.verifyOtp({ token_hash: kit.readMail(email).hash, type: 'email' })).error,
    ).toBeNull()
  })

  it.each([
    [{}, 400, 'validation_failed', 'One of email or phone must be set'],
    [{ email: 'nobody' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 400, 'validation_failed', 'An email address is too long'],
    [
      { email: 'a@example.com', phone: '1' },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided',
    ],
    [
      { email: 'a@example.com', channel: 'sms' },
      400,
      'validation_failed',
      'Channel should only be specified with Phone OTP',
    ],
    [
      { email: 'a@example.com', code_challenge: 'x' },
      501,
      'not_implemented',
      'POST /otp with a code challenge (the PKCE flow) is not part of the embedded stack; `supabase start` has it.',
    ],
    [
      { email: 'stranger@example.com', create_user: false },
      422,
      'otp_disabled',
      'Signups not allowed for otp',
    ],
    [{ email: 5 }, 400, 'bad_json', expect.stringContaining('Could not parse request body as JSON: email')],
  ])('refuses %j', async (body, status, code, message) => {
    const answer = await auth.post('/otp', body)
    expect([answer.status, await answer.json()]).toEqual([status, { code, message }])
  })

  it('refuses sign-ups and email sign-in when they are disabled', async () => {
    const { email } = await signIn()
    const closed = kit.serve({ enable_signup: false })
    expect(await (await closed.post('/otp', { email: newAddress() })).json()).toMatchObject({
      code: 'signup_disabled',
    })
    expect((await closed.post('/otp', { email })).status).toBe(200)
    const off = kit.serve({ email: { enable_signup: false } })
    expect(await (await off.post('/otp', { email })).json()).toMatchObject({
      code: 'email_provider_disabled',
    })
  })

  it('sends a new address the magic link when confirmations are off', async () => {
    const email = newAddress()
    const { user } = await signIn(email, kit.serve({ email: { enable_confirmations: false } }))
    expect(user.email_confirmed_at).toEqual(time)
    expect(kit.readMail(email).subject).toBe('Your sign-in link')
  })
})

describe('POST /verify', () => {
  it('accepts the code or the link once, and never both', async () => {
    const { email, client } = await signIn()
    const { code, hash } = kit.readMail(email)
    const byCode = await client.auth.verifyOtp({ email, token: code, type: 'email' })
    expect(byCode.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    })
    const byLink = await client.auth.verifyOtp({ token_hash: hash, type: 'email' })
    expect(byLink.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    })
  })

  it('expires a code exactly after otp_expiry', async () => {
    const [early, late] = [newAddress(), newAddress()]
    const client = auth.client()
    await client.auth.signInWithOtp({ email: early })
    await client.auth.signInWithOtp({ email: late })
    kit.advance(86_400)
    expect(
      (await client.auth.verifyOtp({ token_hash: kit.readMail(early).hash, type: 'email' })).error,
    ).toBeNull()
    kit.advance(1)
    expect(
      (await client.auth.verifyOtp({ token_hash: kit.readMail(late).hash, type: 'email' })).error?.code,
    ).toBe('otp_expired')
  })

  it('answers the same for known and unknown addresses', async () => {
    const { email } = await signIn()
    const body = { token: '00000000', type: 'email' }
    const [known, unknown] = await Promise.all([
      auth.post('/verify', { ...body, email }),
      auth.post('/verify', { ...body, email: newAddress() }),
    ])
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
  })

  it.each(['nonsense', '\0', "' or true --"])('does not know the hash %j', async (hash) => {
    const answer = await auth.post('/verify', { type: 'email', token_hash: hash })
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'otp_expired'])
  })

  it.each([
    [{ type: 'email', email: 'a@example.com' }, 400, 'Verify requires either a token or a token hash'],
    [{ type: 'email', token: '1', token_hash: '2' }, 400, 'Verify requires either a token or a token hash'],
    [{ token: '1', email: 'a@example.com' }, 400, 'Verify requires a verification type'],
    [
      { type: 'email', token: '1' },
      400,
      'Only an email address or phone number should be provided on verify',
    ],
    [
      { type: 'email', token_hash: '1', email: 'a@example.com' },
      400,
      'Only the token_hash and type should be provided',
    ],
    [{ type: 'email', token: '1', email: 'nobody' }, 422, 'Invalid email format'],
    [{ type: 'carrier', token_hash: '1' }, 400, 'Invalid email verification type'],
  ])('refuses %j', async (body, status, message) => {
    const answer = await auth.post('/verify', body)
    expect([answer.status, await answer.json()]).toEqual([status, { code: 'validation_failed', message }])
  })

  it('refuses a banned user', async () => {
    const { email, user, session } = await signIn()
    kit.advance(60)
    await auth.post('/otp', { email })
    await kit.database.asSuperuser((tx) =>
      tx.query("update auth.users set banned_until = '9999-01-01' where id = $1", [user.id]),
    )
    const answer = await auth.post('/verify', { type: 'email', token_hash: kit.readMail(email).hash })
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { code: 'user_banned', message: 'User is banned' },
    ])
    expect(await (await refresh(session.refresh_token)).json()).toMatchObject({ code: 'user_banned' })
  })
})

describe('refresh tokens', () => {
  it('rotate within one session', async () => {
    const { client, session } = await signIn()
    const { data } = await client.auth.refreshSession()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    const [before, after] = [await client.auth.getClaims(session.access_token), await client.auth.getClaims()]
    expect(after.data?.claims).toMatchObject({
      session_id: before.data?.claims.session_id,
      amr: before.data?.claims.amr,
    })
    const headers = (await refresh(data.session?.refresh_token ?? '')).headers
    expect(headers.get('sb-auth-user-id')).toBe(data.user?.id)
    expect(headers.get('sb-auth-session-id')).toBe(after.data?.claims.session_id)
  })

  it('return the same successor again after a lost response', async () => {
    const { session } = await signIn()
    const first = await (await refresh(session.refresh_token)).json()
    kit.advance(3600)
    const second = await (await refresh(session.refresh_token)).json()
    expect(second.refresh_token).toBe(first.refresh_token)
  })

  it('can be reused for ten seconds; later reuse ends the session', async () => {
    const { session } = await signIn()
    const a = session.refresh_token
    const b = (await (await refresh(a)).json()).refresh_token
    const c = (await (await refresh(b)).json()).refresh_token
    kit.advance(10)
    const forgiven = await refresh(a)
    expect(forgiven.status).toBe(200)
    expect([a, b, c]).not.toContain((await forgiven.clone().json()).refresh_token)
    kit.advance(1)
    const stolen = await refresh(b)
    expect([stolen.status, await stolen.json()]).toEqual([
      400,
      { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    ])
    for (const token of [a, b, c, (await forgiven.json()).refresh_token]) {
      expect(await (await refresh(token)).json()).toMatchObject({ code: 'refresh_token_already_used' })
    }
  })

  it.each([
    ['short', 400, 'validation_failed', 'Refresh token is not valid'],
    ['UPPERCASE123', 400, 'validation_failed', 'Refresh token is not valid'],
    ['aaaaaaaaaaaa', 400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
  ])('%s is refused', async (token, status, code, message) => {
    const answer = await refresh(token)
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
    const email = newAddress()
    const sessions: Awaited<ReturnType<typeof signIn>>[] = []
    for (let i = 0; i < 4; i++) {
      sessions.push(await signIn(email))
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
    expect(await (await refresh(b.session.refresh_token)).json()).toMatchObject({
      code: 'refresh_token_not_found',
    })
    const e = await signIn(email)
    expect((await e.client.auth.signOut()).error).toBeNull()
    expect(await alive()).toEqual([false, false, false, false])
  })

  it('refuse an unknown scope', async () => {
    const { session } = await signIn()
    const answer = await auth.post('/logout?scope=all', {}, bearer(session.access_token))
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'validation_failed', message: 'Unsupported logout scope "all"' },
    ])
  })

  it('report why /user refuses a token', async () => {
    const { session, client, user } = await signIn()
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
    const { user } = await signIn()
    const token = await new SignJWT({ role: 'authenticated' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(user.id)
      .sign(kit.keys.jwtSecret)
    const answer = await auth.request('/user', { headers: bearer(token) })
    expect(await answer.json()).toMatchObject({ id: user.id })
  })

  it('can be verified with the published key', async () => {
    const { client, user } = await signIn()
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
      session_id: uuid,
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

describe('PUT /user', () => {
  it('merges metadata and removes keys that are null', async () => {
    const { client } = await signIn()
    await client.auth.updateUser({ data: { a: 1, b: { c: [null] }, d: 'x' } })
    const { data } = await client.auth.updateUser({ data: { a: null, d: 'y' } })
    expect(data.user?.user_metadata).toEqual({ b: { c: [null] }, d: 'y', email_verified: true })
  })

  it('refuses app_metadata, passwords and phones', async () => {
    const { session } = await signIn()
    const put = async (body: unknown) => {
      const answer = await auth.request('/user', {
        method: 'PUT',
        body: JSON.stringify(body),
        headers: bearer(session.access_token),
      })
      return [answer.status, (await answer.json()).error_code]
    }
    expect(await put({ app_metadata: { role: 'admin' } })).toEqual([403, 'not_admin'])
    expect(await put({ password: 'secret' })).toEqual([501, 'not_implemented'])
    expect(await put({ phone: '123' })).toEqual([501, 'not_implemented'])
  })

  it('changes the address after both mails are confirmed, in either order', async () => {
    for (const newFirst of [true, false]) {
      const { client, email } = await signIn()
      const newEmail = newAddress()
      const { data } = await client.auth.updateUser({ email: newEmail })
      expect(data.user).toMatchObject({ email, new_email: newEmail, email_change_sent_at: time })
      const mails = [kit.readMail(newEmail), kit.readMail(email)]
      expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Confirm your new email address'))
      if (!newFirst) mails.reverse()
      const [first, second] = mails
      const half = await client.auth.verifyOtp({ token_hash: first?.hash ?? '', type: 'email_change' })
      expect(half).toMatchObject({ error: null, data: { user: null, session: null } })
      const again = await client.auth.verifyOtp({ token_hash: first?.hash ?? '', type: 'email_change' })
      expect(again.error?.code).toBe('otp_expired')
      expect((await client.auth.getUser()).data.user?.email).toBe(email)
      const whole = await client.auth.verifyOtp({ token_hash: second?.hash ?? '', type: 'email_change' })
      expect(whole.data.user).toMatchObject({ email: newEmail, identities: [{ email: newEmail }] })
      expect(whole.data.user?.new_email).toBeUndefined()
      expect(whole.data.session).not.toBeNull()
    }
  })

  it('changes it by codes, each with the address it was sent to', async () => {
    const { client, email } = await signIn()
    const newEmail = newAddress()
    await client.auth.updateUser({ email: newEmail })
    const [current, next] = [kit.readMail(email).code, kit.readMail(newEmail).code]
    const crossed = await client.auth.verifyOtp({ email, token: next, type: 'email_change' })
    expect(crossed.error?.code).toBe('otp_expired')
    expect((await client.auth.verifyOtp({ email, token: current, type: 'email_change' })).error).toBeNull()
    const { data } = await client.auth.verifyOtp({ email: newEmail, token: next, type: 'email_change' })
    expect(data.user?.email).toBe(newEmail)
  })

  it('mails only the new address when double_confirm_changes is off', async () => {
    const single = kit.serve({ email: { double_confirm_changes: false } })
    const { client, email } = await signIn(newAddress(), single)
    const newEmail = newAddress()
    const mailsBefore = kit.countMails(email)
    await client.auth.updateUser({ email: newEmail })
    expect(kit.countMails(email)).toBe(mailsBefore)
    await client.auth.verifyOtp({ token_hash: kit.readMail(newEmail).hash, type: 'email_change' })
    expect((await client.auth.getUser()).data.user?.email).toBe(newEmail)
  })

  it('refuses a used address, a second mail too soon, and outdated links', async () => {
    const [{ email: taken }, { client }] = [await signIn(), await signIn()]
    expect((await client.auth.updateUser({ email: taken })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    })
    const [first, second] = [newAddress(), newAddress()]
    await client.auth.updateUser({ email: first })
    expect((await client.auth.updateUser({ email: second })).error?.code).toBe('over_email_send_rate_limit')
    kit.advance(60)
    await client.auth.updateUser({ email: second })
    const stale = await client.auth.verifyOtp({ token_hash: kit.readMail(first).hash, type: 'email_change' })
    expect(stale.error?.code).toBe('otp_expired')
  })

  it('refuses the last step when another user got the address meanwhile', async () => {
    const single = kit.serve({ email: { double_confirm_changes: false } })
    const { client } = await signIn(newAddress(), single)
    const wanted = newAddress()
    await client.auth.updateUser({ email: wanted })
    const { hash } = kit.readMail(wanted)
    await signIn(wanted)
    const { error } = await client.auth.verifyOtp({ token_hash: hash, type: 'email_change' })
    expect(error?.code).toBe('email_exists')
  })
})

describe('limits by IP address', () => {
  const body = { email: 'a@example.com', token: '00000000', type: 'email' }

  it('allow token_verifications guesses in five minutes', async () => {
    const strict = kit.serve({
      rate_limit: { token_refresh: 150, sign_in_sign_ups: 30, token_verifications: 30 },
    })
    const guess = (from: string) => strict.post('/verify', body, { 'x-forwarded-for': from })
    for (let i = 0; i < 30; i++) expect((await guess('192.0.2.1')).status).toBe(403)
    const refused = await guess('192.0.2.1')
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    ])
    expect((await guess('192.0.2.1, 127.0.0.1')).status).toBe(429)
    expect((await guess('192.0.2.2')).status).toBe(403)
    kit.advance(9)
    expect((await guess('192.0.2.1')).status).toBe(429)
    kit.advance(1)
    expect((await guess('192.0.2.1')).status).toBe(403)
  })

  it('allow sign_in_sign_ups mails and token_refresh refreshes in five minutes', async () => {
    const strict = kit.serve({
      rate_limit: { token_refresh: 1, sign_in_sign_ups: 2, token_verifications: 30 },
    })
    const statuses: number[] = []
    for (let i = 0; i < 3; i++) statuses.push((await strict.post('/otp', { email: newAddress() })).status)
    for (let i = 0; i < 2; i++) {
      statuses.push(
        (await strict.post('/token?grant_type=refresh_token', { refresh_token: 'aaaaaaaaaaaa' })).status,
      )
    }
    expect(statuses).toEqual([200, 200, 429, 400, 429])
  })
})

describe('administration', () => {
  it('is for the service role alone', async () => {
    const { session } = await signIn()
    for (const token of [session.access_token, kit.keys.anonKey]) {
      const answer = await auth.request('/admin/users', { headers: bearer(token) })
      expect([answer.status, (await answer.json()).error_code]).toEqual([403, 'not_admin'])
    }
    expect((await auth.request('/admin/users')).status).toBe(401)
  })

  it('lists, shows and deletes users', async () => {
    const { admin } = auth.client({ key: kit.keys.serviceRoleKey }).auth
    kit.advance(1)
    const { user, email } = await signIn()
    const page = await admin.listUsers({ page: 1, perPage: 1 })
    expect(page.data.users.map(({ id }) => id)).toEqual([user.id])
    expect((await admin.getUserById(user.id)).data.user?.email).toBe(email)
    expect((await admin.deleteUser(user.id)).error).toBeNull()
    expect((await admin.getUserById(user.id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
    const other = await signIn()
    const headers = bearer(kit.keys.serviceRoleKey)
    const bare = await auth.request(`/admin/users/${other.user.id}`, { method: 'DELETE', headers })
    expect([bare.status, await bare.json()]).toEqual([200, {}])
    expect((await auth.request('/admin/users/x', { headers })).status).toBe(404)
  })
})

describe('the service', () => {
  it('sends both error formats', async () => {
    const current = await auth.post('/otp', {})
    expect(current.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(current.headers.get('x-sb-error-code')).toBe('validation_failed')
    expect(Object.keys(await current.json())).toEqual(['code', 'message'])
    const old = await auth.request('/otp', { method: 'POST', body: '{}' })
    expect(old.headers.get('x-supabase-api-version')).toBeNull()
    expect(old.headers.get('x-sb-error-code')).toBe('validation_failed')
    expect(await old.json()).toEqual({
      code: 400,
      error_code: 'validation_failed',
      msg: 'One of email or phone must be set',
    })
  })

  it('refuses broken and huge bodies', async () => {
    const broken = await auth.request('/otp', { method: 'POST', body: '{' })
    expect([broken.status, (await broken.json()).error_code]).toEqual([400, 'bad_json'])
    const huge = await auth.request('/otp', { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) })
    expect([huge.status, (await huge.json()).error_code]).toEqual([413, 'request_entity_too_large'])
  })

  it.each([
    ['POST', '/signup'],
    ['GET', '/verify?token=x&type=email'],
    ['GET', '/settings'],
    ['GET', '/authorize?provider=google'],
    ['POST', '/admin/users'],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
  ])('answers 501 to %s %s', async (method, path) => {
    const answer = await auth.request(path, { method, headers: { 'x-supabase-api-version': '2024-01-01' } })
    const call = `${method} ${path.split('?')[0]}`
    expect([answer.status, await answer.json()]).toEqual([
      501,
      {
        code: 'not_implemented',
        message: `${call} is not part of the embedded stack; \`supabase start\` has it.`,
      },
    ])
  })

  it('names a mail template that it cannot read or parse', () => {
    const template = (content_path: string) => ({ email: { template: { magic_link: { content_path } } } })
    expect(() => kit.serve(template('/nowhere.html'))).toThrow(
      /^auth\.email\.template\.magic_link: .*nowhere\.html/,
    )
    expect(() => kit.serve({ email: { template: { confirmation: { subject: '{{ if }}' } } } })).toThrow(
      /^auth\.email\.template\.confirmation: /,
    )
  })

  it('answers 500 to a failing trigger of the product and stores nothing', async () => {
    const email = newAddress()
    await kit.database.asSuperuser((tx) =>
      tx.query(`create function auth.refuse() returns trigger language plpgsql as $$ begin
        if new.email = '${email}' then raise exception 'no'; end if; return new; end $$`),
    )
    await kit.database.asSuperuser((tx) =>
      tx.query(
        'create trigger refuse after insert on auth.users for each row execute function auth.refuse()',
      ),
    )
    const log = vi.spyOn(console, 'error').mockReturnValueOnce()
    const answer = await auth.post('/otp', { email })
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { code: 'unexpected_failure', message: 'Database error saving new user' },
    ])
    expect(log).toHaveBeenCalledExactlyOnceWith('[auth] new user: no')
    const { rows } = await kit.database.asSuperuser((tx) =>
      tx.query('select 1 from auth.users where email = $1', [email]),
    )
    expect(rows).toEqual([])
  })
})
