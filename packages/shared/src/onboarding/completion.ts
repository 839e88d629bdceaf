import type { Answers } from './answers.ts'
import { prefersTalking } from './branches.ts'
import { answersOnPath, isComplete } from './flow.ts'
import type { QuestionKey } from './question-keys.ts'
import { stepOf } from './steps.ts'

/** Whether a row is saved as `is_complete`: the last question of either branch, no other. */
export function completes(key: QuestionKey): boolean {
  return stepOf(key).finishes !== undefined
}

/**
 * Whether an owner needs no more reminders: the last question of a branch was answered once, a draft exists or a call
 * was chosen. For reminders and the guide, never for guards: only `isComplete` says that a draft can be built.
 */
export function isFinished(answers: Answers, hasDraft: boolean): boolean {
  const wasCompleted = answers.websiteFeedback !== undefined || answers.designDetails !== undefined
  return hasDraft || wasCompleted || prefersTalking(answersOnPath(answers))
}

/**
 * The version of the answers that a draft is built from: the time of the newest one that counts, or `null` while they
 * are not complete. The same version is built once. Whoever asks sees to it that one clock wrote all times.
 */
export function answersVersion(answers: Answers): string | null {
  if (!isComplete(answers)) return null
  const times = Object.values(answersOnPath(answers)).flatMap((answer) =>
    answer ? [Date.parse(answer.updated_at)] : [],
  )
  return new Date(Math.max(...times)).toISOString()
}
