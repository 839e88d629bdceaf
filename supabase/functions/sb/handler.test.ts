import type { BuildErrorCode, SiteBuild } from '@foyer/shared/api/site-builder.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import {
  ESTABLISHED_WITH_LINK,
  ESTABLISHED_WITHOUT_LINK,
  NOWHERE_ONLINE,
  RECENT_WITHOUT_WEBSITE,
  TALKING,
  THINKING,
} from '@foyer/shared/onboarding/fixtures/personas.ts'
import { err, ok } from '@foyer/shared/result.ts'
import { describe, expect, test } from 'vitest'
import { createHandler, type SiteBuilderDependencies } from './handler.ts'
import type { ResumeState } from './inspect-resume.ts'
import type { BuildOrder } from './queue-build.ts'

const ADDRESS = 'https://project.supabase.co/sb/start-site-builder-form'
const USER = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001'
const BUILD: SiteBuild = { status: 'queued', created_at: '2026-11-21T09:30:10.123456+00:00' }

/** The endpoint for one owner with these answers, and a queue that remembers. */
function setUp(answers: Answers, rest: Partial<SiteBuilderDependencies> = {}) {
  const orders: BuildOrder[] = []
  const inspected: string[] = []
  const logged: Record<string, unknown>[] = []
  const background: Promise<void>[] = []
  let deliveries = 0
  const handle = createHandler({
    verifyUser: async (request) =>
      request.headers.get('authorization') === 'Bearer token'
        ? ok({ userId: USER })
        : err({ code: 'unauthorized' }),
    loadAnswers: async (userId) => ok(userId === USER ? answers : {}),
    inspectResume: async (path) => {
      inspected.push(path)
      return ok('pdf')
    },
    queueBuild: async (order) => {
      orders.push(order)
      return ok(BUILD)
    },
    callDeliverDrafts: async () => {
      deliveries += 1
    },
    inBackground: (work) => background.push(work),
    log: (event) => logged.push(event),
    ...rest,
  })
  return { handle, orders, inspected, logged, background, deliveries: () => deliveries }
}

function ask(method = 'POST', headers: Record<string, string> = { authorization: 'Bearer token' }): Request {
  return new Request(ADDRESS, { method, headers: { 'content-type': 'application/json', ...headers } })
}

async function refusalOf(response: Response) {
  const body: { error: { code: string; message: string } } = await response.json()
  expect(Object.keys(body)).toEqual(['error'])
  expect(Object.keys(body.error)).toEqual(['code', 'message'])
  expect(body.error.message).toMatch(/^[A-Z].*\.$/)
  return { status: response.status, code: body.error.code }
}

describe('the work on the queue', () => {
  test('starts when a build is queued, and the answer does not wait for it', async () => {
    const { handle, background } = setUp(THINKING, { callDeliverDrafts: () => new Promise(() => {}) })
    expect((await handle(ask())).status).toBe(202)
    expect(background).toHaveLength(1)
  })

  test('starts for nothing that is built, done or refused', async () => {
    for (const status of ['building', 'done'] as const) {
      const { handle, deliveries } = setUp(THINKING, { queueBuild: async () => ok({ ...BUILD, status }) })
      expect((await handle(ask())).status).toBe(202)
      expect(deliveries()).toBe(0)
    }
    const { handle, deliveries } = setUp({})
    expect((await handle(ask())).status).toBe(409)
    expect(deliveries()).toBe(0)
  })
})

describe('an owner whose answers are complete', () => {
  test.each<[string, Answers, BuildOrder['flow']]>([
    ['about to launch', THINKING, 'build-presence'],
    ['without a website', RECENT_WITHOUT_WEBSITE, 'build-presence'],
    ['with a website without an address', ESTABLISHED_WITHOUT_LINK, 'build-presence'],
    ['nowhere online', NOWHERE_ONLINE, 'build-presence'],
    ['with a website', ESTABLISHED_WITH_LINK, 'current-website'],
  ])('%s: the build of the flow is queued', async (_, answers, flow) => {
    const { handle, orders, logged } = setUp(answers)
    const response = await handle(ask())
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ build: BUILD })
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(orders).toEqual([{ userId: USER, flow, answersVersion: '2026-11-21T09:00:00.000Z' }])
    expect(logged).toEqual([])
  })

  test('a newer answer makes another version, one on a branch left behind does not', async () => {
    const updated_at = '2026-11-21T10:00:00.000Z'
    const { handle, orders } = setUp({
      ...THINKING,
      designDetails: { selected_style: 'modern', updated_at },
      webPresence: { selected_options: [], updated_at: '2026-11-21T11:00:00.000Z' },
    })
    await handle(ask())
    expect(orders).toMatchObject([{ answersVersion: updated_at }])
  })

  test('no body is needed, and what comes is not read', async () => {
    const { handle } = setUp(THINKING)
    const request = new Request(ADDRESS, {
      method: 'POST',
      headers: { authorization: 'Bearer token' },
      body: 'not { json',
    })
    expect((await handle(request)).status).toBe(202)
    expect(request.bodyUsed).toBe(false)
  })
})

