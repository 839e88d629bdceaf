import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { pathFor } from '@foyer/shared/onboarding/flow/flow.ts'
import { cardsOf, readSelection } from '@foyer/shared/onboarding/input/selection.ts'
import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import type { SiteLine, SiteSource } from '../../../site/review-site.ts'

/** Where a sentence comes from, in words, and where it can be changed. */
export type SourceDescription = {
  readonly title: string
  readonly text: string
  readonly change:
    | { readonly kind: 'answer'; readonly question: QuestionKey }
    | { readonly kind: 'detail' }
    | { readonly kind: 'settings' }
    | null
}

type RuleSource = Extract<SiteSource, { from: 'rule' }>

const RULES: { readonly [Rule in RuleSource['rule']]: string } = {
  emergency: 'Every page of a practice says it, so that nobody waits here for help.',
  'good-faith-estimate': 'Patients without insurance have a right to it, and your page has to say so.',
  'video-visit': 'A video visit reaches only the states in which you are licensed.',
  'plain-page': 'It names a part of the page. It says nothing about your practice.',
}

/** Describes where a line comes from, as the owner knows it: their answer, their words, or our suggestion. */
export function describeSource(line: SiteLine, answers: Answers): SourceDescription {
  const question = line.sources.find((source) => source.from === 'question')
  const isConfirmed = line.sources.some((source) => source.from === 'detail' && source.field === 'confirmed')
  if (question) return fromAnswer(line, question, answers, isConfirmed)
  const [source] = line.sources
  if (source?.from === 'detail') {
    return {
      title: 'You added it before launch',
      text: 'It stands here as you typed it in the checklist.',
      change: { kind: 'detail' },
    }
  }
  if (source?.from === 'profile') {
    const isName = source.field === 'company_name'
    return {
      title: isName ? 'The name of your practice' : 'Your name',
      text: 'It comes from your account.',
      change: { kind: 'settings' },
    }
  }
  const text = source?.from === 'rule' ? RULES[source.rule] : RULES['plain-page']
  return { title: 'It stands on every page', text, change: null }
}

type QuestionSource = Extract<SiteSource, { from: 'question' }>

function fromAnswer(
  { typed, standing }: SiteLine,
  source: QuestionSource,
  answers: Answers,
  isConfirmed: boolean,
): SourceDescription {
  const number = pathFor(answers).findIndex(({ key }) => key === source.question) + 1
  const where = number > 0 ? `question ${number}` : 'the questions'
  const change = { kind: 'answer', question: source.question } as const
  const card = cardTitle(source, answers)
  if (typed)
    return { title: `Your own words in ${where}`, text: 'They stand here as you typed them.', change }
  const title = card ? `You chose ${card} in ${where}` : `From your answer to ${where}`
  if (standing === 'suggested')
    return { title, text: 'The words are our suggestion. Is this true of your practice?', change }
  if (isConfirmed)
    return { title, text: 'The words were our suggestion, and you said that they are true.', change }
  if (standing === 'general')
    return {
      title,
      text: 'The words are ours. They hold for the field, and say nothing about your practice.',
      change,
    }
  return {
    title,
    text: 'We put your answer into a sentence. Change the answer if it is not quite true.',
    change,
  }
}

function cardTitle({ question, option, custom }: QuestionSource, answers: Answers): string | undefined {
  const step = stepOf(question)
  if (!('selectedField' in step)) return undefined
  const { custom: own } = readSelection(step, answers[question])
  return cardsOf(step, own).find(({ id }) => id === (custom ?? option))?.title
}
