import { err, ok } from '@foyer/shared/result.ts'
import { describe, expect, test } from 'vitest'
import { type AccountDependencies, createHandler } from './handler.ts'

const ORIGIN = 'https://project.supabase.co'
const USER = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001'
const SIGNED_IN = { authorization: 'Bearer token' }
const CAPTURES = [{ email: 'ana@practice.example', channel: 'widget' }]

/** The endpoint for one owner, with a log of what was done in which order. */
function setUp(rest: Partial<AccountDependencies> = {}) {
  const done: string[] = []
  const logged: Record<string, unknown>[] = []
  const handle = createHandler({
    verifyUser: async (request) =>
      request.headers.get('authorization') === SIGNED_IN.authorization
        ? ok({ userId: USER })
        : err({ code: 'unauthorized' }),
    loadCaptures: async (userId) => ok(userId === USER ? CAPTURES : []),
    removeFiles: async (userId) => {
      done.push(`files of ${userId}`)
      return ok(null)
    },
    deleteUser: async (userId) => {
      done.push(`user ${userId}`)
      return ok(null)
    },
    writePointers: async () => {
      done.push('pointers')
      return 'written'
    },
    log: (event) => logged.push(event),
    ...rest,
  })
  return { handle, done, logged }
}

function askToDelete(
  body: string | null = '{"confirm":"DELETE"}',
  headers: HeadersInit = SIGNED_IN,
): Request {
  return new Request(`${ORIGIN}/account`, { method: 'DELETE', headers, body })
}

function ask(path: string, method = 'GET', headers: HeadersInit = SIGNED_IN): Request {
  return new Request(`${ORIGIN}${path}`, { method, headers })
}

async function refusalOf(response: Response) {
  const body: { error: { code: string; message: string } } = await response.json()
  expect(Object.keys(body)).toEqual(['error'])
  expect(Object.keys(body.error)).toEqual(['code', 'message'])
  expect(body.error.message).toMatch(/^[A-Z].*\.$/)
  return { status: response.status, code: body.error.code }
}

const unavailable = async () => err({ code: 'unavailable' as const })

describe('deleting an account', () => {
  test('takes the files before the user, and looks for late files after', async () => {
    const { handle, done, logged } = setUp()
    const response = await handle(askToDelete())
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(done).toEqual([`files of ${USER}`, `user ${USER}`, 'pointers', `files of ${USER}`])
    expect(logged).toEqual([])
  })

  test.each([
    [null, 415, 'unsupported_content_type'],
    ['', 400, 'invalid_json'],
    ['{}', 422, 'not_confirmed'],
    ['{"confirm":"delete"}', 422, 'not_confirmed'],
    ['{"confirm":true}', 422, 'not_confirmed'],
    ['DELETE', 400, 'invalid_json'],
    ['not { json', 400, 'invalid_json'],
    [`{"confirm":"DELETE","x":"${'x'.repeat(2000)}"}`, 413, 'body_too_large'],
  ])('does nothing when the body is %j', async (body, status, code) => {
    const { handle, done } = setUp()
    expect(await refusalOf(await handle(askToDelete(body)))).toEqual({ status, code })
    expect(done).toEqual([])
  })

  test('keeps the user while the files are there', async () => {
    const { handle, done } = setUp({ removeFiles: unavailable })
    expect(await refusalOf(await handle(askToDelete()))).toEqual({ status: 503, code: 'half_done' })
    expect(done).toEqual([])
  })

  test('says so when the files are gone and the user is not, and is finished by the same call', async () => {
    let isUnavailable = true
    const { handle, done } = setUp({ deleteUser: async () => (isUnavailable ? unavailable() : ok(null)) })
    expect(await refusalOf(await handle(askToDelete()))).toEqual({ status: 503, code: 'half_done' })
    isUnavailable = false
    expect((await handle(askToDelete())).status).toBe(204)
    expect(done).toEqual([`files of ${USER}`, `files of ${USER}`, 'pointers', `files of ${USER}`])
  })

  test('is a success when only the second look at the files fails, which the log tells', async () => {
    let looks = 0
    const { handle, logged } = setUp({ removeFiles: async () => (looks++ === 0 ? ok(null) : unavailable()) })
    expect((await handle(askToDelete())).status).toBe(204)
    expect(logged).toEqual([{ event: 'late_files_not_removed' }])
  })
})

