import type { Answers } from '../answers/answers.ts'
import type { QuestionKey } from '../answers/stored-ids.ts'
import { answersOnPath } from '../flow/flow.ts'
import { minutesFor, questionsLeft } from '../flow/progress.ts'
import { prefersTalking } from '../questions/branches.ts'
import type { Step } from '../questions/step.ts'

/** What each question is about: as a place where somebody has stopped, and as the label of its answer. */
export const QUESTION_NAMES: {
  readonly [Key in QuestionKey]: { readonly place: string; readonly label: string }
} = {
  businessDetails: { place: 'Where You Are', label: 'Where you are' },
  marketingDetails: { place: 'Marketing', label: 'Marketing today' },
  webPresence: { place: 'Web Presence', label: 'Web presence' },
  webPresenceLinks: { place: 'Links', label: 'Links' },
  websiteFeedback: { place: 'Feedback', label: 'What should be better' },
  buildPresence: { place: 'How to Share', label: 'How you share it' },
  practiceVision: { place: 'Vision', label: 'What makes it special' },
  practiceMotivation: { place: 'Motivation', label: 'What motivates you' },
  practiceType: { place: 'Practice Type', label: 'Practice type' },
  clinicModel: { place: 'Business Model', label: 'Business model' },
  practiceLocation: { place: 'Location', label: 'Location' },
  clinicianDetails: { place: 'Story', label: 'Your story' },
  designDetails: { place: 'Style', label: 'Style' },
}

/** What an owner who comes back reads. */
export type Return = {
  /** The question at which they left. */
  readonly at: Step
  readonly left: readonly Step[]
  /** What is left, in words: 'Three questions, two minutes.' */
  readonly words: string
}

/** Returns what is left for an owner who has begun; `null` before the first answer, after the last, and for a call. */
export function returnOf(answers: Answers): Return | null {
  const left = questionsLeft(answers)
  const [at] = left
  if (!at || !answers.businessDetails || prefersTalking(answersOnPath(answers))) return null
  const words = `${counted(left.length, 'question')}, ${counted(minutesFor(left), 'minute')}`
  return { at, left, words: `${words.charAt(0).toUpperCase()}${words.slice(1)}.` }
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ')

/** Counts in words: 'three questions'. */
export function counted(count: number, noun: string): string {
  return `${NUMBERS[count] ?? count} ${noun}${count === 1 ? '' : 's'}`
}