describe('an owner whose answers are not complete', () => {
  test.each<[string, Answers]>([
    ['a newcomer', {}],
    ['an owner with one question left', { ...THINKING, practiceLocation: undefined }],
    ['an owner who would rather talk', TALKING],
    ['feedback that is on no path', { websiteFeedback: ESTABLISHED_WITH_LINK.websiteFeedback }],
    [
      'an answer that says too little',
      {
        ...THINKING,
        practiceVision: {
          selected_visions: [],
          custom_visions: [],
          updated_at: '2026-11-21T09:00:00.000Z',
        },
      },
    ],
  ])('%s: nothing is queued', async (_, answers) => {
    const { handle, orders } = setUp(answers)
    expect(await refusalOf(await handle(ask()))).toEqual({ status: 409, code: 'onboarding_incomplete' })
    expect(orders).toEqual([])
  })
})

describe('an anonymous caller is refused', () => {
  test.each<[string, Record<string, string>]>([
    ['without a token', {}],
    ['with a token that is not valid', { authorization: 'Bearer other' }],
  ])('%s', async (_, headers) => {
    const { handle, orders } = setUp(THINKING, {
      loadAnswers: () => Promise.reject(new Error('asked for answers')),
    })
    const response = await handle(ask('POST', headers))
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(await refusalOf(response)).toEqual({ status: 401, code: 'unauthorized' })
    expect(orders).toEqual([])
  })
})

describe('addresses and methods', () => {
  test.each([
    '/sb',
    '/sb/',
    '/sb/start-site-builder-form/more',
    '/sb/Start-Site-Builder-Form',
    '/other/start-site-builder-form',
  ])('%s is not found', async (path) => {
    const { handle, orders } = setUp(THINKING)
    const request = new Request(new URL(path, ADDRESS), ask())
    expect(await refusalOf(await handle(request))).toEqual({ status: 404, code: 'not_found' })
    expect(orders).toEqual([])
  })

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is not allowed', async (method) => {
    const { handle, orders } = setUp(THINKING)
    const response = await handle(ask(method))
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    expect(await refusalOf(response)).toEqual({ status: 405, code: 'method_not_allowed' })
    expect(orders).toEqual([])
  })

  test('HEAD gets no body', async () => {
    const response = await setUp(THINKING).handle(ask('HEAD'))
    expect(response.status).toBe(405)
    expect(await response.text()).toBe('')
  })
})

const PATH = `${USER}/r-1.pdf`

/** Answers whose story is a file and, perhaps, a text. */
function withStory(resume_text: string, resume_file_path = PATH): Answers {
  const updated_at = '2026-11-21T09:00:00.000Z'
  return { ...THINKING, clinicianDetails: { resume_text, resume_file_path, updated_at } }
}

const finds = (state: ResumeState): Partial<SiteBuilderDependencies> => ({
  inspectResume: async () => ok(state),
})

describe('a story with a file', () => {
  test('is checked before anything is queued', async () => {
    const { handle, orders, inspected } = setUp(withStory(''))
    expect((await handle(ask())).status).toBe(202)
    expect(inspected).toEqual([PATH])
    expect(orders).toHaveLength(1)
  })

  test.each<ResumeState>(['removed', 'missing'])('that is %s builds nothing', async (state) => {
    const { handle, orders } = setUp(withStory(''), finds(state))
    expect(await refusalOf(await handle(ask()))).toEqual({ status: 422, code: 'resume_invalid' })
    expect(orders).toEqual([])
  })

  test('that is gone is not needed when there is a text', async () => {
    const { handle, orders } = setUp(withStory('I trained in Miami.'), finds('removed'))
    expect((await handle(ask())).status).toBe(202)
    expect(orders).toHaveLength(1)
  })

  test('of another user is not checked', async () => {
    const { handle, inspected } = setUp(withStory('', `${USER.replace('7', '8')}/r-1.pdf`))
    expect((await refusalOf(await handle(ask()))).code).toBe('resume_invalid')
    expect(inspected).toEqual([])
  })

  test('counts on its own branch only', async () => {
    const { clinicianDetails } = withStory('')
    const { handle, inspected } = setUp({ ...ESTABLISHED_WITH_LINK, clinicianDetails }, finds('removed'))
    expect((await handle(ask())).status).toBe(202)
    expect(inspected).toEqual([])
  })
})

