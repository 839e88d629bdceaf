import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import type { QuestionKey } from '../answers/stored-ids.ts'
import * as personas from '../fixtures/personas.ts'
import { pathFor } from './flow.ts'
import { progressAt } from './progress.ts'

const { THINKING, RECENT_WITHOUT_WEBSITE, ESTABLISHED_WITH_LINK, ESTABLISHED_WITHOUT_LINK, NOWHERE_ONLINE } =
  personas

describe('progressAt', () => {
  test.each<[QuestionKey, Answers, string]>([
    ['businessDetails', {}, '1 of 9'],
    ['practiceMotivation', THINKING, '4 of 9'],
    ['designDetails', THINKING, '9 of 9'],
    ['practiceMotivation', RECENT_WITHOUT_WEBSITE, '7 of 12'],
    ['designDetails', NOWHERE_ONLINE, '11 of 11'],
    ['websiteFeedback', ESTABLISHED_WITH_LINK, '5 of 5'],
    ['webPresenceLinks', ESTABLISHED_WITHOUT_LINK, '4 of 12'],
    ['buildPresence', personas.TALKING, '2 of 2'],
    ['websiteFeedback', {}, '2 of 2'],
  ])('counts the path at %s', (key, answers, label) => {
    expect(progressAt(key, answers)).toMatchObject({ label, spokenLabel: `Question ${label}` })
  })

  test.each(Object.entries(personas))('increases by one with each step of %s', (_, answers) => {
    const positions = pathFor(answers).map((step) => progressAt(step.key, answers).position)
    expect(positions).toEqual(positions.map((_position, index) => index + 1))
  })

  test('returns a tile per question: answered, current or ahead', () => {
    const answers: Answers = { ...THINKING, clinicModel: undefined, clinicianDetails: undefined }
    const progress = progressAt('practiceMotivation', answers)
    expect(progress.tiles.map((tile) => tile.state)).toEqual([
      'answered',
      'answered',
      'answered',
      'current',
      'answered',
      'ahead',
      'answered',
      'ahead',
      'answered',
    ])
    expect(progress).toMatchObject({ position: 4, total: 9, answered: 7 })
  })
})
