// Answers over the wire, saved as the app saves them.
import { type Answers, parseAnswers } from '@foyer/shared/onboarding/answers/answers.ts'
import { RESPONSE_MAX_BYTES } from '@foyer/shared/onboarding/answers/limits.ts'
import { QUESTION_KEYS, type QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import {
  ESTABLISHED_WITH_LINK,
  NOWHERE_ONLINE,
  RECENT_WITHOUT_WEBSITE,
  TALKING,
  THINKING,
} from '@foyer/shared/onboarding/fixtures/personas.ts'
import { buildResponseRow, type ResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessRow, rowsOf, saveRow, updated_at } from './onboarding-kit.ts'
import { sharedTestStack } from './shared-test-stack.ts'
import { type Owner, openSecondBrowser, signInByCode } from './sign-in-by-code.ts'

const stack = await sharedTestStack()

const newOwner = () => signInByCode(stack)
const later = '2026-01-05T09:05:00.000Z'
const FEEDBACK = { selected_areas: ['copy' as const], custom_areas: [], updated_at }

/** The answers of a persona as they were given a while ago: ours is a real clock. */
function longAgo(answers: Answers): Answers {
  return parseAnswers(
    Object.entries(answers).map(([question_key, answer]) => ({
      question_key,
      response: { ...answer, updated_at },
    })),
  )
}

function rowsFor(answers: Answers): ResponseRow[] {
  return QUESTION_KEYS.flatMap((key) => {
    const answer = answers[key]
    return answer ? [buildResponseRow(key, answer, answers)] : []
  })
}

describe('an owner', () => {
  test.each<[string, Answers, QuestionKey[]]>([
    ['is about to launch', THINKING, ['designDetails']],
    ['has a website', ESTABLISHED_WITH_LINK, ['websiteFeedback']],
    ['is on social media', RECENT_WITHOUT_WEBSITE, ['designDetails']],
    ['is nowhere online', NOWHERE_ONLINE, ['designDetails']],
    ['would rather talk', TALKING, []],
  ])('who %s finds every answer again as it was given', async (_, persona, complete) => {
    const answers = longAgo(persona)
    const owner = await newOwner()
    for (const row of rowsFor(answers))
      expect((await saveRow(owner.client, owner.userId, row)).error).toBeNull()
    const rows = await rowsOf(owner)
    expect(parseAnswers(rows)).toEqual(answers)
    expect(rows.filter(({ is_complete }) => is_complete).map(({ question_key }) => question_key)).toEqual(
      complete,
    )
    for (const [index, row] of rowsFor(answers).entries()) {
      const { question_key, response, step_number, branch_path } = row
      expect(rows[index]).toMatchObject({ question_key, response, step_number, branch_path })
      expect(Date.parse(rows[index]?.updated_at ?? '')).toBe(Date.parse(updated_at))
    }
  })

  test('reads nothing, and no error, before the first answer', async () => {
    const { client, userId } = await newOwner()
    const { data, error } = await client
      .from('onboarding_responses')
      .select('response, branch_path, question_key')
      .eq('profile_id', userId)
      .in('question_key', ['websiteFeedback', 'practiceType'])
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle()
    expect({ data, error }).toEqual({ data: null, error: null })
  })

  test('answers in two browsers at once: one row, the first time and the step number kept', async () => {
    const owner = await newOwner()
    const second = await openSecondBrowser(stack, owner)
    const saves = Array.from({ length: 10 }, (_, n) =>
      saveRow(n % 2 ? owner.client : second, owner.userId, businessRow(n % 2 ? 'thinking' : 'recent')),
    )
    const statuses = (await Promise.all(saves)).map(({ status, error }) => [status, error])
    expect(new Set(statuses.map(String))).toEqual(new Set(['201,', '200,']))
    const [first, ...others] = await rowsOf(owner)
    expect(others).toEqual([])
    expect(first).toMatchObject({ step_number: 1, is_complete: false })

    await saveRow(second, owner.userId, businessRow('recent', later))
    const [changed] = await rowsOf(owner)
    expect(changed).toMatchObject({
      response: { selected_type: 'recent' },
      step_number: 1,
      created_at: first?.created_at,
    })
    expect(Date.parse(changed?.updated_at ?? '')).toBe(Date.parse(later))
  })

  test('saves by an insert and an update too, which keep the first time and completion', async () => {
    const { client, userId } = await newOwner()
    const row = buildResponseRow('websiteFeedback', FEEDBACK, ESTABLISHED_WITH_LINK)
    const inserted = await client
      .from('onboarding_responses')
      .insert({ profile_id: userId, ...row, created_at: updated_at })
      .select()
      .single()
    expect(inserted.data).toMatchObject({ is_complete: true, step_number: 5 })
    const updated = await client
      .from('onboarding_responses')
      .update({
        response: { ...FEEDBACK, selected_areas: ['design'] },
        branch_path: row.branch_path,
        updated_at,
        is_complete: false,
        step_number: 9,
        created_at: '2020-01-01T00:00:00Z',
      })
      .eq('profile_id', userId)
      .eq('question_key', 'websiteFeedback')
      .select()
      .single()
    expect(updated.data).toEqual({
      ...inserted.data,
      response: { ...FEEDBACK, selected_areas: ['design'] },
      changed_at: expect.any(String),
    })
    expect(updated.data?.changed_at).not.toBe(inserted.data?.changed_at)
  })

  test('whose clock is ahead answers at our time', async () => {
    const owner = await newOwner()
    const future = '2999-01-01T00:00:00.000Z'
    await saveRow(owner.client, owner.userId, businessRow('thinking', future))
    const [row] = await rowsOf(owner)
    const at = Date.parse(row?.updated_at ?? '')
    expect(at).toBeLessThanOrEqual(Date.now())
    expect(row?.response).toEqual({ selected_type: 'thinking', updated_at: new Date(at).toISOString() })
  })

  test('without an office has no ZIP in the stored answer', async () => {
    const owner = await newOwner()
    const locate = (selected_locations: ('physical' | 'virtual')[]) =>
      saveRow(
        owner.client,
        owner.userId,
        buildResponseRow(
          'practiceLocation',
          { selected_locations, location_details: { states: ['FL'], zipcode: '33101' }, updated_at },
          THINKING,
        ),
      )
    const stored = async () => (await rowsOf(owner)).map(({ response }) => response)
    await locate(['physical', 'virtual'])
    expect(await stored()).toMatchObject([{ location_details: { states: ['FL'], zipcode: '33101' } }])
    await locate(['virtual'])
    expect(await stored()).toEqual([
      { selected_locations: ['virtual'], location_details: { states: ['FL'], zipcode: '' }, updated_at },
    ])
  })

  test('finds the marketing status where its screen looks for it', async () => {
    const { client, userId } = await newOwner()
    const status = async () =>
      (
        await client
          .from('marketing_details')
          .select('marketing_status')
          .eq('profile_id', userId)
          .maybeSingle()
      ).data
    expect(await status()).toBeNull()
    for (const selected_status of ['self', 'past'] as const) {
      await saveRow(
        client,
        userId,
        buildResponseRow('marketingDetails', { selected_status, updated_at }, NOWHERE_ONLINE),
      )
      expect(await status()).toEqual({ marketing_status: selected_status })
    }
    const written = await client
      .from('marketing_details')
      .update({ marketing_status: 'none' })
      .eq('profile_id', userId)
    expect(written.error?.code).toBe('42501')
  })
})

describe('what cannot be stored', () => {
  let owner: Owner
  beforeAll(async () => {
    owner = await newOwner()
  })

  test.each<[string, Record<string, unknown>]>([
    ['an unknown question', { question_key: 'favouriteColour', branch_path: 'favouriteColour' }],
    ['the step number of another question', { step_number: 2 }],
    ['an answer that is no object', { response: ['thinking'] }],
    ['an answer that is too large', { response: { text: 'x'.repeat(RESPONSE_MAX_BYTES) } }],
    ['a path that leads elsewhere', { branch_path: 'businessDetails.buildPresence' }],
    ['a question that completes nothing', { is_complete: true }],
  ])('%s', async (_, wrong) => {
    const row = { profile_id: owner.userId, ...businessRow('thinking'), ...wrong }
    const { error, status } = await owner.client
      .from('onboarding_responses')
      .upsert(row, { onConflict: 'profile_id,question_key' })
    expect(error?.code).toBe('23514')
    expect(status).toBe(400)
    expect(await rowsOf(owner)).toEqual([])
  })

  test('a story that points to the PDF of somebody else', async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    const answer = (path: string) => ({ resume_text: '', resume_file_path: path, updated_at })
    const row = (path: string) => buildResponseRow('clinicianDetails', answer(path), THINKING)
    const taken = await saveRow(owner.client, owner.userId, row(`${other.userId}/0b9d.pdf`))
    expect(taken.error?.code).toBe('23514')
    expect((await saveRow(owner.client, owner.userId, row(`${owner.userId}/0b9d.pdf`))).error).toBeNull()
  })
})
