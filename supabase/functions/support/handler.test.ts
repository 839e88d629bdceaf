import { DUE_MAILS_PATH, SUPPORT_MAX_BYTES } from '@foyer/shared/api/support.ts'
import { err, ok } from '@foyer/shared/result.ts'
import { describe, expect, test } from 'vitest'
import type { FileRequest } from './file-request.ts'
import { createHandler, type SupportDependencies } from './handler.ts'

const USER = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001'
const ID = 'a1b2c3d4-0000-4000-8000-000000000001'
const FILED = { id: ID, created_at: '2026-11-21T09:30:10.123456+00:00' }
const REQUEST = { request_id: ID, topic: 'account', message: 'Where is my link?', page: '' }

/** The endpoint for one signed-in person, with a table that records its calls. */
function setUp(rest: Partial<SupportDependencies> = {}) {
  const filed: Parameters<FileRequest>[0][] = []
  const mailed: (string | null)[] = []
  const background: Promise<void>[] = []
  const logged: Record<string, unknown>[] = []
  const handle = createHandler({
    verifyUser: async (request) =>
      request.headers.get('authorization') === 'Bearer token'
        ? ok({ userId: USER, email: 'ana@practice.com' })
        : err({ code: 'unauthorized' }),
    holdsSecretKey: async (request) => request.headers.get('apikey') === 'secret',
    fileRequest: async (request) => {
      filed.push(request)
      return ok(FILED)
    },
    deliverMails: async (id) => {
      mailed.push(id)
    },
    inBackground: (work) => background.push(work),
    log: (event) => logged.push(event),
    ...rest,
  })
  const send = (body: unknown, headers: Record<string, string> = {}, path = '/support') =>
    handle(
      new Request(`https://project.supabase.co${path}`, {
        method: 'POST',
        headers: { authorization: 'Bearer token', 'content-type': 'application/json', ...headers },
        body: body instanceof URLSearchParams || typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  return { send, filed, mailed, background, logged }
}

describe('a request', () => {
  test('is filed under whose token it is, answered, and mailed behind the answer', async () => {
    const { send, filed, mailed, background } = setUp()
    const response = await send({
      ...REQUEST,
      message: '  Where is \0my link?\n',
      owner_id: 'x',
      email: 'x@y.z',
    })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ request: FILED })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(filed).toEqual([{ ...REQUEST, page: null, owner_id: USER, email: 'ana@practice.com' }])
    expect(background).toHaveLength(1)
    expect(mailed).toEqual([ID])
  })

  test('waits for no mail', async () => {
    const { send } = setUp({ deliverMails: () => new Promise(() => {}) })
    expect((await send(REQUEST)).status).toBe(201)
  })

  test.each([
    [{ message: '' }, { message: 'Write what we can help with.' }],
    [{ message: 'x'.repeat(5001) }, { message: 'Use at most 5000 characters.' }],
    [{ topic: 'lottery' }, { topic: 'Choose what it is about.' }],
    [{ page: 'x'.repeat(501) }, { page: 'Use at most 500 characters.' }],
    [{ request_id: 'x' }, { request_id: 'A request has an id.' }],
  ])('%j is told what is wrong', async (rest, fields) => {
    const { send, filed } = setUp()
    const response = await send({ ...REQUEST, ...rest })
    expect(response.status).toBe(400)
    const body: { error: { code: string; fields: object } } = await response.json()
    expect([body.error.code, body.error.fields]).toEqual(['invalid_fields', fields])
    expect(filed).toEqual([])
  })

  test('of 5000 characters in any language fits', async () => {
    expect((await setUp().send({ ...REQUEST, message: '𝒳'.repeat(2500) })).status).toBe(201)
    expect((await setUp().send({ ...REQUEST, message: '語'.repeat(5000) })).status).toBe(201)
  })
})

describe('a timer', () => {
  test('triggers the mails that are due, and files nothing', async () => {
    const { send, filed, mailed, background } = setUp()
    const response = await send({}, { apikey: 'secret' }, DUE_MAILS_PATH)
    expect([response.status, await response.text()]).toEqual([202, ''])
    expect(background).toHaveLength(1)
    expect([filed, mailed]).toEqual([[], [null]])
  })

  test('needs the secret key: a signed-in user is refused', async () => {
    const { send, mailed } = setUp()
    expect((await send({}, { apikey: 'publishable' }, DUE_MAILS_PATH)).status).toBe(401)
    expect(mailed).toEqual([])
  })
})

describe('a refusal', () => {
  test('of a caller who is not signed in comes before the body is read', async () => {
    const { send, filed } = setUp()
    const response = await send('not json', { authorization: 'Bearer other' })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(filed).toEqual([])
  })

  test('of a user without an email address', async () => {
    const { send } = setUp({ verifyUser: async () => ok({ userId: USER }) })
    expect((await send(REQUEST)).status).toBe(401)
  })

  test.each([
    ['a form', new URLSearchParams(REQUEST), { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['no JSON', 'not { json', {}, 400],
    ['too much', JSON.stringify({ ...REQUEST, x: 'x'.repeat(SUPPORT_MAX_BYTES) }), {}, 413],
  ])('%s', async (_, body, headers, status) => {
    const { send, filed } = setUp()
    expect((await send(body, { accept: 'application/json', ...headers })).status).toBe(status)
    expect(filed).toEqual([])
  })

  test('of too many requests in an hour tells the time to wait, and nothing is mailed', async () => {
    const { send, mailed } = setUp({
      fileRequest: async () => err({ code: 'too_many_requests', retryAfterSeconds: 1200 }),
    })
    const response = await send(REQUEST)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1200'])
    expect(mailed).toEqual([])
  })

  test('a bug, with nothing of the message in the log', async () => {
    const { send, logged } = setUp({ fileRequest: () => Promise.reject(new Error(REQUEST.message)) })
    expect((await send(REQUEST)).status).toBe(500)
    expect(logged).toMatchObject([{ event: 'exception', function: 'support' }])
    expect(JSON.stringify(logged)).not.toContain(REQUEST.message)
  })
})
