import { describe, expect, test } from 'vitest'
import { EMAIL, errorOf, form, ID, json, request, setUp } from './test-endpoint.ts'

describe('origins', () => {
  const PARTNER = 'https://partner.example'
  const capture = { email: EMAIL, submission_id: ID }

  test('every site may send unless there is a list', async () => {
    const { handle } = setUp()
    const preflight = await handle(
      request({ method: 'OPTIONS', headers: { origin: PARTNER, 'access-control-request-method': 'POST' } }),
    )
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe(PARTNER)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type')
    expect(preflight.headers.get('access-control-max-age')).toBe('86400')
    const response = await handle(json(capture, { origin: PARTNER }))
    expect(response.headers.get('access-control-allow-origin')).toBe(PARTNER)
    // Nothing is allowed to everybody together with cookies.
    const unnamed = await handle(json(capture))
    expect(unnamed.headers.get('access-control-allow-origin')).toBe('*')
    expect(unnamed.headers.get('access-control-allow-credentials')).toBeNull()
  })

  test.each([PARTNER, 'null'])(
    'a page at %s may add headers and cookies to every request',
    async (origin) => {
      const { handle } = setUp()
      const asked = 'content-type, traceparent, x-csrf-token'
      const preflight = await handle(
        request({
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': asked,
          },
        }),
      )
      const response = await handle(json(capture, { origin, 'x-csrf-token': 'x' }))
      expect(preflight.headers.get('access-control-allow-headers')).toBe(asked)
      for (const { headers } of [preflight, response]) {
        expect(headers.get('access-control-allow-origin')).toBe(origin)
        expect(headers.get('access-control-allow-credentials')).toBe('true')
        expect(headers.get('vary')).toContain('Origin')
      }
      expect(response.status).toBe(200)
    },
  )

  const listed = { allowedOrigins: [PARTNER] }

  test.each([
    ['a site on the list', { origin: PARTNER }, PARTNER],
    ['the app', { origin: 'https://app.example' }, 'https://app.example'],
    [
      'the error page of the function itself',
      { origin: 'https://project.supabase.co' },
      'https://project.supabase.co',
    ],
    [
      'the error page at the address of the API',
      { origin: 'http://127.0.0.1:54321' },
      'http://127.0.0.1:54321',
    ],
    [
      'the error page at a domain of its own',
      { origin: 'https://api.example', 'x-forwarded-host': 'api.example' },
      'https://api.example',
    ],
    [
      'a page that hides its origin but not its referrer',
      { origin: 'null', referer: `${PARTNER}/a` },
      'null',
    ],
    ['a browser that sends no origin', { referer: `${PARTNER}/a` }, PARTNER],
  ])('with a list, %s may send', async (_, headers, allowed) => {
    const { handle, stored } = setUp(listed)
    const response = await handle(json(capture, headers))
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe(allowed)
    expect(response.headers.get('vary')).toBe('Origin')
    expect(stored).toHaveLength(1)
  })

  test.each([
    ['another site', { origin: 'https://other.example' }],
    ['a site that only looks alike', { origin: 'https://partner.example.evil.example' }],
    ['another scheme', { origin: 'http://partner.example' }],
    ['another site with a referrer on the list', { origin: 'https://other.example', referer: PARTNER }],
    ['a neighbour of the API', { origin: 'http://127.0.0.1:4321', 'x-forwarded-host': '127.0.0.1' }],
    ['a hidden origin', { origin: 'null' }],
    ['no origin at all', {}],
    ['a nonsensical referrer', { referer: 'nonsense' }],
    ['a nonsensical origin', { origin: 'nonsense' }],
  ])('with a list, %s may not send', async (_, headers) => {
    const { handle, stored } = setUp(listed)
    const response = await handle(json(capture, headers))
    expect(response.status).toBe(403)
    expect((await errorOf(response)).code).toBe('origin_not_allowed')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('vary')).toBe('Origin')
    expect((await handle(request({ method: 'OPTIONS', headers }))).status).toBe(403)
    expect((await handle(form({ email: EMAIL }, headers))).status).toBe(403)
    expect(stored).toEqual([])
  })
})
