import { afterEach, describe, expect, test, vi } from 'vitest'
import { postCapture } from './post-capture.ts'

const API = 'https://api.example/capture'

function answerWith(answer: Response | Error) {
  const fetch = vi.fn<(address: string, options: RequestInit) => Promise<Response>>(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const json = (status: number, body: unknown, headers = {}) => Response.json(body, { status, headers })

describe('postCapture', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('sends a simple keepalive request whose options have no prototype', async () => {
    const fetch = answerWith(json(200, {}))
    await postCapture(API, '{}', 20_000)
    const [address, options = {}] = fetch.mock.calls[0] ?? []
    expect(address).toBe(API)
    expect(options).toMatchObject({ method: 'POST', body: '{}', keepalive: true, credentials: 'omit' })
    expect(options).not.toHaveProperty('headers')
    expect(Object.getPrototypeOf(options)).toBeNull()
  })

  const nothing = { handoffUrl: '', code: '', message: '', retryAfterMs: 0 }
  const error = (code: string, fields?: object) => ({ error: { code, message: `It is ${code}.`, fields } })

  test.each([
    [
      'a capture',
      json(200, { handoff_url: 'https://app.example/' }),
      { status: 200, handoffUrl: 'https://app.example/' },
    ],
    ['no handoff address', json(200, {}), { status: 200 }],
    ['a handoff address that is not a string', json(200, { handoff_url: { toString: 1 } }), { status: 200 }],
    ['HTML of a captive portal', new Response('<h1>Hotel</h1>'), { status: 0 }],
    ['an empty response', new Response(null, { status: 204 }), { status: 0 }],
    ['a broken connection', new TypeError('Failed to fetch'), { status: 0 }],
    ['an error page', new Response('<h1>Bad gateway</h1>', { status: 502 }), { status: 502 }],
    ['a rejection by a firewall', new Response('<h1>Forbidden</h1>', { status: 403 }), { status: 0 }],
    ['a platform without the function', json(404, { code: 'NOT_FOUND', message: 'No.' }), { status: 0 }],
    ['an error', json(403, error('origin')), { status: 403, code: 'origin', message: 'It is origin.' }],
    [
      'an error about the email',
      json(400, error('fields', { email: 'No.', ref: 'Odd.' })),
      { status: 400, code: 'fields', message: 'No.' },
    ],
    ['a malformed error', json(500, { error: 7 }), { status: 500 }],
    [
      'a retry delay in seconds',
      json(429, error('slow'), { 'retry-after': '30' }),
      { status: 429, code: 'slow', message: 'It is slow.', retryAfterMs: 30_000 },
    ],
    [
      'a retry delay of years',
      json(503, {}, { 'retry-after': '99999999' }),
      { status: 503, retryAfterMs: 86_400_000 },
    ],
    ['a retry date', json(503, {}, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }), { status: 503 }],
  ])('%s', async (_, answer, expected) => {
    answerWith(answer)
    expect(await postCapture(API, '{}', 20_000)).toEqual({ ...nothing, ...expected })
  })

  test('accepts an answer without headers, from a fetch that the page has replaced', async () => {
    vi.stubGlobal('fetch', async () => ({
      status: 200,
      json: async () => ({ handoff_url: 'https://app.example/' }),
    }))
    expect(await postCapture(API, '{}', 20_000)).toMatchObject({
      status: 200,
      handoffUrl: 'https://app.example/',
    })
  })

  test('returns status 0 if fetch throws synchronously', async () => {
    vi.stubGlobal('fetch', () => {
      throw new Error('Blocked.')
    })
    expect(await postCapture(API, '{}', 20_000)).toEqual({ ...nothing, status: 0 })
  })

  test('returns status 0 if the page has replaced AbortController', async () => {
    answerWith(json(200, {}))
    vi.stubGlobal('AbortController', undefined)
    expect(await postCapture(API, '{}', 20_000)).toEqual({ ...nothing, status: 0 })
  })
})
