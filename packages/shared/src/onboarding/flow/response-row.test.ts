import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import { QUESTION_KEYS } from '../answers/stored-ids.ts'
import { ESTABLISHED_WITH_LINK, TALKING, THINKING } from '../fixtures/personas.ts'
import { stepOf } from '../questions/questionnaire.ts'
import { answersVersion, completes, isFinished } from './completion.ts'
import { buildResponseRow } from './response-row.ts'

const updated_at = '2026-11-21T11:00:00.000Z'

describe('a saved row', () => {
  test('has the step number of its question, the branch and the time of its answer', () => {
    const response = { selected_id: 'write', updated_at } as const
    expect(buildResponseRow('buildPresence', response, THINKING)).toEqual({
      question_key: 'buildPresence',
      response,
      step_number: 6,
      branch_path: 'businessDetails.buildPresence',
      updated_at,
    })
  })

  test('says that the onboarding is complete for the last question of either branch, and never otherwise', () => {
    expect(QUESTION_KEYS.filter(completes)).toEqual(['websiteFeedback', 'designDetails'])
    const response = { selected_style: 'warm', updated_at } as const
    expect(buildResponseRow('designDetails', response, THINKING)).toMatchObject({ is_complete: true })
  })

  test('numbers the questions as the specification does', () => {
    expect(QUESTION_KEYS.map((key) => [key, stepOf(key).stepNumber])).toEqual([
      ['businessDetails', 1],
      ['marketingDetails', 2],
      ['webPresence', 3],
      ['webPresenceLinks', 4],
      ['websiteFeedback', 5],
      ['buildPresence', 6],
      ['practiceVision', 7],
      ['practiceMotivation', 8],
      ['practiceType', 9],
      ['clinicModel', 10],
      ['practiceLocation', 11],
      ['clinicianDetails', 12],
      ['designDetails', 13],
    ])
  })
})

describe('being finished, for reminders and the guide', () => {
  test.each<[string, Answers, boolean, boolean]>([
    ['a newcomer', {}, false, false],
    ['somebody half way', { ...THINKING, designDetails: undefined }, false, false],
    ['whose style is chosen', THINKING, false, true],
    ['whose feedback is given', ESTABLISHED_WITH_LINK, false, true],
    ['who chose a call', TALKING, false, true],
    [
      'who chose a call on a branch left behind',
      { ...ESTABLISHED_WITH_LINK, websiteFeedback: undefined, buildPresence: TALKING.buildPresence },
      false,
      false,
    ],
    ['who has a draft', {}, true, true],
  ])('%s', (_, answers, hasDraft, expected) => {
    expect(isFinished(answers, hasDraft)).toBe(expected)
  })
})

describe('the version of the answers', () => {
  test('is the time of the newest answer that counts', () => {
    expect(answersVersion(THINKING)).toBe('2026-11-21T09:00:00.000Z')
    const later = { ...THINKING, clinicModel: { selected_model: 'hybrid' as const, updated_at } }
    expect(answersVersion(later)).toBe(updated_at)
    const aside = { ...THINKING, webPresence: { selected_options: [], updated_at } }
    expect(answersVersion(aside)).toBe('2026-11-21T09:00:00.000Z')
  })

  test('does not exist before everything is answered', () => {
    expect(answersVersion(TALKING)).toBeNull()
    expect(answersVersion({ ...THINKING, clinicModel: undefined })).toBeNull()
  })
})
