import { type Answers, withAnswer } from '../answers/answers.ts'
import type { QuestionKey } from '../answers/stored-ids.ts'
import { hasOpened } from '../questions/branches.ts'
import { stepOf } from '../questions/questionnaire.ts'
import type { Step } from '../questions/step.ts'
import { isAnswered, pathFor } from './flow.ts'

/** How far an owner is at one question of their branch. */
export type Progress = {
  /** From 1. */
  readonly position: number
  /** Number of questions on the branch. */
  readonly total: number
  /** Whether an open answer still decides the branch, so that the total may change. */
  readonly isEstimate: boolean
  readonly answered: number
  /** For this question and all unanswered ones. */
  readonly minutesLeft: number
}

/** What a question usually takes, in seconds: pressing cards is quick, typing is not. */
const SECONDS: { readonly [Key in QuestionKey]: number } = {
  businessDetails: 15,
  marketingDetails: 15,
  webPresence: 20,
  webPresenceLinks: 45,
  websiteFeedback: 25,
  buildPresence: 10,
  practiceVision: 20,
  practiceMotivation: 20,
  practiceType: 20,
  clinicModel: 15,
  practiceLocation: 35,
  clinicianDetails: 60,
  designDetails: 25,
}

/** Returns an owner's progress at a question, counted on the branch of their answers. */
export function progressAt(key: QuestionKey, answers: Answers): Progress {
  const path = expectedPath(answers)
  // A question that is not on the path counts as the last of its own path.
  const shown = path.some((step) => step.key === key)
    ? path
    : [...path.filter((step) => step.stepNumber < stepOf(key).stepNumber), stepOf(key)]
  const left = shown.filter((step) => step.key === key || !isAnswered(step.key, answers))
  return {
    position: shown.findIndex((step) => step.key === key) + 1,
    total: shown.length,
    isEstimate: isBranchOpen(answers),
    answered: shown.filter((step) => isAnswered(step.key, answers)).length,
    minutesLeft: minutesFor(left),
  }
}

/** Returns the questions that are not answered yet, in the order of the owner's branch. */
export function questionsLeft(answers: Answers): readonly Step[] {
  return expectedPath(answers).filter((step) => !isAnswered(step.key, answers))
}

/** Returns how many minutes questions take, at least one. */
export function minutesFor(steps: readonly Step[]): number {
  const seconds = steps.reduce((sum, step) => sum + secondsFor(step), 0)
  return Math.max(1, Math.round(seconds / 60))
}

/** Returns how many seconds a question usually takes. */
export function secondsFor({ key }: Step): number {
  return SECONDS[key]
}

/** Returns the progress in words: where the owner is, and what is left. */
export function progressWords(progress: Progress): { readonly place: string; readonly left: string } {
  const { position, total, isEstimate, minutesLeft } = progress
  return {
    place: `Question ${position} of ${isEstimate ? 'about ' : ''}${total}`,
    left: position === total ? 'the last one' : `${minutesLeft} min left`,
  }
}

/** Owners with a website usually give its address. */
function expectedPath(answers: Answers): readonly Step[] {
  const { webPresence, webPresenceLinks } = answers
  if (webPresenceLinks || !webPresence?.selected_options.includes('website')) return pathFor(answers)
  const { selected_options, updated_at } = webPresence
  const links = { links: { website: 'https://' }, selected_options, updated_at }
  return pathFor(withAnswer(answers, 'webPresenceLinks', links))
}

function isBranchOpen(answers: Answers): boolean {
  const { businessDetails, webPresence, webPresenceLinks } = answers
  if (!businessDetails) return true
  if (!hasOpened(answers)) return false
  return !webPresence || (!webPresenceLinks && webPresence.selected_options.includes('website'))
}
