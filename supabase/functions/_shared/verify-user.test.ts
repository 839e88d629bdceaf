import { expect, test } from 'vitest'
import { PATIENCE_MS, respondJson, startFakeService, stayQuiet } from '../../tests/start-fake-service.ts'
import { createVerifyUser } from './verify-user.ts'

const USER = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001'

function verifierOf(supabaseUrl: string, timeoutMs = PATIENCE_MS.answering) {
  const logged: object[] = []
  const access = { supabaseUrl, secretKey: 'sb_secret_x', timeoutMs }
  return { verifyUser: createVerifyUser(access, (event) => logged.push(event)), logged }
}

function requestWith(authorization?: string): Request {
  return new Request('http://x.example', { headers: authorization === undefined ? {} : { authorization } })
}

test('asks with the token who it belongs to', async () => {
  const auth = await startFakeService(respondJson(200, `{"id":"${USER}","email":"ana@practice.com"}`))
  const { verifyUser } = verifierOf(auth.url)
  expect(await verifyUser(requestWith('bearer eyJ.a.b'))).toEqual({
    ok: true,
    value: { userId: USER, email: 'ana@practice.com' },
  })
  expect(auth.asked).toMatchObject([
    {
      method: 'GET',
      url: '/auth/v1/user',
      headers: { authorization: 'Bearer eyJ.a.b', apikey: 'sb_secret_x' },
    },
  ])
})

test.each([undefined, '', 'Bearer', 'Basic eyJ', 'Bearer a b', 'Bearer sb_publishable_x', 'eyJ.a.b'])(
  'does not ask about %j',
  async (authorization) => {
    const auth = await startFakeService(respondJson(200, `{"id":"${USER}"}`))
    const { verifyUser } = verifierOf(auth.url)
    expect(await verifyUser(requestWith(authorization))).toEqual({
      ok: false,
      error: { code: 'unauthorized' },
    })
    expect(auth.asked).toEqual([])
  },
)

test.each([
  [401, '{"code":"no_authorization"}', 'unauthorized'],
  [403, '{"code":"session_not_found"}', 'unauthorized'],
  [404, 'Not Found', 'unavailable'],
  [429, '{"code":"over_request_rate_limit"}', 'unavailable'],
  [500, '{"code":"unexpected_failure"}', 'unavailable'],
  [200, '<html>', 'unavailable'],
  [200, '{"id":"somebody"}', 'unavailable'],
  [200, 'null', 'unavailable'],
])('an answer of %d with %s is %s', async (status, body, code) => {
  const auth = await startFakeService(respondJson(status, body))
  const { verifyUser, logged } = verifierOf(auth.url)
  expect(await verifyUser(requestWith('Bearer eyJ'))).toEqual({ ok: false, error: { code } })
  // A token that is no good is nothing to tell; an auth service that does not answer as it should is.
  expect(logged).toEqual(code === 'unavailable' ? [{ event: 'user_not_verified', status }] : [])
})

test('does not wait longer than it is told to', async () => {
  const auth = await startFakeService(stayQuiet)
  const { verifyUser, logged } = verifierOf(auth.url, PATIENCE_MS.silent)
  expect(await verifyUser(requestWith('Bearer eyJ'))).toEqual({ ok: false, error: { code: 'unavailable' } })
  expect(logged).toEqual([{ event: 'user_not_verified', status: 0 }])
})
