// From complete answers to one row in the queue, through everything there is: gateway, the function in Deno, auth,
// REST, Postgres.
import { randomUUID } from 'node:crypto'
import { CHECK_RESUME_PATH, type SiteBuild, START_SITE_BUILDER_PATH } from '@foyer/shared/api/site-builder.ts'
import { type Answers, parseAnswers } from '@foyer/shared/onboarding/answers/answers.ts'
import { QUESTION_KEYS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { ESTABLISHED_WITH_LINK, TALKING, THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { buildResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import { PDF_TYPE, RESUME_BUCKET, resumePath } from '@foyer/shared/onboarding/input/resume-file.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newClient, type Owner, signInByCode } from './sign-in-by-code.ts'
import { startTestStack } from './start-test-stack.ts'

let stack: Awaited<ReturnType<typeof startTestStack>>

beforeAll(async () => {
  // Nothing drains the queue, so that each build stays as it was queued.
  stack = await startTestStack({ env: { 'SUPABASE_FUNCTIONS_DELIVER-DRAFTS_ENABLED': 'false' } })
})
afterAll(() => stack.stop())

const FIRST = '2026-01-05T09:00:00.000Z'
const LATER = '2026-01-05T10:00:00.000Z'
/** An edit on a device whose clock is slow: its time is before that of all other answers. */
const MODERN: Answers = {
  designDetails: { selected_style: 'modern', updated_at: '2026-01-01T09:00:00.000Z' },
}
const service = () => newClient(stack, stack.keys.secretKey)

function withTime(answers: Answers, updated_at: string): Answers {
  return parseAnswers(
    Object.entries(answers).map(([question_key, answer]) => ({
      question_key,
      response: { ...answer, updated_at },
    })),
  )
}

async function save({ client, userId }: Owner, answers: Answers): Promise<void> {
  for (const key of QUESTION_KEYS) {
    const answer = answers[key]
    if (!answer) continue
    const { error } = await client
      .from('onboarding_responses')
      .upsert(
        { profile_id: userId, ...buildResponseRow(key, answer, answers) },
        { onConflict: 'profile_id,question_key' },
      )
    if (error) throw error
  }
}

/** The newest change of any answer, by the clock of the database. */
async function newestChange({ userId }: Owner): Promise<string> {
  const { data, error } = await service()
    .from('onboarding_responses')
    .select('changed_at')
    .eq('profile_id', userId)
    .order('changed_at', { ascending: false })
    .limit(1)
    .single()
  if (error) throw error
  return data.changed_at
}

async function ownerWith(persona: Answers): Promise<Owner> {
  const owner = await signInByCode(stack)
  await save(owner, withTime(persona, FIRST))
  return owner
}

/** The call of the app: no body, the token of the owner. */
function start(token: string | null, { method = 'POST', path = START_SITE_BUILDER_PATH } = {}) {
  return fetch(`${stack.apiUrl}/functions/v1${path}`, {
    method,
    headers: {
      apikey: stack.keys.publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
}

async function started({ token }: Owner): Promise<SiteBuild> {
  const response = await start(token)
  expect(response.status).toBe(202)
  const body: { build: SiteBuild } = await response.json()
  return body.build
}

async function buildsOf({ userId }: Owner) {
  const { data, error } = await service()
    .from('site_builds')
    .select()
    .eq('profile_id', userId)
    .order('created_at')
  if (error) throw error
  return data
}

async function codeOf(response: Response): Promise<string> {
  const { error }: { error: { code: string } } = await response.json()
  return error.code
}

describe('an owner who has answered everything', () => {
  test.each([
    ['build-presence', THINKING],
    ['current-website', ESTABLISHED_WITH_LINK],
  ])('gets one build of the flow %s', async (flow, persona) => {
    const owner = await ownerWith(persona)
    const build = await started(owner)
    const rows = await buildsOf(owner)
    expect(rows).toMatchObject([
      { flow, status: 'queued', attempts: 0, locked_until: null, last_error: null },
    ])
    expect(rows[0]?.answers_version).toBe(await newestChange(owner))
    expect(build).toEqual({ status: 'queued', created_at: rows[0]?.created_at })
  })

  test('and asks again gets the same build', async () => {
    const owner = await ownerWith(THINKING)
    const build = await started(owner)
    expect(await started(owner)).toEqual(build)
    await service().from('site_builds').update({ status: 'done' }).eq('profile_id', owner.userId)
    expect(await started(owner)).toEqual({ ...build, status: 'done' })
    expect(await buildsOf(owner)).toHaveLength(1)
  })

  test('and asks many times at once gets the same build', async () => {
    const owner = await ownerWith(ESTABLISHED_WITH_LINK)
    const builds = await Promise.all(Array.from({ length: 8 }, () => started(owner)))
    expect(new Set(builds.map((build) => JSON.stringify(build))).size).toBe(1)
    expect(await buildsOf(owner)).toHaveLength(1)
  })

  test('and changes an answer gets the running build begun again, or a new one after the old is done', async () => {
    const owner = await ownerWith(THINKING)
    const build = await started(owner)
    await service()
      .from('site_builds')
      .update({ status: 'building', attempts: 3, locked_until: LATER, last_error: 'x' })
      .eq('profile_id', owner.userId)
    await save(owner, MODERN)
    expect(await started(owner)).toEqual(build)
    const [restarted, ...more] = await buildsOf(owner)
    expect(more).toEqual([])
    expect(restarted).toMatchObject({ status: 'queued', attempts: 0, locked_until: null, last_error: null })
    expect(restarted?.answers_version).toBe(await newestChange(owner))

    await service().from('site_builds').update({ status: 'done' }).eq('profile_id', owner.userId)
    await save(owner, withTime(THINKING, LATER))
    await started(owner)
    expect((await buildsOf(owner)).map(({ status }) => status)).toEqual(['done', 'queued'])
  })

  test('and saves the same again gets the same build, whatever the time of the save', async () => {
    const owner = await ownerWith(THINKING)
    const build = await started(owner)
    await service().from('site_builds').update({ status: 'done' }).eq('profile_id', owner.userId)
    await save(owner, withTime(THINKING, LATER))
    expect(await started(owner)).toEqual({ ...build, status: 'done' })
    expect(await buildsOf(owner)).toHaveLength(1)
  })

  test('tries again after a failure', async () => {
    const owner = await ownerWith(THINKING)
    await started(owner)
    await service()
      .from('site_builds')
      .update({ status: 'failed', last_error: 'x' })
      .eq('profile_id', owner.userId)
    expect((await started(owner)).status).toBe('queued')
    expect((await buildsOf(owner)).map(({ status }) => status)).toEqual(['failed', 'queued'])
  })

  test('and has a draft already gets no other', async () => {
    const owner = await ownerWith(THINKING)
    const drafted = await service()
      .from('initial_drafts')
      .insert({ profile_id: owner.userId, url: '/drafts/a' })
    if (drafted.error) throw drafted.error
    expect((await started(owner)).status).toBe('done')
    expect(await buildsOf(owner)).toEqual([])
  })

  test('sees how the own build stands, and not what is ours', async () => {
    const owner = await ownerWith(THINKING)
    await started(owner)
    const { data, error } = await owner.client.from('site_builds').select('status, flow, created_at')
    expect(error).toBeNull()
    expect(data).toMatchObject([{ status: 'queued', flow: 'build-presence' }])
    expect((await owner.client.from('site_builds').select('last_error')).error?.code).toBe('42501')
    expect(
      (await owner.client.from('site_builds').update({ status: 'done' }).eq('flow', 'x')).error?.code,
    ).toBe('42501')
    const queued = await owner.client.rpc('queue_site_build', {
      owner_id: owner.userId,
      site_flow: 'build-presence',
      version_of_answers: LATER,
    })
    expect(queued.error?.code).toBe('42501')
    const stranger = await signInByCode(stack)
    expect((await stranger.client.from('site_builds').select('status')).data).toEqual([])
  })
})

describe('a story that is a file', () => {
  const asPdf = (content: string) => new Blob([content], { type: PDF_TYPE })

  async function upload({ client, userId }: Owner, content: string): Promise<string> {
    const path = resumePath(userId, randomUUID())
    const { error } = await client.storage.from(RESUME_BUCKET).upload(path, asPdf(content))
    if (error) throw error
    return path
  }
  async function isStored(path: string): Promise<boolean> {
    return (await service().storage.from(RESUME_BUCKET).download(path)).error === null
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
    await save(owner, tell(bad))
    const refused = await start(owner.token)
    expect([refused.status, await codeOf(refused)]).toEqual([422, 'resume_invalid'])
    expect(await isStored(bad)).toBe(false)
    expect(await buildsOf(owner)).toEqual([])

    await save(owner, tell(await upload(owner, '%PDF-1.7')))
    expect((await started(owner)).status).toBe('queued')
  })
})

describe('a refusal of', () => {
  test.each<[string, Answers]>([
    ['a newcomer', {}],
    ['an owner with one question left', { ...THINKING, clinicModel: undefined }],
    ['an owner who would rather talk', TALKING],
  ])('%s', async (_, persona) => {
    const owner = await ownerWith(persona)
    const response = await start(owner.token)
    expect(response.status).toBe(409)
    expect(await codeOf(response)).toBe('onboarding_incomplete')
    expect(await buildsOf(owner)).toEqual([])
  })

  test('a user who signed out', async () => {
    const signedOut = await ownerWith(THINKING)
    await signedOut.client.auth.signOut({ scope: 'global' })
    expect(await codeOf(await start(signedOut.token))).toBe('unauthorized')
    expect(await buildsOf(signedOut)).toEqual([])
  })

  test('other addresses and methods', async () => {
    const owner = await ownerWith(THINKING)
    const elsewhere = await start(owner.token, { path: '/sb/other' })
    expect([elsewhere.status, await codeOf(elsewhere)]).toEqual([404, 'not_found'])
    const got = await start(owner.token, { method: 'GET' })
    expect([got.status, await codeOf(got)]).toEqual([405, 'method_not_allowed'])
    expect(await buildsOf(owner)).toEqual([])
  })
})

test('a page of the app may ask, and read the answer', async () => {
  const preflight = await fetch(`${stack.apiUrl}/functions/v1${START_SITE_BUILDER_PATH}`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://127.0.0.1:5173',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  const owner = await ownerWith(TALKING)
  expect((await start(owner.token)).headers.get('access-control-allow-origin')).toBe('*')
})

test('supabase-js can call it too', async () => {
  const owner = await ownerWith(THINKING)
  const { data, error } = await owner.client.functions.invoke(START_SITE_BUILDER_PATH.slice(1), {
    method: 'POST',
  })
  expect(error).toBeNull()
  expect(data).toMatchObject({ build: { status: 'queued' } })
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
