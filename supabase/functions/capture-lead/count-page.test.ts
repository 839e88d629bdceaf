import { PAGE_COUNTS_MAX_BYTES, PAGE_COUNTS_PATH } from '@foyer/shared/leads/page-counts.ts'
import { referralCheckCharacter } from '@foyer/shared/referrals/referral-code.ts'
import { err, ok } from '@foyer/shared/result.ts'
import { describe, expect, test } from 'vitest'
import { json as answer, fakeServiceClient } from '../../tests/fake-service-client.ts'
import { type CountPage, createCountPage } from './count-page.ts'
import { errorOf, request, setUp } from './test-endpoint.ts'

const CODE = `PARTNER${referralCheckCharacter('PARTNER')}`
const COUNTS = { ref: CODE, page: 'https://partner.example/pricing', views: 1, focuses: 1, submits: 0 }
const TEXT = { 'content-type': 'text/plain;charset=UTF-8' }

function counts(
  body: unknown,
  headers: Record<string, string> = TEXT,
  method = 'POST',
  path = PAGE_COUNTS_PATH,
): Request {
  return request({
    path,
    method,
    headers,
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

function setUpCounting(result: Awaited<ReturnType<CountPage>> = ok(null)) {
  const counted: Parameters<CountPage>[] = []
  const endpoint = setUp({
    countPage: async (...call) => {
      counted.push(call)
      return result
    },
  })
  return { ...endpoint, counted }
}

describe('the counts of a page', () => {
  test('are accepted without a preflight and answered with nothing', async () => {
    const { handle, counted, stored } = setUpCounting()
    const response = await handle(counts({ ...COUNTS, page: `${COUNTS.page}?name=ana` }))
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(counted).toEqual([[COUNTS, expect.stringMatching(/^[0-9a-f]{64}$/)]])
    expect(stored).toEqual([])
  })

  test('are taken at the capture address, too, where a policy needs one address only', async () => {
    const { handle, counted, stored } = setUpCounting()
    const sent = { ...COUNTS, version: '0.2.0', ready_ms: 80 }
    const response = await handle(counts(sent, { ...TEXT, origin: 'https://partner.example' }, 'POST', ''))
    expect(response.status).toBe(204)
    expect(counted).toEqual([[sent, expect.any(String)]])
    expect(stored).toEqual([])
  })

  test.each([
    ['another site', 'https://other.example', 400, 0],
    ['a sandboxed frame, which hides its site', 'null', 204, 1],
  ])('from %s', async (_, origin, status, times) => {
    const { handle, counted } = setUpCounting()
    expect((await handle(counts(COUNTS, { ...TEXT, origin }))).status).toBe(status)
    expect(counted).toHaveLength(times)
  })

  test('of a gateway that names no address are not limited by it', async () => {
    const { handle, counted } = setUpCounting()
    await handle(counts(COUNTS, { ...TEXT, 'x-forwarded-for': '' }))
    expect(counted).toEqual([[COUNTS, null]])
  })

  test.each([
    ['an unknown code', { ...COUNTS, ref: 'NOTACODE' }, TEXT, 400],
    ['no counts', { ...COUNTS, views: 0, focuses: 0 }, TEXT, 400],
    ['malformed JSON', 'not { json', TEXT, 400],
    ['a form', 'views=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a large body', { ...COUNTS, more: 'x'.repeat(PAGE_COUNTS_MAX_BYTES) }, TEXT, 413],
  ])('are rejected with %s', async (_, body, headers, status) => {
    const { handle, counted } = setUpCounting()
    expect((await handle(counts(body, { ...headers, accept: '*/*' }))).status).toBe(status)
    expect(counted).toEqual([])
  })

  test('are never read', async () => {
    expect((await setUpCounting().handle(counts(null, {}, 'GET'))).status).toBe(405)
  })

  test('are refused when there are too many', async () => {
    const { handle } = setUpCounting(err({ code: 'too_many_requests', retryAfterSeconds: 42 }))
    const response = await handle(counts(COUNTS))
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '42'])
    expect((await errorOf(response)).code).toBe('too_many_requests')
  })
})

test.each([
  ['hash', { address_hash: 'hash' }],
  [null, {}],
])('one call of the database adds them, with the address hash %j', async (addressHash, sent) => {
  const { client, asked } = fakeServiceClient(answer(200, { counted: false }))
  expect(await createCountPage(client, () => {})(COUNTS, addressHash)).toEqual(ok(null))
  expect(asked.map(({ url }) => url)).toEqual(['/rest/v1/rpc/count_page'])
  const { ref: code, ...rest } = COUNTS
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ code, ...rest, ...sent })
})
