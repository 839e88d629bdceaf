import type { Answers } from './answers.ts'
import { isAnswered, pathFor } from './flow.ts'
import type { QuestionKey } from './question-keys.ts'
import { stepOf } from './steps.ts'

export type Tile = {
  readonly key: QuestionKey
  readonly state: 'answered' | 'current' | 'ahead'
}

export type Progress = {
  /** Place of the shown question on the path, from 1. */
  readonly position: number
  /** Questions on the path as it looks now. */
  readonly total: number
  readonly answered: number
  /** One tile for each question of the path. */
  readonly tiles: readonly Tile[]
  /** '4 of 9' */
  readonly label: string
  /** The same for those who hear it: 'Question 4 of 9'. */
  readonly spokenLabel: string
}

/** How far an owner is at a question: the truth of the path that the answers lead through, not of all questions. */
export function progressAt(key: QuestionKey, answers: Answers): Progress {
  const path = pathFor(answers)
  // A question shown from outside the path ends its own: what was answered before it, and itself.
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
