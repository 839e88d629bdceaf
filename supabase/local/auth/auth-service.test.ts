import { afterEach, describe, expect, it, vi } from 'vitest'
import { bearer, openAuthTestKit } from './auth-test-kit.ts'

const kit = await openAuthTestKit()
const { auth } = kit

afterEach(() => vi.restoreAllMocks())

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
    for (let i = 0; i < 3; i++) statuses.push((await strict.post('/otp', { email: kit.newAddress() })).status)
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
    const { session } = await kit.signIn()
    for (const token of [session.access_token, kit.keys.anonKey]) {
      const answer = await auth.request('/admin/users', { headers: bearer(token) })
      expect([answer.status, (await answer.json()).error_code]).toEqual([403, 'not_admin'])
    }
    expect((await auth.request('/admin/users')).status).toBe(401)
  })

  it('lists, shows and deletes users', async () => {
    const { admin } = auth.client({ key: kit.keys.serviceRoleKey }).auth
    kit.advance(1)
    const { user, email } = await kit.signIn()
    const page = await admin.listUsers({ page: 1, perPage: 1 })
    expect(page.data.users.map(({ id }) => id)).toEqual([user.id])
    expect((await admin.getUserById(user.id)).data.user?.email).toBe(email)
    expect((await admin.deleteUser(user.id)).error).toBeNull()
    expect((await admin.getUserById(user.id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
    const other = await kit.signIn()
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
    const template = (content_path: string) => ({
      email: { template: { magic_link: { content: '', content_path } } },
    })
    expect(() => kit.serve(template('/nowhere.html'))).toThrow(
      /^auth\.email\.template\.magic_link: .*nowhere\.html/,
    )
    const broken = { content: '', subject: '{{ if }}' }
    expect(() => kit.serve({ email: { template: { confirmation: broken } } })).toThrow(
      /^auth\.email\.template\.confirmation: /,
    )
  })

  it('answers 500 to a failing trigger of the product and stores nothing', async () => {
    const email = kit.newAddress()
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
