import { CAPTURE_MAX_BYTES } from '@foyer/shared/leads/limits.ts'
import { err, ok } from '@foyer/shared/result.ts'
import { EMAIL_CORPUS } from '@foyer/shared/testing/email-corpus.ts'
import { REFERRER_CORPUS } from '@foyer/shared/testing/source-corpus.ts'
import { describe, expect, test, vi } from 'vitest'
import { EMAIL, errorOf, form, ID, json, LEAD, request, setUp } from './test-endpoint.ts'

describe('a capture by script', () => {
  test('is stored and answered with the handoff', async () => {
    const { handle, stored } = setUp()
    const response = await handle(json({ email: ' Ana@Practice.com ', submission_id: ID, ref: 'ABCD2345' }))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      handoff_url: `https://app.example/onboarding/start?email=ana%40practice.com&lead=${LEAD}`,
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(stored).toHaveLength(1)
    expect(stored[0]?.capture).toMatchObject({
      email: EMAIL,
      submission_id: ID,
      ref: 'ABCD2345',
      channel: 'widget',
    })
  })

  test.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/json',
    'Application/JSON; charset=utf-8',
  ])('may come as %s', async (contentType) => {
    const { handle } = setUp()
    const response = await handle(json({ email: EMAIL, submission_id: ID }, { 'content-type': contentType }))
    expect(response.status).toBe(200)
  })

  test('counts by a hash of the network; the address itself is not stored', async () => {
    const { handle, stored } = setUp()
    for (const address of ['203.0.113.7', '10.0.0.1, 203.0.113.7', '2001:db8:1:2::1', '2001:db8:1:2::2']) {
      await handle(json({ email: EMAIL, submission_id: ID }, { 'x-forwarded-for': address }))
    }
    const hashes = stored.map(({ addressHash }) => addressHash)
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(hashes[1]).toBe(hashes[0])
    expect(hashes[2]).not.toBe(hashes[0])
    expect(hashes[3]).toBe(hashes[2])
    expect(JSON.stringify(stored)).not.toContain('203.0.113')
  })

  test('names the wide network by a hash of its own', async () => {
    const { handle, stored } = setUp()
    for (const address of ['203.0.113.7', '203.0.113.9', '203.0.112.7', '']) {
      await handle(json({ email: EMAIL, submission_id: ID }, { 'x-forwarded-for': address }))
    }
    const [one, near, far, none] = stored.map(({ networkHash }) => networkHash)
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(near).toBe(one)
    expect(far).not.toBe(one)
    expect(none).toBeNull()
    expect(stored[0]?.addressHash).not.toBe(one)
  })

  test('skips the limit by address when the gateway names no address', async () => {
    const { handle, stored } = setUp()
    await handle(json({ email: EMAIL, submission_id: ID }, { 'x-forwarded-for': '' }))
    expect(stored[0]?.addressHash).toBeNull()
  })

  test('hands a link without an email on without one', async () => {
    const { handle } = setUp()
    const response = await handle(json({ channel: 'link', submission_id: ID, utm_source: 'ad' }))
    expect(await response.json()).toEqual({
      handoff_url: `https://app.example/onboarding/start?lead=${LEAD}`,
    })
  })
})

test.each(EMAIL_CORPUS)(
  '%j, sent by a script, is stored or refused with the address that was meant',
  async (email, taken, offered) => {
    const { handle, stored } = setUp()
    const response = await handle(json({ email, submission_id: ID }))
    expect(stored.map(({ capture }) => capture.email)).toEqual(taken === null ? [] : [taken])
    if (taken !== null) return expect(response.status).toBe(200)
    const { message, fields, meant } = await errorOf(response)
    expect(fields).toEqual({ email: message })
    expect(meant ?? null).toBe(offered ?? null)
    expect(/Did you mean (.*)\?$/.exec(message)?.[1] ?? null).toBe(offered ?? null)
  },
)

test.each(REFERRER_CORPUS)('a capture of %s behind %s has the referrer %s', async (page, referrer, kept) => {
  const { handle, stored } = setUp()
  const touch = { landing_page: '/', at: '2026-11-20T09:30:00Z', referrer }
  await handle(json({ email: EMAIL, submission_id: ID, page, referrer, first_touch: touch }))
  await handle(form({ email: EMAIL, foyer_page: page, foyer_referrer: referrer }))
  expect(stored.map(({ capture }) => capture.referrer)).toEqual([kept, kept])
  expect(stored[0]?.capture.first_touch).toMatchObject({ referrer: kept })
})

