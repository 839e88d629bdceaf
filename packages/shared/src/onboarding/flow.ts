// The journey through the questionnaire is derived from the answers alone: nothing stores a current step, so resume,
// Back, deep links and changed answers cannot disagree. Some questions are never seen by some owners.
import { answerProblem } from './answer-problem.ts'
import { type Answers, withAnswer } from './answers.ts'
import type { QuestionKey } from './question-keys.ts'
import type { Step, WaitingFlow } from './step.ts'
import { STEPS, stepOf } from './steps.ts'

export const GUIDE_PATH = '/onboarding/onboarding-guide'
export const WAITING_PATH = '/onboarding/waiting-draft'

/** A screen to which the flow leads. The address of the scheduling page belongs to the app's configuration. */
export type Destination =
  | { readonly kind: 'step'; readonly key: QuestionKey; readonly path: string }
  | { readonly kind: 'guide'; readonly path: string }
  | { readonly kind: 'waiting'; readonly flow: WaitingFlow; readonly path: string }
  | { readonly kind: 'scheduling' }

const GUIDE: Destination = { kind: 'guide', path: GUIDE_PATH }

/**
 * The questions that these answers lead through, from the first to the last, answered or not; where an answer that
 * decides is still missing, its shortest continuation is assumed.
 *
 * It folds: each step is judged by the earlier answers on the path only, so that an answer from a branch left behind
 * cannot bring a later question back.
 */
export function pathFor(answers: Answers): readonly Step[] {
  return walk(answers).path
}

/** The answers that count: those of branches left behind are dropped. */
export function answersOnPath(answers: Answers): Answers {
  return walk(answers).onPath
}

function walk(answers: Answers): { readonly path: readonly Step[]; readonly onPath: Answers } {
  const path: Step[] = []
  let onPath: Answers = {}
  for (const step of STEPS) {
    if (step.appliesWhen && !step.appliesWhen(onPath)) continue
    path.push(step)
    const answer = answers[step.key]
    if (answer) onPath = withAnswer(onPath, step.key, answer)
  }
  return { path, onPath }
}

/** Whether a question has an answer that says enough, also after earlier answers have changed. */
export function isAnswered(key: QuestionKey, answers: Answers): boolean {
  const answer = answers[key]
  return answer !== undefined && !answerProblem(key, answer) && !stepOf(key).isOutdated?.(answers)
}

/** Where to resume; `undefined` when every question on the path is answered. */
export function firstUnanswered(answers: Answers): Step | undefined {
  return pathFor(answers).find((step) => !isAnswered(step.key, answers))
}

/** Every question of the path is answered, and the path ends at the waiting page rather than in a call. */
export function isComplete(answers: Answers): boolean {
  return pathFor(answers).at(-1)?.finishes !== undefined && firstUnanswered(answers) === undefined
}

/**
 * Whether a step may be shown: it is on the path and everything before it is answered. Feedback on the website may
 * always be given, because the specification asks for nothing before it; only its place on the path makes it count.
 */
export function canVisit(key: QuestionKey, answers: Answers): boolean {
  if (key === 'websiteFeedback') return true
  const path = pathFor(answers)
  const position = path.findIndex((step) => step.key === key)
  return position >= 0 && path.slice(0, position).every((step) => isAnswered(step.key, answers))
}

/**
 * Where Continue leads after a question was answered.
 *
 * @param answers with the new answer among them, also when its save has failed and is still to be repeated
 */
export function nextAfter(key: QuestionKey, answers: Answers): Destination {
  const { finishes } = stepOf(key)
  if (finishes) return waiting(finishes)
  const next = pathFor(answers).find((step) => isBefore(key, step.key))
  return next ? to(next) : { kind: 'scheduling' }
}

/** Where Back leads: as the specification fixes it, else to the question before; from the first to the guide. */
export function backFrom(key: QuestionKey, answers: Answers): Destination {
  const path = pathFor(answers)
  const fixed = stepOf(key).back
  if (fixed)
    return to(stepOf(fixed.find((back) => path.some((step) => step.key === back)) ?? fixed.at(-1) ?? key))
  const before = path.findLast((step) => isBefore(step.key, key))
  return before ? to(before) : GUIDE
}

/** Where an owner goes on: the first unanswered question, else the waiting page, or the guide after choosing a call. */
export function resumeAt(answers: Answers): Destination {
  const step = firstUnanswered(answers)
  if (step) return to(step)
  const finishes = pathFor(answers).at(-1)?.finishes
  return finishes ? waiting(finishes) : GUIDE
}

/** The waiting page of a flow. */
export function waiting(flow: WaitingFlow): Destination {
  return { kind: 'waiting', flow, path: `${WAITING_PATH}?flow=${flow}` }
}

function to(step: Step): Destination {
  return { kind: 'step', key: step.key, path: step.path }
}

function isBefore(key: QuestionKey, other: QuestionKey): boolean {
  return stepOf(key).stepNumber < stepOf(other).stepNumber
}
