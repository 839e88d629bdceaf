import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import { type FakeAnswer, fakeServiceClient, json, offline } from '../../tests/fake-service-client.ts'
import { createVerifyUser } from './verify-user.ts'

const USER = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001'
const known = json(200, { id: USER, email: 'ana@practice.com' })

function setUp(answer: FakeAnswer, timeoutMs?: number) {
  const logged: object[] = []
  const { client, asked } = fakeServiceClient(answer, { timeoutMs })
  const verifyUser = createVerifyUser(client, (event) => logged.push(event))
  const verify = (authorization?: string, headers: Record<string, string> = {}) =>
    verifyUser(
      new Request('http://x.example', {
        headers: { ...headers, ...(authorization !== undefined && { authorization }) },
      }),
    )
  return { verify, asked, logged }
}

test('asks the auth service which user the token belongs to', async () => {
  const { verify, asked } = setUp(known)
  expect(await verify('bearer eyJ.a.b')).toEqual(ok({ userId: USER, email: 'ana@practice.com' }))
  expect(asked).toMatchObject([
    {
      method: 'GET',
      url: '/auth/v1/user',
      headers: { authorization: 'Bearer eyJ.a.b', apikey: 'sb_secret_x' },
    },
  ])
})

test("hands none of the caller's other headers on", async () => {
  const { verify, asked } = setUp(known)
  await verify('Bearer eyJ.a.b', {
    apikey: 'sb_publishable_x',
    cookie: 'a=b',
    'x-client-info': 'caller',
    'x-forwarded-for': '203.0.113.7',
    'accept-profile': 'private',
    prefer: 'tx=commit',
  })
  const { headers = {} } = asked[0] ?? {}
  expect(headers.apikey).toBe('sb_secret_x')
  expect(headers['x-client-info']).not.toContain('caller')
  expect(Object.keys(headers)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(cookie|x-forwarded-for|accept-profile|prefer)$/)]),
  )
})

test('knows a user without an email', async () => {
  expect(await setUp(json(200, { id: USER, email: '' })).verify('Bearer eyJ')).toEqual(ok({ userId: USER }))
})

test.each([undefined, '', 'Bearer', 'Basic eyJ', 'Bearer a b', 'Bearer sb_publishable_x', 'eyJ.a.b'])(
  'refuses %j without asking',
  async (authorization) => {
    const { verify, asked } = setUp(known)
    expect(await verify(authorization)).toEqual(err({ code: 'unauthorized' }))
    expect(asked).toEqual([])
  },
)

test.each([
  [401, { error_code: 'no_authorization' }],
  [403, { error_code: 'bad_jwt' }],
  [403, { error_code: 'session_not_found' }],
  [403, { error_code: 'user_not_found' }],
  [403, { error_code: 'user_banned' }],
])('refuses a token for which the auth service answers %d %j', async (status, body) => {
  const { verify, logged } = setUp(json(status, body))
  expect(await verify('Bearer eyJ')).toEqual(err({ code: 'unauthorized' }))
  expect(logged).toEqual([])
})

test.each([
  // The gateway's answer to a wrong key of our own.
  [401, '{"message":"Invalid API key"}', 401],
  [404, 'Not Found', 0],
  [429, '{"error_code":"over_request_rate_limit"}', 429],
  [500, '{"error_code":"unexpected_failure"}', 500],
  [502, '<html>', 502],
  [522, '', 522],
  [200, '<html>', 0],
  [200, '{"id":"not a UUID"}', 200],
])('does not take a user for signed out when the answer is %d %s', async (status, body, logged) => {
  const service = setUp(json(status, body))
  expect(await service.verify('Bearer eyJ')).toEqual(err({ code: 'unavailable' }))
  expect(service.logged).toEqual([{ event: 'user_not_verified', status: logged }])
})

test.each<[string, FakeAnswer, number | undefined]>([
  ['offline', offline, undefined],
  ['without an answer in time', () => 'never', 20],
])('does not take a user for signed out when %s', async (_, answer, timeoutMs) => {
  const { verify, logged } = setUp(answer, timeoutMs)
  expect(await verify('Bearer eyJ')).toEqual(err({ code: 'unavailable' }))
  expect(logged).toEqual([{ event: 'user_not_verified', status: 0 }])
})