describe('checking an uploaded file', () => {
  function check(body: unknown, headers: Record<string, string> = { authorization: 'Bearer token' }) {
    return new Request(new URL('/sb/check-resume', ADDRESS), {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  test('says nothing about a PDF', async () => {
    const { handle, inspected } = setUp({})
    const response = await handle(check({ path: PATH }))
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(inspected).toEqual([PATH])
  })

  test.each<[ResumeState, number, BuildErrorCode | 'not_found']>([
    ['removed', 422, 'resume_invalid'],
    ['missing', 404, 'not_found'],
  ])('%s: %d', async (state, status, code) => {
    expect(await refusalOf(await setUp({}, finds(state)).handle(check({ path: PATH })))).toEqual({
      status,
      code,
    })
  })

  test.each([
    [{}, 400, 'invalid_fields'],
    [{ path: 1 }, 400, 'invalid_fields'],
    ['no { json', 400, 'invalid_json'],
    ['', 400, 'invalid_json'],
    [`{"path":"${'x'.repeat(1100)}"}`, 413, 'body_too_large'],
  ])('refuses %j with %d %s, without looking at a file', async (body, status, code) => {
    const { handle, inspected } = setUp({})
    const response = await handle(check(body))
    const { error }: { error: { code: string } } = await response.json()
    expect([response.status, error.code]).toEqual([status, code])
    expect(inspected).toEqual([])
  })

  test("rejects other users' files and anonymous callers", async () => {
    const { handle, inspected } = setUp({})
    for (const path of ['another-user/r-1.pdf', `${USER}/../another-user/r-1.pdf`, `${USER}/a.html`]) {
      expect((await refusalOf(await handle(check({ path })))).code).toBe('not_found')
    }
    expect((await refusalOf(await handle(check({ path: PATH }, {})))).code).toBe('unauthorized')
    expect(inspected).toEqual([])
  })
})

describe('pages of another origin', () => {
  test('may ask first, without a token', async () => {
    const response = await setUp(THINKING).handle(ask('OPTIONS', { origin: 'https://app.example' }))
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
    const headers = response.headers.get('access-control-allow-headers')?.split(', ')
    expect(headers).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'apikey', 'x-client-info']),
    )
    expect(await response.text()).toBe('')
  })

  test('may read every answer', async () => {
    const { handle } = setUp(THINKING)
    for (const request of [ask(), ask('POST', {}), ask('GET'), new Request(new URL('/sb', ADDRESS))]) {
      expect((await handle(request)).headers.get('access-control-allow-origin')).toBe('*')
    }
  })
})

describe('a service that is unavailable', () => {
  const unavailable = async () => err({ code: 'unavailable' as const })

  test.each<[string, Partial<SiteBuilderDependencies>]>([
    ['the auth service', { verifyUser: unavailable }],
    ['the answers', { loadAnswers: unavailable }],
    ['the storage', { inspectResume: unavailable }],
    ['the queue', { queueBuild: unavailable }],
  ])('%s: the answer is to try again', async (_, rest) => {
    expect(await refusalOf(await setUp(withStory(''), rest).handle(ask()))).toEqual({
      status: 503,
      code: 'unavailable',
    })
  })

  test('a bug is answered too, and the log says where without saying what', async () => {
    const { handle, logged } = setUp(THINKING, {
      queueBuild: () => Promise.reject(new Error('secret token')),
    })
    const response = await handle(ask())
    expect(await response.clone().text()).not.toContain('secret')
    expect(await refusalOf(response)).toEqual({ status: 500, code: 'unexpected' })
    expect(logged).toEqual([{ event: 'exception', function: 'sb', at: expect.any(Array) }])
    expect(JSON.stringify(logged)).not.toContain('secret')
    expect(JSON.stringify(logged)).toContain('handler.test.ts')
  })
})
