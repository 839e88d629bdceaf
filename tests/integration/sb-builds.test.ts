// From complete answers to one row in the queue, through the whole stack: gateway, the function in Deno, auth,
// REST, Postgres.
import { START_SITE_BUILDER_PATH } from '@foyer/shared/api/site-builder.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { ESTABLISHED_WITH_LINK, TALKING, THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { saveAnswers, serviceOf } from './drafts-kit.ts'
import { buildsOf, ownerWith, startBuild, startedBuild, startSbStack, withTime } from './sb-kit.ts'
import { type Owner, signInByCode } from './sign-in-by-code.ts'

const stack = await startSbStack()
afterAll(() => stack.stop())

const LATER = '2026-01-05T10:00:00.000Z'
/** An edit on a device whose clock is slow: its time is before that of all other answers. */
const MODERN: Answers = {
  designDetails: { selected_style: 'modern', updated_at: '2026-01-01T09:00:00.000Z' },
}

/** The newest change of any answer, by the clock of the database. */
async function newestChange({ userId }: Owner): Promise<string> {
  const { data, error } = await serviceOf(stack)
    .from('onboarding_responses')
    .select('changed_at')
    .eq('profile_id', userId)
    .order('changed_at', { ascending: false })
    .limit(1)
    .single()
  if (error) throw error
  return data.changed_at
}

describe('an owner who has answered everything', () => {
  test.each([
    ['build-presence', THINKING],
    ['current-website', ESTABLISHED_WITH_LINK],
  ])('gets one build of the flow %s', async (flow, persona) => {
    const owner = await ownerWith(stack, persona)
    const build = await startedBuild(stack, owner)
    const rows = await buildsOf(stack, owner)
    expect(rows).toMatchObject([
      { flow, status: 'queued', attempts: 0, locked_until: null, last_error: null },
    ])
    expect(rows[0]?.answers_version).toBe(await newestChange(owner))
    expect(build).toEqual({ status: 'queued', created_at: rows[0]?.created_at })
  })

  test('and asks again gets the same build', async () => {
    const owner = await ownerWith(stack, THINKING)
    const build = await startedBuild(stack, owner)
    expect(await startedBuild(stack, owner)).toEqual(build)
    await serviceOf(stack).from('site_builds').update({ status: 'done' }).eq('profile_id', owner.userId)
    expect(await startedBuild(stack, owner)).toEqual({ ...build, status: 'done' })
    expect(await buildsOf(stack, owner)).toHaveLength(1)
  })

  test('and asks many times at once gets the same build', async () => {
    const owner = await ownerWith(stack, ESTABLISHED_WITH_LINK)
    const builds = await Promise.all(Array.from({ length: 8 }, () => startedBuild(stack, owner)))
    expect(new Set(builds.map((build) => JSON.stringify(build))).size).toBe(1)
    expect(await buildsOf(stack, owner)).toHaveLength(1)
  })

  test('and changes an answer gets the running build begun again, or a new one after the old is done', async () => {
    const owner = await ownerWith(stack, THINKING)
    const build = await startedBuild(stack, owner)
    await serviceOf(stack)
      .from('site_builds')
      .update({ status: 'building', attempts: 3, locked_until: LATER, last_error: 'x' })
      .eq('profile_id', owner.userId)
    await saveAnswers(owner, MODERN)
    expect(await startedBuild(stack, owner)).toEqual(build)
    const [restarted, ...more] = await buildsOf(stack, owner)
    expect(more).toEqual([])
    expect(restarted).toMatchObject({ status: 'queued', attempts: 0, locked_until: null, last_error: null })
    expect(restarted?.answers_version).toBe(await newestChange(owner))

    await serviceOf(stack).from('site_builds').update({ status: 'done' }).eq('profile_id', owner.userId)
    await saveAnswers(owner, withTime(THINKING, LATER))
    await startedBuild(stack, owner)
    expect((await buildsOf(stack, owner)).map(({ status }) => status)).toEqual(['done', 'queued'])
  })

  test('and saves the same again gets the same build, whatever the time of the save', async () => {
    const owner = await ownerWith(stack, THINKING)
    const build = await startedBuild(stack, owner)
    await serviceOf(stack).from('site_builds').update({ status: 'done' }).eq('profile_id', owner.userId)
    await saveAnswers(owner, withTime(THINKING, LATER))
    expect(await startedBuild(stack, owner)).toEqual({ ...build, status: 'done' })
    expect(await buildsOf(stack, owner)).toHaveLength(1)
  })

  test('tries again after a failure', async () => {
    const owner = await ownerWith(stack, THINKING)
    await startedBuild(stack, owner)
    await serviceOf(stack)
      .from('site_builds')
      .update({ status: 'failed', last_error: 'x' })
      .eq('profile_id', owner.userId)
    expect((await startedBuild(stack, owner)).status).toBe('queued')
    expect((await buildsOf(stack, owner)).map(({ status }) => status)).toEqual(['failed', 'queued'])
  })

  test('and has a draft already gets no other', async () => {
    const owner = await ownerWith(stack, THINKING)
    const drafted = await serviceOf(stack)
      .from('initial_drafts')
      .insert({ profile_id: owner.userId, url: '/drafts/a' })
    if (drafted.error) throw drafted.error
    expect((await startedBuild(stack, owner)).status).toBe('done')
    expect(await buildsOf(stack, owner)).toEqual([])
  })

  test('sees how the own build stands, and not what is ours', async () => {
    const owner = await ownerWith(stack, THINKING)
    await startedBuild(stack, owner)
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
  const owner = await ownerWith(stack, TALKING)
  expect((await startBuild(stack, owner.token)).headers.get('access-control-allow-origin')).toBe('*')
})

test('supabase-js can call it too', async () => {
  const owner = await ownerWith(stack, THINKING)
  const { data, error } = await owner.client.functions.invoke(START_SITE_BUILDER_PATH.slice(1), {
    method: 'POST',
  })
  expect(error).toBeNull()
  expect(data).toMatchObject({ build: { status: 'queued' } })
})
