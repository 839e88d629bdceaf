import { WAITLIST_MAX_BYTES } from '@foyer/shared/api/waitlist.ts'
import { err, ok } from '@foyer/shared/result.ts'
import { describe, expect, test } from 'vitest'
import { createKeyedHash } from '../_shared/keyed-hash.ts'
import { createHandler, type WaitlistDependencies } from './handler.ts'
import type { StoreJoin } from './store-join.ts'

const EMAIL = 'ana@practice.com'
const JSON_TYPE = { 'content-type': 'text/plain;charset=UTF-8' }
const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/** The endpoint with a list that records its calls; everything else is real. */
function setUp(rest: Partial<WaitlistDependencies> = {}) {
  const stored: Parameters<StoreJoin>[0][] = []
  const logged: Record<string, unknown>[] = []
  const handle = createHandler({
    appUrl: 'https://app.example',
    storeJoin: async (join) => {
      stored.push(join)
      return ok(null)
    },
    keyedHash: createKeyedHash('secret'),
    log: (event) => logged.push(event),
    ...rest,
  })
  const send = (body: unknown, headers: Record<string, string> = JSON_TYPE, method = 'POST') =>
    handle(
      new Request('https://project.supabase.co/waitlist', {
        method,
        headers: { 'x-forwarded-for': '203.0.113.7', ...headers },
        ...(method === 'POST' && {
          body: body instanceof URLSearchParams || typeof body === 'string' ? body : JSON.stringify(body),
        }),
      }),
    )
  return { send, stored, logged }
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields)

describe('a join', () => {
  test('by script gets JSON, and the address is only known as a hash', async () => {
    const { send, stored } = setUp()
    const response = await send({ email: ' Ana@Practice.com ', website: '' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ joined: true })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(stored).toEqual([
      {
        email: EMAIL,
        feature: 'social_ads',
        addressHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        suspected: null,
      },
    ])
  })

  test('by a plain form is led to the page of the list', async () => {
    const { send, stored } = setUp()
    const response = await send(form({ email: EMAIL, feature: 'payments' }), PAGE)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('https://app.example/waitlist?joined')
    expect(stored).toMatchObject([{ email: EMAIL, feature: 'social_ads' }])
  })

  test('from a gateway that names no address is not counted by it', async () => {
    const { send, stored } = setUp()
    await send({ email: EMAIL }, { ...JSON_TYPE, 'x-forwarded-for': '' })
    expect(stored[0]?.addressHash).toBeNull()
  })

  test.each([
    ['the field that people do not see', { more: 'https://spam.example' }, 'trap'],
    ['its fill time', { elapsed_ms: 12 }, 'fill_time'],
  ])(
    'that looks like that of a program by %s is stored with a mark, and leaves a line in the log',
    async (_, rest, sign) => {
      const { send, stored, logged } = setUp()
      const response = await send({ email: EMAIL, ...rest })
      expect([response.status, await response.json()]).toEqual([200, { joined: true }])
      expect(stored).toMatchObject([{ email: EMAIL, suspected: sign }])
      expect(logged).toEqual([{ event: 'join_suspected', function: 'waitlist', sign }])
    },
  )
})

describe('what is refused', () => {
  test.each([
    [{}, 'Enter your email address.'],
    [{ email: ' ' }, 'Enter your email address.'],
    [{ email: 'ana' }, 'Enter an email address like name@practice.com.'],
    [{ email: 7 }, 'Enter your email address.'],
  ])('%j: %s', async (body, message) => {
    const { send, stored } = setUp()
    const response = await send(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: { code: 'invalid_fields', message, fields: { email: message } },
    })
    expect(stored).toEqual([])
  })

  test('to a person who looks at it in a sentence', async () => {
    const response = await setUp().send(form({ email: 'ana' }), PAGE)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe('Enter an email address like name@practice.com.\n')
  })

  test.each([
    ['no object', '[]', JSON_TYPE, 400],
    ['no JSON', 'not { json', JSON_TYPE, 400],
    ['another type', '<a/>', { 'content-type': 'application/xml' }, 415],
    ['too much', JSON.stringify({ email: EMAIL, x: 'x'.repeat(WAITLIST_MAX_BYTES) }), JSON_TYPE, 413],
  ])('%s', async (_, body, headers, status) => {
    const { send, stored } = setUp()
    expect((await send(body, headers)).status).toBe(status)
    expect(stored).toEqual([])
  })

  test.each(['GET', 'PUT', 'DELETE', 'HEAD'])('%s', async (method) => {
    const response = await setUp().send(null, {}, method)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  })

  test('too many, with the time to wait', async () => {
    const { send } = setUp({
      storeJoin: async () => err({ code: 'too_many_requests', retryAfterSeconds: 3000 }),
    })
    const response = await send({ email: EMAIL })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('3000')
    expect(await response.json()).toMatchObject({
      error: { message: 'That was often enough for now. Please try again in 50 minutes.' },
    })
  })

  test('a bug, with its place in the log but none of its words', async () => {
    const { send, logged } = setUp({ storeJoin: () => Promise.reject(new Error(`secret ${EMAIL}`)) })
    expect((await send({ email: EMAIL })).status).toBe(500)
    expect(logged).toMatchObject([{ event: 'exception', function: 'waitlist' }])
    expect(JSON.stringify(logged)).not.toContain(EMAIL)
  })
})

test('a page of the app may ask first', async () => {
  const response = await setUp().send(null, { origin: 'https://app.example' }, 'OPTIONS')
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-headers')).toContain('content-type')
})
