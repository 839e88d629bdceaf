import { describe, expect, test } from 'vitest'
import { QUESTION_KEYS } from '../answers/stored-ids.ts'
import { THINKING } from '../fixtures/personas.ts'
import { stepOf } from '../questions/questionnaire.ts'
import { buildResponseRow } from './response-row.ts'

const updated_at = '2026-11-21T11:00:00.000Z'

describe('buildResponseRow', () => {
  test('contains the step number, the branch path and the time of the answer', () => {
    const response = { selected_id: 'write', updated_at } as const
    expect(buildResponseRow('buildPresence', response, THINKING)).toEqual({
      question_key: 'buildPresence',
      response,
      step_number: 6,
      branch_path: 'businessDetails.buildPresence',
      updated_at,
    })
  })

  test('sets is_complete for the last question of a branch only', () => {
    const response = { selected_style: 'warm', updated_at } as const
    expect(buildResponseRow('designDetails', response, THINKING)).toMatchObject({ is_complete: true })
  })

  test('uses the step numbers of the specification', () => {
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
