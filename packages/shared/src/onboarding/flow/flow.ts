// The flow through the questionnaire is derived from the answers alone. No current step is stored, so resuming, Back,
// deep links and changed answers cannot disagree.
import { type Answers, withAnswer } from '../answers/answers.ts'
import type { QuestionKey } from '../answers/stored-ids.ts'
import { answerProblem } from '../input/prepare-answer.ts'
import { STEPS, stepOf } from '../questions/questionnaire.ts'
import type { Step, WaitingFlow } from '../questions/step.ts'

export const GUIDE_PATH = '/onboarding/onboarding-guide'
const WAITING_PATH = '/onboarding/waiting-draft'

/** A screen that the flow leads to. The URL of the scheduling page comes from the app's configuration. */
export type Destination =
  | { readonly kind: 'step'; readonly key: QuestionKey; readonly path: string }
  | { readonly kind: 'guide'; readonly path: string }
  | { readonly kind: 'waiting'; readonly flow: WaitingFlow; readonly path: string }
  | { readonly kind: 'scheduling' }

const GUIDE: Destination = { kind: 'guide', path: GUIDE_PATH }

/**
 * Returns the questions that these answers lead through, first to last, answered or not. Where an answer that decides
 * the branch is missing, the shortest continuation is assumed.
 *
 * Each step is judged by the earlier answers on the path only, so that an answer from an abandoned branch cannot bring
 * a later question back.
 */
export function pathFor(answers: Answers): readonly Step[] {
  return walk(answers).path
}

/** Returns the answers that count, without those of abandoned branches. */
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

/** Whether a question has a complete answer that later changes to other answers have not outdated. */
export function isAnswered(key: QuestionKey, answers: Answers): boolean {
  const answer = answers[key]
  return answer !== undefined && !answerProblem(key, answer) && !stepOf(key).isOutdated?.(answers)
}

/** Returns the first step to resume at; `undefined` when every question on the path is answered. */
export function firstUnanswered(answers: Answers): Step | undefined {
  return pathFor(answers).find((step) => !isAnswered(step.key, answers))
}

/** Whether every question on the path is answered and the path ends at the waiting page, not in a call. */
export function isComplete(answers: Answers): boolean {
  return pathFor(answers).at(-1)?.finishes !== undefined && firstUnanswered(answers) === undefined
}

/**
 * Whether a step may be shown: it is on the path and everything before it is answered. Website feedback may always be
 * shown, because the specification requires nothing before it; it counts only when it is on the path.
 */
export function canVisit(key: QuestionKey, answers: Answers): boolean {
  if (key === 'websiteFeedback') return true
  const path = pathFor(answers)
  const position = path.findIndex((step) => step.key === key)
  return position >= 0 && path.slice(0, position).every((step) => isAnswered(step.key, answers))
}

/**
 * Returns where Continue leads after a question was answered.
 *
 * @param answers including the new answer, even when its save failed and will be retried
 */
export function nextAfter(key: QuestionKey, answers: Answers): Destination {
  const path = pathFor(answers)
  const next = path.find((step) => isBefore(key, step.key))
  const { finishes } = stepOf(key)
  // Feedback leads to the waiting page, which leads on where questions are left. After a proposal that page was seen.
  const hasProposal = next && path.includes(stepOf(key)) && answers.websiteFeedback?.wants_full_draft
  if (finishes && !hasProposal) return waiting(finishes)
  return next ? to(next) : { kind: 'scheduling' }
}

/** Returns where Back leads: where the specification says, otherwise the previous question, or the guide. */
export function backFrom(key: QuestionKey, answers: Answers): Destination {
  const path = pathFor(answers)
  const fixed = stepOf(key).back
  if (fixed)
    return to(stepOf(fixed.find((back) => path.some((step) => step.key === back)) ?? fixed.at(-1) ?? key))
  const before = path.findLast((step) => isBefore(step.key, key))
  return before ? to(before) : GUIDE
}

/** Returns where an owner resumes: the first unanswered question, the waiting page, or the guide after choosing a call. */
export function resumeAt(answers: Answers): Destination {
  const step = firstUnanswered(answers)
  if (step) return to(step)
  const finishes = pathFor(answers).at(-1)?.finishes
  return finishes ? waiting(finishes) : GUIDE
}

function waiting(flow: WaitingFlow): Destination {
  return { kind: 'waiting', flow, path: `${WAITING_PATH}?flow=${flow}` }
}

function to(step: Step): Destination {
  return { kind: 'step', key: step.key, path: step.path }
}

function isBefore(key: QuestionKey, other: QuestionKey): boolean {
  return stepOf(key).stepNumber < stepOf(other).stepNumber
}
