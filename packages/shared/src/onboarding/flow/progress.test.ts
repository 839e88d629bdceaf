import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import type { QuestionKey } from '../answers/stored-ids.ts'
import * as personas from '../fixtures/personas.ts'
import { pathFor } from './flow.ts'
import { progressAt } from './progress.ts'

const { ESTABLISHED_WITH_LINK, ESTABLISHED_WITHOUT_LINK, FULL_AFTER_PROPOSAL, THINKING } = personas

/** The progress at each question of a path, with the answers to the questions before it, and at its end. */
function walk(answers: Answers) {
  const path = pathFor(answers)
  const at = (count: number, key: QuestionKey) => {
    const known = Object.fromEntries(path.slice(0, count).map((step) => [step.key, answers[step.key]]))
    return progressAt(key, known).parts.map(({ fill }) => Math.round(fill * 100))
  }
  const last = path.at(-1)?.key ?? 'businessDetails'
  return [...path.map((step, index) => at(index, step.key)), at(path.length, last)]
}

describe('progressAt', () => {
  // The request for the full draft makes the path longer, and has a test of its own.
  const { FULL_AFTER_PROPOSAL: _, ...oneWay } = personas
  test.each(Object.entries(oneWay))(
    'fills each part with each answer of %s, and never moves back',
    (_, answers) => {
      const fills = walk(answers)
      expect(fills[0]).toEqual([0, 0, 0])
      for (const [index, fill] of fills.entries()) {
        const before = fills[index - 1]
        if (!before) continue
        const steps = fill.map((value, part) => value - (before[part] ?? 0))
        expect(Math.min(...steps), `${before} to ${fill}`).toBeGreaterThanOrEqual(0)
        expect(Math.max(...steps), `${before} to ${fill}`).toBeGreaterThan(0)
      }
    },
  )

  test('fills all parts on every branch that ends in a draft', () => {
    const { TALKING: _, ...written } = personas
    for (const answers of Object.values(written)) expect(walk(answers).at(-1)).toEqual([100, 100, 100])
  })

  test('counts on the shorter branch once a website is selected', () => {
    expect(walk(ESTABLISHED_WITH_LINK)).toEqual([
      [0, 0, 0],
      [100, 0, 0],
      [100, 13, 0],
      [100, 56, 0],
      [100, 100, 0],
      [100, 100, 100],
    ])
  })

  test('goes on in smaller steps when the address of the website is left empty', () => {
    const marketing = walk(ESTABLISHED_WITHOUT_LINK).map(([, fill]) => fill)
    expect(marketing).toEqual([0, 0, 13, 56, 63, 69, 75, 81, 88, 94, 100, 100, 100])
  })

  test('keeps what the owner of a proposal answered, and fills the rest with the six questions', () => {
    const { practiceVision, practiceMotivation, practiceType, clinicModel, ...rest } = FULL_AFTER_PROPOSAL
    const begun: Answers = { ...rest, practiceLocation: undefined, designDetails: undefined }
    const fills = (key: QuestionKey, answers: Answers) =>
      progressAt(key, answers).parts.map(({ fill }) => fill)
    expect(fills('practiceVision', begun)).toEqual([1, 3 / 8, 1 / 2])
    expect(fills('designDetails', FULL_AFTER_PROPOSAL)).toEqual([1, 1, 1])
  })

  test.each<[QuestionKey, Answers, number]>([
    ['businessDetails', {}, 0],
    ['practiceMotivation', THINKING, 1],
    ['practiceMotivation', FULL_AFTER_PROPOSAL, 1],
    ['websiteFeedback', ESTABLISHED_WITH_LINK, 2],
    ['websiteFeedback', {}, 2],
  ])('marks the part of %s', (key, answers, current) => {
    expect(progressAt(key, answers).parts.findIndex((part) => part.isCurrent)).toBe(current)
  })

  test('counts the answers on the path', () => {
    const answers: Answers = { ...THINKING, clinicModel: undefined, clinicianDetails: undefined }
    expect(progressAt('practiceMotivation', answers)).toMatchObject({ total: 9, answered: 7 })
  })
})
