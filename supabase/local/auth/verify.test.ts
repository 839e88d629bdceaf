import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openAuthTestKit } from './auth-test-kit.ts'

const kit = await openAuthTestKit()
const { auth } = kit

describe('POST /verify', () => {
  it('accepts the code or the link once, and never both', async () => {
    const { email, client } = await kit.signIn()
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
    const [early, late] = [kit.newAddress(), kit.newAddress()]
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

  it('ends a code after five wrong ones from many addresses, and not the link of the same mail', async () => {
    const [email, other] = [kit.newAddress(), kit.newAddress()]
    for (const address of [email, other]) await auth.post('/otp', { email: address })
    const { code, hash } = kit.readMail(email)
    let guesses = 0
    const guess = async (token: string) => {
      const headers = { 'x-forwarded-for': `192.0.2.${++guesses}` }
      const answer = await auth.post('/verify', { email, token, type: 'email' }, headers)
      return [answer.status, (await answer.json()).code]
    }
    const wrong = code === '00000000' ? '00000001' : '00000000'
    for (let i = 0; i < 4; i++) expect(await guess(wrong)).toEqual([403, 'otp_expired'])
    expect(await guess(wrong)).toEqual([403, 'otp_attempts_exceeded'])
    expect(await guess(code)).toEqual([403, 'otp_attempts_exceeded'])

    // A new mail brings a new code, also after a code that came too late.
    kit.advance(60)
    await auth.post('/otp', { email })
    expect(await guess(code)).toEqual([403, 'otp_expired'])
    expect((await auth.post('/verify', { type: 'email', token_hash: hash })).status).toBe(403)
    for (let i = 0; i < 4; i++) await guess(wrong)
    expect(await guess(kit.readMail(email).code)).toEqual([403, 'otp_attempts_exceeded'])
    const byLink = await auth.post('/verify', { type: 'email', token_hash: kit.readMail(email).hash })
    expect(byLink.status).toBe(200)
    const { code: codeOfOther } = kit.readMail(other)
    expect((await auth.post('/verify', { email: other, token: codeOfOther, type: 'email' })).status).toBe(200)
  })

  it('accepts the right code after four wrong ones', async () => {
    const email = kit.newAddress()
    await auth.post('/otp', { email })
    const { code } = kit.readMail(email)
    const send = (token: string) => auth.post('/verify', { email, token, type: 'email' })
    for (let i = 0; i < 4; i++) await send(code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)))
    expect((await send(code)).status).toBe(200)
  })

  it('has links that cannot be computed from a guessed code', async () => {
    const email = kit.newAddress()
    await auth.post('/otp', { email })
    const { code, hash } = kit.readMail(email)
    expect(hash).not.toBe(createHash('sha224').update(`${email}${code}`).digest('hex'))
  })

  it('answers the same for known and unknown addresses', async () => {
    const { email } = await kit.signIn()
    const body = { token: '00000000', type: 'email' }
    const [known, unknown] = await Promise.all([
      auth.post('/verify', { ...body, email }),
      auth.post('/verify', { ...body, email: kit.newAddress() }),
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
    const { email, user, session } = await kit.signIn()
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
    expect(await (await kit.refresh(session.refresh_token)).json()).toMatchObject({ code: 'user_banned' })
  })
})
