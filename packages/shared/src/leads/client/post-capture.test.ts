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

type Answered = { readonly status: number; readonly response: unknown }

/** Puts an XMLHttpRequest in place that answers at once, or never where there is no answer, and records what was sent. */
function stubRequests(answer: () => Answered | null) {
  const requests: { readonly method: string; readonly address: string; readonly body: string }[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0
      response: unknown = null
      onloadend = () => {}
      #sent = { method: '', address: '' }

      open(method: string, address: string) {
        this.#sent = { method, address }
      }

      send(body: string) {
        requests.push({ ...this.#sent, body })
        const answered = answer()
        if (!answered) return
        Object.assign(this, answered)
        this.onloadend()
      }
    },
  )
  return requests
}

describe('postCapture', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
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

  const nothing = { handoffUrl: '', code: '', message: '', meant: '', retryAfterMs: 0 }
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
    [
      'an address that was meant',
      json(400, { error: { code: 'fields', message: 'No.', meant: 'ben@practice.com' } }),
      { status: 400, code: 'fields', message: 'No.', meant: 'ben@practice.com' },
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

  const HANDOFF = { handoff_url: 'https://app.example/' }
  const sendsOn = (run: (answer: Response) => unknown) => async () => run(json(200, HANDOFF))

  test.each<[string, unknown]>([
    [
      'throws',
      () => {
        throw new Error('Blocked.')
      },
    ],
    ['rejects', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['never settles and ignores its signal', () => new Promise(() => {})],
    ['is gone', undefined],
    ['returns no promise', () => ({ status: 200 })],
    ['returns nothing', sendsOn(() => undefined)],
    ['returns the parsed body', sendsOn((answer) => answer.json())],
    ['returns an object of its own', sendsOn(async (answer) => ({ status: 200, data: await answer.json() }))],
    ['returns no headers', sendsOn(() => ({ status: 200, json: async () => HANDOFF }))],
    ['never gives the body', sendsOn(() => ({ status: 200, json: () => new Promise(() => {}) }))],
    [
      'has read the body already',
      sendsOn(async (answer) => {
        await answer.text()
        return answer
      }),
    ],
  ])('sends the capture by XMLHttpRequest on a page whose fetch %s', async (_, fetch) => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', fetch)
    const requests = stubRequests(() => ({ status: 200, response: HANDOFF }))
    const result = postCapture(API, '{"a":1}', 20_000)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await result).toEqual({ ...nothing, status: 200, handoffUrl: 'https://app.example/' })
    expect(requests).toEqual([{ method: 'POST', address: API, body: '{"a":1}' }])
  })

  test.each([
    ['a capture', () => json(200, HANDOFF)],
    ['an error', () => json(400, error('fields'))],
    ['an error page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('sends nothing a second time after %s', async (_, answer) => {
    answerWith(answer())
    const requests = stubRequests(() => ({ status: 200, response: HANDOFF }))
    await postCapture(API, '{}', 20_000)
    expect(requests).toEqual([])
  })

  test.each([
    ['throws', undefined],
    ['never answers', () => null],
    ['fails', () => ({ status: 0, response: null })],
    ['gets HTML of a captive portal', () => ({ status: 200, response: null })],
  ])('returns status 0 within the time limit if XMLHttpRequest %s as well', async (_, answer) => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    if (answer) stubRequests(answer)
    const result = postCapture(API, '{}', 20_000)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await result).toEqual({ ...nothing, status: 0 })
  })

  test('needs no AbortController', async () => {
    answerWith(json(200, HANDOFF))
    vi.stubGlobal('AbortController', undefined)
    expect(await postCapture(API, '{}', 20_000)).toMatchObject({ status: 200 })
  })
})