describe('a refused capture by script', () => {
  const cases: readonly (readonly [string, number, string, Request])[] = [
    [
      'broken JSON',
      400,
      'invalid_json',
      request({ headers: { 'content-type': 'text/plain' }, body: '{"email":' }),
    ],
    ['no body', 400, 'invalid_json', request({ headers: { 'content-type': 'text/plain' } })],
    ['a list', 400, 'invalid_json', json([{ email: EMAIL }])],
    ['a text', 400, 'invalid_json', json('email')],
    [
      'broken UTF-8',
      400,
      'invalid_json',
      request({ headers: { 'content-type': 'text/plain' }, body: Uint8Array.of(0x22, 0xff, 0x22) }),
    ],
    ['no email', 400, 'invalid_fields', json({ submission_id: ID })],
    ['no content type', 415, 'unsupported_content_type', request({ body: Uint8Array.of(1) })],
    [
      'XML',
      415,
      'unsupported_content_type',
      request({ headers: { 'content-type': 'text/xml' }, body: '<a/>' }),
    ],
    [
      'too much',
      413,
      'body_too_large',
      json({ email: EMAIL, submission_id: ID, padding: 'x'.repeat(CAPTURE_MAX_BYTES) }),
    ],
    ['GET', 405, 'method_not_allowed', request({ method: 'GET' })],
    ['PUT', 405, 'method_not_allowed', request({ method: 'PUT', body: 'x' })],
    ['DELETE', 405, 'method_not_allowed', request({ method: 'DELETE' })],
  ]

  test.each(cases)('%s: %d %s', async (_, status, code, sent) => {
    const { handle, stored } = setUp()
    const response = await handle(sent)
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const error = await errorOf(response)
    expect(error.code).toBe(code)
    expect(error.message).toMatch(/^[A-Z].*\.$/)
    expect(stored).toEqual([])
  })

  test('accepts a body of exactly 16 KB', async () => {
    const { handle } = setUp()
    const capture = JSON.stringify({ email: EMAIL, submission_id: ID, padding: '' })
    const body = capture.replace(
      '"padding":""',
      `"padding":"${'x'.repeat(CAPTURE_MAX_BYTES - capture.length)}"`,
    )
    expect(body).toHaveLength(CAPTURE_MAX_BYTES)
    expect((await handle(request({ headers: { 'content-type': 'text/plain' }, body }))).status).toBe(200)
    expect(
      (await handle(request({ headers: { 'content-type': 'text/plain' }, body: `${body} ` }))).status,
    ).toBe(413)
  })

  test('has a sentence about the email, and is stored without a submission id or with a malformed rest', async () => {
    const { handle, stored } = setUp()
    const response = await handle(json({ email: 'ana@practice/', utm_source: 'x'.repeat(201) }))
    const message = 'Enter an email address like name@practice.com.'
    expect(await errorOf(response)).toEqual({ code: 'invalid_fields', message, fields: { email: message } })
    await handle(json({ email: EMAIL, utm_source: 'x'.repeat(201), first_touch: 5, submission_id: 'x' }))
    await handle(json({ email: EMAIL }))
    // One email from one network in one minute.
    expect(new Set(stored.map(({ capture }) => capture.submission_id)).size).toBe(1)
    expect(stored.map(({ capture }) => capture.utm_source)).toEqual(['x'.repeat(200), null])
  })

  test('names the allowed methods after another method', async () => {
    const { handle } = setUp()
    expect((await handle(request({ method: 'GET' }))).headers.get('allow')).toBe('POST, OPTIONS')
    const head = await handle(request({ method: 'HEAD' }))
    expect(head.status).toBe(405)
    expect(await head.text()).toBe('')
  })

  test('tells how long to wait after too many', async () => {
    const { handle } = setUp({
      storeLead: async () => err({ code: 'too_many_requests', retryAfterSeconds: 42 }),
    })
    const response = await handle(json({ email: EMAIL, submission_id: ID }))
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('42')
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after')
    expect((await errorOf(response)).message).toBe(
      'That was often enough for now. Please try again in 42 seconds.',
    )
  })

  test('is unavailable when the database is', async () => {
    const { handle } = setUp({ storeLead: async () => err({ code: 'unavailable' }) })
    const response = await handle(json({ email: EMAIL, submission_id: ID }))
    expect(response.status).toBe(503)
    expect((await errorOf(response)).code).toBe('unavailable')
  })

  test('answers after an exception, with nothing personal in the log', async () => {
    const { handle, logged } = setUp({
      storeLead: async (capture) => {
        throw new Error(`broke at ${capture.email}\nand 203.0.113.7`)
      },
    })
    const response = await handle(json({ email: EMAIL, submission_id: ID }))
    expect(response.status).toBe(500)
    expect((await errorOf(response)).code).toBe('unexpected')
    expect(logged).toHaveLength(1)
    expect(JSON.stringify(logged)).toContain('handler.test.ts')
    expect(JSON.stringify(logged)).not.toMatch(/ana@|203\.0/)
  })
})

test('concurrent captures each get their own answer', async () => {
  const waiting: (() => void)[] = []
  const { handle } = setUp({
    storeLead: async ({ email }) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return email === 'first@practice.com' ? err({ code: 'unavailable' }) : ok({ leadId: LEAD })
    },
  })
  const first = handle(form({ email: 'first@practice.com' }))
  await vi.waitFor(() => expect(waiting).toHaveLength(1), 60_000)
  const second = handle(form({ email: 'second@practice.com' }))
  await vi.waitFor(() => expect(waiting).toHaveLength(2), 60_000)
  for (const answer of waiting.reverse()) answer()
  expect((await second).headers.get('location')).toContain('email=second%40practice.com')
  const page = await (await first).text()
  expect(page).toContain('value="first@practice.com"')
  expect(page).not.toContain('second@')
})
