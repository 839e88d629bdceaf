import { type Answers, withAnswer } from '../answers/answers.ts'
import type { QuestionKey } from '../answers/stored-ids.ts'
import { wantsFullDraft } from '../questions/branches.ts'
import { stepOf } from '../questions/questionnaire.ts'
import { GUIDE_SECTION_IDS, type GuideSectionId, type Step } from '../questions/step.ts'
import { isAnswered, pathFor } from './flow.ts'

export type PartProgress = {
  readonly id: GuideSectionId
  /** How much of the part is answered, from 0 to 1. It never shrinks while an owner answers question after question. */
  readonly fill: number
  readonly isCurrent: boolean
}

export type Progress = {
  /** The three parts of the guide, in order. */
  readonly parts: readonly PartProgress[]
  /** Number of questions on the current path, and how many of them are answered. */
  readonly total: number
  readonly answered: number
}

/** Returns an owner's progress at a question, counted on the path of their answers, not over all questions. */
export function progressAt(key: QuestionKey, answers: Answers): Progress {
  const path = pathFor(answers)
  // A question that is not on the path counts as the last of its own path.
  const shown = path.some((step) => step.key === key)
    ? path
    : [...path.filter((step) => step.stepNumber < stepOf(key).stepNumber), stepOf(key)]
  return {
    parts: GUIDE_SECTION_IDS.map((id) => ({
      id,
      fill: fillOf(id, shown, answers),
      isCurrent: stepOf(key).section === id,
    })),
    total: shown.length,
    answered: shown.filter((step) => isAnswered(step.key, answers)).length,
  }
}

/**
 * How many questions are asked depends on the answers. Each question therefore fills its share of what its part then
 * still lacks: a branch that turns out longer fills in smaller steps, and the bar never moves back.
 */
function fillOf(id: GuideSectionId, path: readonly Step[], answers: Answers): number {
  const asked = path.filter((step) => step.section === id)
  // A part without questions is done with the questions around it.
  if (asked.length === 0) return path.every((step) => isAnswered(step.key, answers)) ? 1 : 0
  let answered = 0
  let left = 1
  for (const [index, step] of asked.entries()) {
    const expected = expectedPath(upTo(step, answers)).filter(
      ({ section, stepNumber }) => section === id && stepNumber > step.stepNumber,
    ).length
    const isLast = index === asked.length - 1
    // More questions can follow than were expected; the last one takes what is left.
    const share = isLast ? left : left / (1 + expected)
    left -= share
    if (isAnswered(step.key, answers)) answered += share
  }
  return answered
}

/** Owners with a website usually give its address. */
function expectedPath(answers: Answers): readonly Step[] {
  const { webPresence, webPresenceLinks } = answers
  if (webPresenceLinks || !webPresence?.selected_options.includes('website')) return pathFor(answers)
  const { selected_options, updated_at } = webPresence
  const links = { links: { website: 'https://' }, selected_options, updated_at }
  return pathFor(withAnswer(answers, 'webPresenceLinks', links))
}

/** The answers up to a step. The request for the full draft comes before the six questions for it. */
function upTo(step: Step, answers: Answers): Answers {
  if (wantsFullDraft(answers)) return answers
  return Object.fromEntries(
    Object.entries(answers).filter(([key]) => stepOf(key as QuestionKey).stepNumber <= step.stepNumber),
  )
}