describe('captures', () => {
  test('of the owner are told', async () => {
    const { handle, done } = setUp()
    const response = await handle(ask('/account/captures'))
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ captures: CAPTURES })
    expect(done).toEqual([])
  })

  test('that cannot be read are no empty list', async () => {
    const { handle } = setUp({ loadCaptures: unavailable })
    expect(await refusalOf(await handle(ask('/account/captures')))).toEqual({
      status: 503,
      code: 'unavailable',
    })
  })
})

describe('an anonymous caller is refused', () => {
  const touched = () => Promise.reject(new Error('touched'))

  test.each<[string, HeadersInit]>([
    ['without a token', {}],
    ['with a token that is not valid', { authorization: 'Bearer other' }],
  ])('%s', async (_, headers) => {
    const { handle, done } = setUp({ loadCaptures: touched })
    const responses = [
      await handle(askToDelete('{"confirm":"DELETE"}', headers)),
      await handle(ask('/account/captures', 'GET', headers)),
    ]
    for (const response of responses) {
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
      expect(await refusalOf(response)).toEqual({ status: 401, code: 'unauthorized' })
    }
    expect(done).toEqual([])
  })

  test('does not treat a user as signed out when the auth service is unavailable', async () => {
    const { handle, done } = setUp({ verifyUser: unavailable })
    expect(await refusalOf(await handle(askToDelete()))).toEqual({ status: 503, code: 'unavailable' })
    expect(done).toEqual([])
  })
})

describe('addresses and methods', () => {
  test.each(['/account/', '/account/captures/more', '/Account', '/other'])(
    '%s is not found',
    async (path) => {
      const { handle, done } = setUp()
      expect(await refusalOf(await handle(ask(path, 'DELETE')))).toEqual({ status: 404, code: 'not_found' })
      expect(done).toEqual([])
    },
  )

  test.each([
    ['/account', 'GET', 'DELETE, OPTIONS'],
    ['/account', 'POST', 'DELETE, OPTIONS'],
    ['/account/captures', 'DELETE', 'GET, OPTIONS'],
  ])('%s does not take %s', async (path, method, allowed) => {
    const { handle, done } = setUp()
    const response = await handle(ask(path, method))
    expect(response.headers.get('allow')).toBe(allowed)
    expect(await refusalOf(response)).toEqual({ status: 405, code: 'method_not_allowed' })
    expect(done).toEqual([])
  })

  test('HEAD gets no body', async () => {
    const response = await setUp().handle(ask('/account', 'HEAD'))
    expect(response.status).toBe(405)
    expect(await response.text()).toBe('')
  })
})

describe('pages of another origin', () => {
  test('may ask first, without a token', async () => {
    const response = await setUp().handle(ask('/account', 'OPTIONS', { origin: 'https://app.example' }))
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-methods')).toBe('DELETE, OPTIONS')
    expect(response.headers.get('access-control-allow-headers')?.split(', ')).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'apikey']),
    )
  })

  test('may read every answer', async () => {
    const { handle } = setUp()
    const requests = [askToDelete(), askToDelete(null), ask('/account/captures'), ask('/account'), ask('/x')]
    for (const request of requests) {
      expect((await handle(request)).headers.get('access-control-allow-origin')).toBe('*')
    }
  })
})

test('a bug is answered too, and the log says where without saying what', async () => {
  const { handle, logged } = setUp({ deleteUser: () => Promise.reject(new Error('ana@practice.example')) })
  const response = await handle(askToDelete())
  expect(await refusalOf(response)).toEqual({ status: 500, code: 'unexpected' })
  expect(logged).toEqual([{ event: 'exception', function: 'account', at: expect.any(Array) }])
  expect(JSON.stringify(logged)).not.toContain('ana@')
})
