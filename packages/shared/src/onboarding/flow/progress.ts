import type { Answers } from '../answers/answers.ts'
import type { QuestionKey } from '../answers/stored-ids.ts'
import { stepOf } from '../questions/questionnaire.ts'
import { isAnswered, pathFor } from './flow.ts'

export type Tile = {
  readonly key: QuestionKey
  readonly state: 'answered' | 'current' | 'ahead'
}

export type Progress = {
  /** Position of the current question on the path, from 1. */
  readonly position: number
  /** Number of questions on the current path. */
  readonly total: number
  readonly answered: number
  /** One tile for each question on the path. */
  readonly tiles: readonly Tile[]
  /** '4 of 9' */
  readonly label: string
  /** The label for screen readers: 'Question 4 of 9'. */
  readonly spokenLabel: string
}

/** Returns an owner's progress at a question, counted on the path of their answers, not over all questions. */
export function progressAt(key: QuestionKey, answers: Answers): Progress {
  const path = pathFor(answers)
  // A question that is not on the path counts as the last of its own path.
  const shown = path.some((step) => step.key === key)
    ? path
    : [...path.filter((step) => step.stepNumber < stepOf(key).stepNumber), stepOf(key)]
  const tiles = shown.map((step) => ({
    key: step.key,
    state: step.key === key ? 'current' : isAnswered(step.key, answers) ? 'answered' : 'ahead',
  })) satisfies Tile[]
  const position = tiles.findIndex((tile) => tile.key === key) + 1
  const label = `${position} of ${tiles.length}`
  return {
    position,
    total: tiles.length,
    answered: shown.filter((step) => isAnswered(step.key, answers)).length,
    tiles,
    label,
    spokenLabel: `Question ${label}`,
  }
}
