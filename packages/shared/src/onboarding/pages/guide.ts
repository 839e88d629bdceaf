import type { Answers } from '../answers/answers.ts'
import { answersOnPath, type Destination, isAnswered, isComplete, pathFor, resumeAt } from '../flow/flow.ts'
import { prefersTalking } from '../questions/branches.ts'
import { stepOf } from '../questions/questionnaire.ts'
import type { GuideSectionId, PanelTexts } from '../questions/step.ts'
import { CONTINUE } from '../questions/step.ts'

export const GUIDE_PANEL: PanelTexts = {
  title: "Let's Walk Through This Together",
  subtitle: 'Each answer opens the door a little further.',
}

export const GUIDE_HEADLINE = 'What to expect from onboarding'
export const GUIDE_INTRO =
  'Every answer is saved as you go. You can stop at any question and go on later, on any device.'

export type GuideCard = {
  readonly id: GuideSectionId
  readonly title: string
  readonly description: string
}

/** The three parts of the onboarding, in order. */
export const GUIDE_CARDS: readonly GuideCard[] = [
  {
    id: 'business_info',
    title: 'Your business',
    description: 'One question about where your practice stands. It decides what we ask next.',
  },
  {
    id: 'marketing_strategy',
    title: 'Your marketing strategy',
    description: 'What patients find today, what you treat, how you work and what sets you apart.',
  },
  {
    id: 'website_creation',
    title: 'Your website',
    description:
      'The last choices. Then we build a first draft and email it to you within 24 hours, usually in seconds.',
  },
]

export type GuideStatus = 'done' | 'in-progress' | 'todo'

/** The label shown next to a status icon. */
export const GUIDE_STATUS_LABELS: { readonly [Status in GuideStatus]: string } = {
  done: 'Done',
  'in-progress': 'In progress',
  todo: 'To do',
}

/**
 * Returns the status of each part: done when all its questions on the path are answered, in progress for the first part
 * that is not done, to do for the rest. A part without questions on the path is done when the whole path is.
 */
export function guideStatuses(answers: Answers): { readonly [Id in GuideSectionId]: GuideStatus } {
  const path = pathFor(answers)
  const isDone = (id: GuideSectionId) => {
    const steps = path.filter((step) => step.section === id)
    return steps.length > 0 ? steps.every((step) => isAnswered(step.key, answers)) : isComplete(answers)
  }
  const current = GUIDE_CARDS.find((card) => !isDone(card.id))?.id
  const statusOf = (id: GuideSectionId): GuideStatus => {
    if (id === current) return 'in-progress'
    return isDone(id) ? 'done' : 'todo'
  }
  return {
    business_info: statusOf('business_info'),
    marketing_strategy: statusOf('marketing_strategy'),
    website_creation: statusOf('website_creation'),
  }
}

/** The guide's notice for owners who chose a call. */
export const CALL_NOTICE = {
  title: 'Call booked?',
  description: 'Then there is nothing more to fill in. You can still write instead, at any time.',
}

/**
 * Returns the main button of the guide: it starts the onboarding, resumes at the first unanswered question, or offers
 * writing to owners who chose a call.
 */
export function guideAction(answers: Answers): {
  readonly label: string
  readonly to: Destination
  readonly isCallChosen: boolean
} {
  const to = resumeAt(answers)
  if (prefersTalking(answersOnPath(answers)) && to.kind === 'guide') {
    const { key, path } = stepOf('buildPresence')
    return { label: 'Write instead', to: { kind: 'step', key, path }, isCallChosen: true }
  }
  const hasAnswers = Object.values(answers).some((answer) => answer !== undefined)
  return { label: hasAnswers ? CONTINUE : "Let's Get Started", to, isCallChosen: false }
}
