import type { BuildErrorCode } from '@foyer/shared/api/site-builder.ts'
import { ESTABLISHED_WITH_LINK } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { err, ok } from '@foyer/shared/result.ts'
import { describe, expect, test } from 'vitest'
import type { SiteBuilderDependencies } from './handler.ts'
import type { ResumeState } from './inspect-resume.ts'
import { ADDRESS, ask, PATH, refusalOf, setUpHandler, USER, withStory } from './set-up-handler.ts'

const finds = (state: ResumeState): Partial<SiteBuilderDependencies> => ({
  inspectResume: async () => ok(state),
})

describe('a story with a file', () => {
  test('is checked before anything is queued', async () => {
    const { handle, orders, inspected } = setUpHandler(withStory(''))
    expect((await handle(ask())).status).toBe(202)
    expect(inspected).toEqual([PATH])
    expect(orders).toHaveLength(1)
  })

  test.each<ResumeState>(['removed', 'missing'])('that is %s builds nothing', async (state) => {
    const { handle, orders } = setUpHandler(withStory(''), finds(state))
    expect(await refusalOf(await handle(ask()))).toEqual({ status: 422, code: 'resume_invalid' })
    expect(orders).toEqual([])
  })

  test('that is gone is not needed when there is a text', async () => {
    const { handle, orders } = setUpHandler(withStory('I trained in Miami.'), finds('removed'))
    expect((await handle(ask())).status).toBe(202)
    expect(orders).toHaveLength(1)
  })

  test('of another user is not checked', async () => {
    const { handle, inspected } = setUpHandler(withStory('', `${USER.replace('7', '8')}/r-1.pdf`))
    expect((await refusalOf(await handle(ask()))).code).toBe('resume_invalid')
    expect(inspected).toEqual([])
  })

  test('counts on its own branch only', async () => {
    const { clinicianDetails } = withStory('')
    const { handle, inspected } = setUpHandler(
      { ...ESTABLISHED_WITH_LINK, clinicianDetails },
      finds('removed'),
    )
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

  test('reads nothing when the budget is spent', async () => {
    const { handle, inspected } = setUpHandler(
      {},
      { countPdfReading: async () => err({ code: 'too_many_requests', retryAfterSeconds: 60 }) },
    )
    const response = await handle(check({ path: PATH }))
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    expect(inspected).toEqual([])
  })

  test('says nothing about a PDF', async () => {
    const { handle, inspected } = setUpHandler({})
    const response = await handle(check({ path: PATH }))
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(inspected).toEqual([PATH])
  })

  test.each<[ResumeState, number, BuildErrorCode | 'not_found']>([
    ['removed', 422, 'resume_invalid'],
    ['missing', 404, 'not_found'],
  ])('%s: %d', async (state, status, code) => {
    expect(await refusalOf(await setUpHandler({}, finds(state)).handle(check({ path: PATH })))).toEqual({
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
    const { handle, inspected } = setUpHandler({})
    const response = await handle(check(body))
    const { error }: { error: { code: string } } = await response.json()
    expect([response.status, error.code]).toEqual([status, code])
    expect(inspected).toEqual([])
  })

  test("rejects other users' files and anonymous callers", async () => {
    const { handle, inspected } = setUpHandler({})
    for (const path of ['another-user/r-1.pdf', `${USER}/../another-user/r-1.pdf`, `${USER}/a.html`]) {
      expect((await refusalOf(await handle(check({ path })))).code).toBe('not_found')
    }
    expect((await refusalOf(await handle(check({ path: PATH }, {})))).code).toBe('unauthorized')
    expect(inspected).toEqual([])
  })
})
