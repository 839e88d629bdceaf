import { describe, expect, it } from 'vitest'
import { anyTime, bearer, openAuthTestKit } from './auth-test-kit.ts'

const kit = await openAuthTestKit()
const { auth } = kit

describe('PUT /user', () => {
  it('merges metadata and removes keys that are null', async () => {
    const { client } = await kit.signIn()
    await client.auth.updateUser({ data: { a: 1, b: { c: [null] }, d: 'x' } })
    const { data } = await client.auth.updateUser({ data: { a: null, d: 'y' } })
    expect(data.user?.user_metadata).toEqual({ b: { c: [null] }, d: 'y', email_verified: true })
  })

  it('refuses app_metadata, passwords and phones', async () => {
    const { session } = await kit.signIn()
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
      const { client, email } = await kit.signIn()
      const newEmail = kit.newAddress()
      const { data } = await client.auth.updateUser({ email: newEmail })
      expect(data.user).toMatchObject({ email, new_email: newEmail, email_change_sent_at: anyTime })
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
    const { client, email } = await kit.signIn()
    const newEmail = kit.newAddress()
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
    const { client, email } = await kit.signIn(kit.newAddress(), single)
    const newEmail = kit.newAddress()
    const mailsBefore = kit.countMails(email)
    await client.auth.updateUser({ email: newEmail })
    expect(kit.countMails(email)).toBe(mailsBefore)
    await client.auth.verifyOtp({ token_hash: kit.readMail(newEmail).hash, type: 'email_change' })
    expect((await client.auth.getUser()).data.user?.email).toBe(newEmail)
  })

  it('refuses a used address, a second mail too soon, and outdated links', async () => {
    const [{ email: taken }, { client }] = [await kit.signIn(), await kit.signIn()]
    expect((await client.auth.updateUser({ email: taken })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    })
    const [first, second] = [kit.newAddress(), kit.newAddress()]
    await client.auth.updateUser({ email: first })
    expect((await client.auth.updateUser({ email: second })).error?.code).toBe('over_email_send_rate_limit')
    kit.advance(60)
    await client.auth.updateUser({ email: second })
    const stale = await client.auth.verifyOtp({ token_hash: kit.readMail(first).hash, type: 'email_change' })
    expect(stale.error?.code).toBe('otp_expired')
  })

  it('refuses the last step when another user got the address meanwhile', async () => {
    const single = kit.serve({ email: { double_confirm_changes: false } })
    const { client } = await kit.signIn(kit.newAddress(), single)
    const wanted = kit.newAddress()
    await client.auth.updateUser({ email: wanted })
    const { hash } = kit.readMail(wanted)
    await kit.signIn(wanted)
    const { error } = await client.auth.verifyOtp({ token_hash: hash, type: 'email_change' })
    expect(error?.code).toBe('email_exists')
  })
})
