import { CHECK_RESUME_PATH, START_SITE_BUILDER_PATH } from '@foyer/shared/api/site-builder.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { TALKING, THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { PDF_TYPE, RESUME_BUCKET } from '@foyer/shared/onboarding/input/resume-file.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { saveAnswers, serviceOf } from './drafts-kit.ts'
import { reserveResume } from './reserve-resume.ts'
import { buildsOf, codeOf, FIRST, ownerWith, startBuild, startedBuild, startSbStack } from './sb-kit.ts'
import { type Owner, signInByCode } from './sign-in-by-code.ts'
import { startTestStack } from './start-test-stack.ts'

const stack = await startSbStack()
afterAll(() => stack.stop())

describe('a story that is a file', () => {
  const asPdf = (content: string) => new Blob([content], { type: PDF_TYPE })

  async function upload(owner: Owner, content: string): Promise<string> {
    const path = await reserveResume(owner)
    const { error } = await owner.client.storage.from(RESUME_BUCKET).upload(path, asPdf(content))
    if (error) throw error
    return path
  }
  async function isStored(path: string): Promise<boolean> {
    return (await serviceOf(stack).storage.from(RESUME_BUCKET).download(path)).error === null
  }
  function tell(resume_file_path: string): Answers {
    return { ...THINKING, clinicianDetails: { resume_text: '', resume_file_path, updated_at: FIRST } }
  }
  function check(token: string | null, path: string) {
    return fetch(`${stack.apiUrl}/functions/v1${CHECK_RESUME_PATH}`, {
      method: 'POST',
      headers: {
        apikey: stack.keys.publishableKey,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ path }),
    })
  }

  test('is checked by its first bytes, and removed when it is no PDF', async () => {
    const owner = await signInByCode(stack)
    const good = await upload(owner, `%PDF-1.7\n${'x'.repeat(5000)}`)
    expect((await check(owner.token, good)).status).toBe(204)
    expect(await isStored(good)).toBe(true)
    for (const content of ['GIF89a, and no PDF', '']) {
      const bad = await upload(owner, content)
      const refused = await check(owner.token, bad)
      expect([refused.status, await codeOf(refused)]).toEqual([422, 'resume_invalid'])
      expect(await isStored(bad)).toBe(false)
      expect((await check(owner.token, bad)).status).toBe(404)
    }
  })

  test('is never checked, nor removed, for somebody else', async () => {
    const owner = await signInByCode(stack)
    const stranger = await signInByCode(stack)
    const bad = await upload(owner, 'GIF89a')
    expect((await check(stranger.token, bad)).status).toBe(404)
    expect((await check(null, bad)).status).toBe(401)
    expect(await isStored(bad)).toBe(true)
  })

  test('builds nothing for a client that skipped the check, until there is a PDF', async () => {
    const owner = await signInByCode(stack)
    const bad = await upload(owner, 'MZ this is a program')
    await saveAnswers(owner, tell(bad))
    const refused = await startBuild(stack, owner.token)
    expect([refused.status, await codeOf(refused)]).toEqual([422, 'resume_invalid'])
    expect(await isStored(bad)).toBe(false)
    expect(await buildsOf(stack, owner)).toEqual([])

    await saveAnswers(owner, tell(await upload(owner, '%PDF-1.7')))
    expect((await startedBuild(stack, owner)).status).toBe('queued')
  })
})

describe('a refusal of', () => {
  test.each<[string, Answers]>([
    ['a newcomer', {}],
    ['an owner with one question left', { ...THINKING, clinicModel: undefined }],
    ['an owner who would rather talk', TALKING],
  ])('%s', async (_, persona) => {
    const owner = await ownerWith(stack, persona)
    const response = await startBuild(stack, owner.token)
    expect(response.status).toBe(409)
    expect(await codeOf(response)).toBe('onboarding_incomplete')
    expect(await buildsOf(stack, owner)).toEqual([])
  })

  test('a user who signed out', async () => {
    const signedOut = await ownerWith(stack, THINKING)
    await signedOut.client.auth.signOut({ scope: 'global' })
    expect(await codeOf(await startBuild(stack, signedOut.token))).toBe('unauthorized')
    expect(await buildsOf(stack, signedOut)).toEqual([])
  })

  test('other addresses and methods', async () => {
    const owner = await ownerWith(stack, THINKING)
    const elsewhere = await startBuild(stack, owner.token, { path: '/sb/other' })
    expect([elsewhere.status, await codeOf(elsewhere)]).toEqual([404, 'not_found'])
    const got = await startBuild(stack, owner.token, { method: 'GET' })
    expect([got.status, await codeOf(got)]).toEqual([405, 'method_not_allowed'])
    expect(await buildsOf(stack, owner)).toEqual([])
  })
})

test('a database that is away is an error that can be tried again', async () => {
  const broken = await startTestStack()
  try {
    const { token } = await signInByCode(broken)
    await broken.database.close()
    const response = await fetch(`${broken.apiUrl}/functions/v1${START_SITE_BUILDER_PATH}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.status).toBe(503)
    expect(await codeOf(response)).toBe('unavailable')
  } finally {
    await broken.stop().catch(() => {})
  }
})
