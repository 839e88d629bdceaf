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
import type { SiteBuilderDependencies } from './handler.ts'
import type { BuildOrder } from './queue-build.ts'
import { ADDRESS, ask, BUILD, refusalOf, setUpHandler, USER, withStory } from './set-up-handler.ts'

describe('the work on the queue', () => {
  test('starts when a build is queued, and the answer does not wait for it', async () => {
    const { handle, background } = setUpHandler(THINKING, { wakeWorker: () => new Promise(() => {}) })
    expect((await handle(ask())).status).toBe(202)
    expect(background).toHaveLength(1)
  })

  test('starts for nothing that is built, done or refused', async () => {
    for (const status of ['building', 'done'] as const) {
      const { handle, deliveries } = setUpHandler(THINKING, {
        queueBuild: async () => ok({ ...BUILD, status }),
      })
      expect((await handle(ask())).status).toBe(202)
      expect(deliveries()).toBe(0)
    }
    const { handle, deliveries } = setUpHandler({})
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
    const { handle, orders, logged } = setUpHandler(answers)
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
    const { handle, orders } = setUpHandler({
      ...THINKING,
      designDetails: { selected_style: 'modern', updated_at },
      webPresence: { selected_options: [], updated_at: '2026-11-21T11:00:00.000Z' },
    })
    await handle(ask())
    expect(orders).toMatchObject([{ answersVersion: updated_at }])
  })

  test('no body is needed, and what comes is not read', async () => {
    const { handle } = setUpHandler(THINKING)
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
    const { handle, orders } = setUpHandler(answers)
    expect(await refusalOf(await handle(ask()))).toEqual({ status: 409, code: 'onboarding_incomplete' })
    expect(orders).toEqual([])
  })
})

describe('an anonymous caller is refused', () => {
  test.each<[string, Record<string, string>]>([
    ['without a token', {}],
    ['with a token that is not valid', { authorization: 'Bearer other' }],
  ])('%s', async (_, headers) => {
    const { handle, orders } = setUpHandler(THINKING, {
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
    const { handle, orders } = setUpHandler(THINKING)
    const request = new Request(new URL(path, ADDRESS), ask())
    expect(await refusalOf(await handle(request))).toEqual({ status: 404, code: 'not_found' })
    expect(orders).toEqual([])
  })

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is not allowed', async (method) => {
    const { handle, orders } = setUpHandler(THINKING)
    const response = await handle(ask(method))
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    expect(await refusalOf(response)).toEqual({ status: 405, code: 'method_not_allowed' })
    expect(orders).toEqual([])
  })

  test('HEAD gets no body', async () => {
    const response = await setUpHandler(THINKING).handle(ask('HEAD'))
    expect(response.status).toBe(405)
    expect(await response.text()).toBe('')
  })
})

describe('pages of another origin', () => {
  test('may ask first, without a token', async () => {
    const response = await setUpHandler(THINKING).handle(ask('OPTIONS', { origin: 'https://app.example' }))
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
    const { handle } = setUpHandler(THINKING)
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
    expect(await refusalOf(await setUpHandler(withStory(''), rest).handle(ask()))).toEqual({
      status: 503,
      code: 'unavailable',
    })
  })

  test('a bug is answered too, and the log says where without saying what', async () => {
    const { handle, logged } = setUpHandler(THINKING, {
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
