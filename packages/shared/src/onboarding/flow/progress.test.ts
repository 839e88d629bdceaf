import { describe, expect, test } from 'vitest'
import { WIDGET_TEXTS } from '../../widget/texts.ts'
import type { Answers } from '../answers/answers.ts'
import * as personas from '../fixtures/personas.ts'
import { pathFor } from './flow.ts'
import { minutesFor, progressAt, progressWords, questionsLeft } from './progress.ts'

const { ESTABLISHED_WITH_LINK, ESTABLISHED_WITHOUT_LINK, FULL_AFTER_PROPOSAL, THINKING } = personas

/** What is said at each question of a path, with the answers to the questions before it. */
function walk(answers: Answers): readonly string[] {
  const path = pathFor(answers)
  return path.map(({ key }, count) => {
    const known = Object.fromEntries(path.slice(0, count).map((step) => [step.key, answers[step.key]]))
    const { place, left } = progressWords(progressAt(key, known))
    return `${place}, ${left}`
  })
}

describe('progressAt', () => {
  test('counts the questions of the branch and the minutes left in it', () => {
    expect(walk(THINKING)).toEqual([
      'Question 1 of about 9, 4 min left',
      'Question 2 of 9, 3 min left',
      'Question 3 of 9, 3 min left',
      'Question 4 of 9, 3 min left',
      'Question 5 of 9, 3 min left',
      'Question 6 of 9, 2 min left',
      'Question 7 of 9, 2 min left',
      'Question 8 of 9, 1 min left',
      'Question 9 of 9, the last one',
    ])
  })

  test('says that the number is about right until the branch is decided', () => {
    expect(walk(ESTABLISHED_WITH_LINK)).toEqual([
      'Question 1 of about 9, 4 min left',
      'Question 2 of about 11, 4 min left',
      'Question 3 of about 11, 4 min left',
      'Question 4 of about 5, 1 min left',
      'Question 5 of 5, the last one',
    ])
    expect(walk(ESTABLISHED_WITHOUT_LINK).slice(3, 5)).toEqual([
      'Question 4 of about 5, 1 min left',
      'Question 5 of 12, 3 min left',
    ])
  })

  test('never counts a minute more from one question to the next of a decided branch', () => {
    // The request for the full draft makes a path longer.
    const { FULL_AFTER_PROPOSAL: _, ...oneWay } = personas
    for (const answers of Object.values(oneWay)) {
      const decided = pathFor(answers).map(({ key }, count) => {
        const known = pathFor(answers).slice(0, count)
        return progressAt(key, Object.fromEntries(known.map((step) => [step.key, answers[step.key]])))
      })
      const minutes = decided.filter(({ isEstimate }) => !isEstimate).map(({ minutesLeft }) => minutesLeft)
      expect(minutes).toEqual([...minutes].sort((one, other) => other - one))
    }
  })

  test('counts the six questions after a proposal', () => {
    const { practiceVision: _, designDetails: __, ...answers } = FULL_AFTER_PROPOSAL
    expect(progressWords(progressAt('practiceVision', answers)).place).toBe('Question 6 of 11')
    expect(progressAt('practiceVision', answers).minutesLeft).toBe(1)
  })

  test('counts a question off the path as the last one of its own path', () => {
    expect(progressAt('websiteFeedback', {})).toMatchObject({ position: 2, total: 2 })
  })
})

describe('questionsLeft', () => {
  test('names what is open in the order of the branch', () => {
    const { practiceLocation: _, clinicianDetails: __, designDetails: ___, ...answers } = THINKING
    expect(questionsLeft(answers).map(({ key }) => key)).toEqual([
      'practiceLocation',
      'clinicianDetails',
      'designDetails',
    ])
    expect(questionsLeft(THINKING)).toEqual([])
  })
})

test('the widget promises the minutes of the longest branch', () => {
  const minutes = Math.max(...Object.values(personas).map((answers) => minutesFor(pathFor(answers))))
  // In words.
  expect(minutes).toBe(5)
  const [english, spanish] = WIDGET_TEXTS.after
  expect(english).toContain('about five minutes')
  expect(spanish).toContain('unos cinco minutos')
})
