import { afterEach, describe, expect, it, vi } from 'vitest'
import { anyTime, anyUuid, openAuthTestKit } from './auth-test-kit.ts'

const kit = await openAuthTestKit()
const { auth } = kit

afterEach(() => vi.restoreAllMocks())

describe('POST /otp', () => {
  it('confirms a new address by its first mail and keeps the data', async () => {
    const email = kit.newAddress()
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
      id: anyUuid,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      created_at: anyTime,
      updated_at: anyTime,
      confirmation_sent_at: anyTime,
      email_confirmed_at: anyTime,
      confirmed_at: anyTime,
      last_sign_in_at: anyTime,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { ...data, email_verified: true },
      identities: [
        {
          identity_id: anyUuid,
          id: user?.id,
          user_id: user?.id,
          provider: 'email',
          email,
          identity_data: { ...data, email, email_verified: true, phone_verified: false, sub: user?.id },
          created_at: anyTime,
          updated_at: anyTime,
          last_sign_in_at: anyTime,
        },
      ],
      is_anonymous: false,
    })
  })

  it('answers the same for known and unknown addresses', async () => {
    const { email: known } = await kit.signIn()
    const [answer, other] = [
      await auth.post('/otp', { email: known }),
      await auth.post('/otp', { email: kit.newAddress() }),
    ]
    expect([answer.status, await answer.text()]).toEqual([200, '{}'])
    expect([other.status, await other.text()]).toEqual([200, '{}'])
    expect(kit.readMail(known).subject).toBe('Your sign-in link')
  })

  it('ignores metadata in a sign-in of a known user', async () => {
    const { email, client, user } = await kit.signIn()
    await auth.client().auth.signInWithOtp({ email, options: { data: { role: 'admin' } } })
    await client.auth.verifyOtp({ email, token: kit.readMail(email).code, type: 'email' })
    expect((await client.auth.getUser()).data.user?.user_metadata).toEqual(user.user_metadata)
  })

  it('mails an address at most once in max_frequency', async () => {
    const email = kit.newAddress()
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
    const email = kit.newAddress()
    const answers = await Promise.all([1, 2, 3].map(() => auth.post('/otp', { email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
    expect(kit.countMails(email)).toBe(1)
  })

  it('reports a failed mail and allows an immediate retry', async () => {
    const email = kit.newAddress()
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
    const email = kit.newAddress()
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
    const { email } = await kit.signIn()
    const closed = kit.serve({ enable_signup: false })
    expect(await (await closed.post('/otp', { email: kit.newAddress() })).json()).toMatchObject({
      code: 'signup_disabled',
    })
    expect((await closed.post('/otp', { email })).status).toBe(200)
    const off = kit.serve({ email: { enable_signup: false } })
    expect(await (await off.post('/otp', { email })).json()).toMatchObject({
      code: 'email_provider_disabled',
    })
  })

  it('sends a new address the magic link when confirmations are off', async () => {
    const email = kit.newAddress()
    const { user } = await kit.signIn(email, kit.serve({ email: { enable_confirmations: false } }))
    expect(user.email_confirmed_at).toEqual(anyTime)
    expect(kit.readMail(email).subject).toBe('Your sign-in link')
  })
})
