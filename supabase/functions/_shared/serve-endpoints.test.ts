import { err, ok } from '@foyer/shared/result.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { BODY_TIMEOUT_MS, type Call, type EndpointsOptions, serveEndpoints } from './serve-endpoints.ts'

afterEach(() => vi.useRealTimers())

const JSON_TYPE = { 'content-type': 'application/json' }

function setUp(
  answer: (call: Call) => Promise<ReturnType<typeof ok<Response>> | ReturnType<typeof err>> = async () =>
    ok(Response.json({ done: true })),
  rest: Partial<EndpointsOptions<'not_today'>> = {},
) {
  const logged: Record<string, unknown>[] = []
  const handle = serveEndpoints<'not_today'>({
    name: 'example',
    findEndpoint: (path) =>
      path === '/example' ? { method: 'POST', maxBodyBytes: 2048, answer: answer as never } : undefined,
    statuses: { not_today: 409 },
    messages: { not_today: 'Not today.', unavailable: 'Later.' },
    log: (event) => logged.push(event),
    ...rest,
  })
  const send = (init: RequestInit = {}, path = '/example') =>
    handle(new Request(`https://project.supabase.co${path}`, { method: 'POST', ...init }))
  return { send, logged }
}

async function errorOf(response: Response) {
  const { error }: { error: { code: string; message: string } } = await response.json()
  return { status: response.status, ...error }
}

const readsJson = async ({ readJson }: Call) => {
  const input = await readJson()
  return input.ok ? ok(Response.json(input.value)) : input
}

describe('a failure', () => {
  test.each([
    ['not_today', 409, 'Not today.'],
    ['unavailable', 503, 'Later.'],
    ['unauthorized', 401, 'Please sign in first.'],
    ['unexpected', 500, 'Something broke on our side. Please try again later.'],
  ])('%s is answered with %d and its sentence', async (code, status, message) => {
    const response = await setUp(async () => err({ code })).send()
    expect(response.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await errorOf(response)).toEqual({ status, code, message })
  })

  test('of a limit says how long to wait, in words and in the header', async () => {
    const wait = (retryAfterSeconds: number) =>
      setUp(async () => err({ code: 'too_many_requests', retryAfterSeconds })).send()
    const response = await wait(3000)
    expect(response.headers.get('retry-after')).toBe('3000')
    const message = 'That was often enough for now. Please try again in 50 minutes.'
    expect(await errorOf(response)).toMatchObject({ status: 429, message })
    expect((await errorOf(await wait(1))).message).toContain('in one second.')
    expect((await errorOf(await wait(90))).message).toContain('in 90 seconds.')
    expect((await errorOf(await wait(80_000))).message).toContain('in 23 hours.')
  })

  test('of a limit of the account names it, for people and for the app', async () => {
    const limit = { budget: 'versions', max: 20, hours: 1 } as const
    const response = await setUp(async () =>
      err({ code: 'too_many_requests', retryAfterSeconds: 1500, limit }),
    ).send()
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1500'])
    expect(await response.json()).toEqual({
      error: {
        code: 'too_many_requests',
        message: 'Your draft was drawn 20 times in the last hour. It can be drawn again in 25 minutes.',
        limit,
      },
    })
  })

  test('is a sentence for a person who looks at it', async () => {
    const response = await setUp(async () => err({ code: 'not_today' })).send({
      headers: { accept: 'text/html' },
    })
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect([response.status, await response.text()]).toEqual([409, 'Not today.\n'])
  })

  test('by an exception is answered, and the log says where without saying what', async () => {
    const { send, logged } = setUp(() => Promise.reject(new Error('secret')))
    expect(await errorOf(await send())).toMatchObject({ status: 500, code: 'unexpected' })
    expect(logged).toEqual([{ event: 'exception', function: 'example', at: expect.any(Array) }])
    expect(JSON.stringify(logged)).toContain('serve-endpoints.test.ts')
    expect(JSON.stringify(logged)).not.toContain('secret')
  })
})

describe('a body', () => {
  test('of a script is read', async () => {
    const response = await setUp(readsJson).send({ body: '{"a":1}', headers: JSON_TYPE })
    expect(await response.json()).toEqual({ a: 1 })
  })

  test.each([
    [413, 'body_too_large', `{"a":"${'x'.repeat(2048)}"}`, JSON_TYPE],
    [415, 'unsupported_content_type', '<a/>', { 'content-type': 'text/xml' }],
    [415, 'unsupported_content_type', new URLSearchParams('a=1'), { accept: 'application/json' }],
    [400, 'invalid_json', '[1]', JSON_TYPE],
  ])('is refused with %d %s', async (status, code, body, headers) => {
    const error = await errorOf(await setUp(readsJson).send({ body, headers }))
    expect(error).toMatchObject({ status, code })
    if (status === 413) expect(error.message).toContain('at most 2 KB.')
  })

  test('that does not arrive is cut off after 10 seconds', async () => {
    vi.useFakeTimers()
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"a"')) })
    const init = { body, headers: JSON_TYPE, duplex: 'half' }
    const answered = setUp(readsJson).send(init)
    await vi.advanceTimersByTimeAsync(BODY_TIMEOUT_MS)
    expect(BODY_TIMEOUT_MS).toBe(10_000)
    expect(await errorOf(await answered)).toMatchObject({ status: 408, code: 'request_timeout' })
  })

  test('is not read by an endpoint that does not ask for it', async () => {
    const request = new Request('https://project.supabase.co/example', { method: 'POST', body: 'x' })
    const { send } = setUp()
    expect((await send(request)).status).toBe(200)
  })
})

describe('addresses, methods and origins', () => {
  test('an unknown path is not found, whatever the method', async () => {
    for (const method of ['POST', 'GET', 'OPTIONS']) {
      expect(await errorOf(await setUp().send({ method }, '/other'))).toMatchObject({ code: 'not_found' })
    }
  })

  test('another method is refused with the right ones', async () => {
    const response = await setUp().send({ method: 'PUT' })
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    expect(await errorOf(response)).toMatchObject({ status: 405, code: 'method_not_allowed' })
    expect(await (await setUp().send({ method: 'HEAD' })).text()).toBe('')
  })

  test('every site may send and read unless there is a list', async () => {
    const headers = { origin: 'https://other.example' }
    const preflight = await setUp().send({ method: 'OPTIONS', headers })
    expect([preflight.status, await preflight.text()]).toEqual([204, ''])
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS')
    const failed = await setUp(async () => err({ code: 'not_today' })).send({ headers })
    expect(failed.headers.get('access-control-allow-origin')).toBe('*')
    expect(failed.headers.get('access-control-expose-headers')).toContain('retry-after')
  })

  test('a site that is not on the list is refused before the endpoint is asked', async () => {
    const answer = vi.fn(async () => ok(new Response()))
    const { send } = setUp(answer, { allowedOrigins: ['https://app.example'] })
    const headers = { origin: 'https://other.example' }
    expect(await errorOf(await send({ headers }))).toMatchObject({ status: 403, code: 'origin_not_allowed' })
    expect((await send({ method: 'OPTIONS', headers })).status).toBe(403)
    expect(answer).not.toHaveBeenCalled()
    expect((await send({ headers: { origin: 'https://app.example' } })).status).toBe(200)
  })
})
