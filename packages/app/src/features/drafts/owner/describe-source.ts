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
  'good-faith-estimate': 'People without insurance have a right to it, and your page has to say so.',
  'video-visit': 'A video visit reaches only the states in which you are licensed.',
  'plain-page': 'It names a part of the page. It says nothing about your practice.',
}

/** Describes where a line comes from, as the owner knows it: their answer, their words, or our suggestion. */
export function describeSource(line: SiteLine, answers: Answers): SourceDescription {
  const question = line.sources.find((source) => source.from === 'question')
  if (question) return fromAnswer(line, question, answers)
  const [source] = line.sources
  if (source?.from === 'owner')
    return { title: 'Your words', text: 'You wrote them on the page.', change: null }
  if (source?.from === 'detail') return fromDetail(line, source.field)
  if (source?.from === 'profile') {
    const isName = source.field === 'company_name'
    return {
      title: isName ? 'The name of your practice' : 'Your name',
      text: 'It comes from your account, letter by letter.',
      change: { kind: 'settings' },
    }
  }
  const text = source?.from === 'rule' ? RULES[source.rule] : RULES['plain-page']
  return { title: 'It stands on every page', text, change: null }
}

type QuestionSource = Extract<SiteSource, { from: 'question' }>
type DetailField = Extract<SiteSource, { from: 'detail' }>['field']

function fromDetail({ typed, standing }: SiteLine, field: DetailField): SourceDescription {
  const change = { kind: 'detail' } as const
  if (typed) {
    const title = field === 'passages' ? 'A passage of your file or website' : 'You added it before launch'
    return { title, text: TYPED_DETAILS[field] ?? 'It stands here as you typed it in the checklist.', change }
  }
  const text =
    standing === 'given'
      ? 'The words are ours, and the link goes where you said in the checklist.'
      : 'The words are ours. They stand here because of what you added in the checklist.'
  return { title: 'It goes with what you added', text, change }
}

const TYPED_DETAILS: { readonly [Field in DetailField]?: string } = {
  storyAnswers: 'It is your answer to one of the five questions, as you typed it.',
  passages: 'You ticked it, and it stands here as it stands there.',
}

function fromAnswer(line: SiteLine, source: QuestionSource, answers: Answers): SourceDescription {
  const number = pathFor(answers).findIndex(({ key }) => key === source.question) + 1
  const where = number > 0 ? `question ${number}` : 'the questions'
  const answer = { kind: 'answer', question: source.question } as const
  const card = cardTitle(source, answers)
  if (line.typed)
    return { title: `Your own words in ${where}`, text: 'They stand here as you typed them.', change: answer }
  if (isFrom(line, 'city')) {
    const text = 'You corrected the city in the checklist. We put it beside your answer about the place.'
    return { title: 'The city as you named it', text, change: { kind: 'detail' } }
  }
  if (isFrom(line, 'field')) {
    const text = `You told us how to read your type. ${textOf(line, source)}`
    return { title: 'The field that you named', text, change: { kind: 'detail' } }
  }
  const title = card ? `You chose ${card} in ${where}` : `From your answer to ${where}`
  return { title, text: textOf(line, source), change: answer }
}

// What is said under a title, by the standing of the line.
function textOf(line: SiteLine, { question, custom }: QuestionSource): string {
  if (line.standing === 'suggested') return 'The words are our suggestion. Is this true of your practice?'
  if (isFrom(line, 'confirmed')) return 'The words were our suggestion, and you said that they are true.'
  if (line.sources.some((source) => source.from === 'rule' && source.rule === 'video-visit'))
    return RULES['video-visit']
  if (line.standing === 'given')
    return 'We put your answer into a sentence. Change the answer if it is not quite true.'
  if (question === 'practiceType') {
    return custom
      ? 'The words are ours. They hold for the field as we read it, and say nothing about your practice.'
      : 'The words are ours. They hold for the field, and say nothing about your practice.'
  }
  return question === 'clinicModel'
    ? 'The words are ours. They hold for practices of this kind, and promise nothing about yours.'
    : 'The words are ours. They stand here because of your answer, and say no more about your practice.'
}

function isFrom({ sources }: SiteLine, field: DetailField): boolean {
  return sources.some((source) => source.from === 'detail' && source.field === field)
}

function cardTitle({ question, option, custom }: QuestionSource, answers: Answers): string | undefined {
  const step = stepOf(question)
  if (!('selectedField' in step)) return undefined
  const { custom: own } = readSelection(step, answers[question])
  return cardsOf(step, own).find(({ id }) => id === (custom ?? option))?.title
}
