// The card that answers: what patients ask before they call, of what was typed or chosen.
import { NEW_PATIENTS, STEPS } from '@foyer/shared/facts/fact-lists.ts'
import type { FactName } from '@foyer/shared/facts/site-facts.ts'
import { stateName } from '@foyer/shared/places/us-states.ts'
import type { AnswerCell } from '../answers-section.ts'
import type { Subject } from '../content.ts'
import type { Gap, Line, Source } from '../line.ts'
import type { Practice } from '../practice.ts'
import type { SectionOf } from '../sections.ts'
import { ANSWER_WORDS, ANSWERS_HEADINGS } from '../words/answers.ts'
import { inPersonOf } from './in-person.ts'
import { answer, general, given, head, missing, PLAIN, typed } from './maker.ts'
import { mapLink, postLine } from './places.ts'
import { packOf } from './type-of.ts'
import type { Say } from './wording.ts'

/** So many plans or states are named. */
const NAMED = 2
const ALL_STATES = 50
/** Longer hours stand with the office alone. */
const LONGEST_HOURS = 60
/** Longer words on insurance stand with the costs alone. */
const LONGEST_WORDS = 48

const detail = (field: FactName): Source => ({ from: 'detail', field })
type About = AnswerCell['about']
const value = (about: About) => `answers/${about}/value`

/** The cells that have an answer; nothing where none has one and none is missed. */
export function composeAnswers(practice: Practice, subject: Subject, say: Say): SectionOf<'answers'> {
  const cells = [
    newPatients(practice),
    insurance(practice),
    languages(practice),
    ages(practice),
    hours(practice, subject),
    home(practice, subject),
    where(practice, subject),
    video(subject),
  ].flatMap((cell) =>
    cell ? [{ ...cell, title: { ...cell.title, text: say(cell.title.id, cell.title.text) } }] : [],
  )
  const gap = gapOf(practice)
  return {
    kind: 'answers',
    ...head(say, 'answers', 'Answers', ANSWERS_HEADINGS[wayOf(practice)], PLAIN),
    cells,
    ...(gap && { gap }),
  }
}

function wayOf({ details }: Practice): keyof typeof ANSWERS_HEADINGS {
  const ways = ['phone', 'bookingUrl', 'patientEmail'] as const
  return ways.find((way) => details[way]) ?? 'phone'
}

/** A cell of the card with the words that it has. */
export function cellOf(
  about: About,
  lines: readonly (Line | undefined)[],
  other: Pick<AnswerCell, 'more' | 'is'> = {},
): AnswerCell | undefined {
  const text = lines.filter((line) => line !== undefined)
  if (text.length === 0) return undefined
  return { about, title: general(`answers/${about}/title`, ANSWER_WORDS[about], PLAIN), text, ...other }
}

function newPatients({ details }: Practice) {
  const id = details.newPatients as keyof typeof NEW_PATIENTS | undefined
  return id && cellOf('new', [given(value('new'), NEW_PATIENTS[id], detail('newPatients'))], { is: id })
}

function insurance({ details: { plans, insurances } }: Practice) {
  const rest = (label: string): Pick<AnswerCell, 'more'> => ({
    more: { label: given('answers/insurance/more', label, detail('plans')), href: '#cost' },
  })
  if (plans.length > 0) {
    const left = plans.length - NAMED
    return cellOf(
      'insurance',
      [typed(value('insurance'), plans.slice(0, NAMED).join(', '), detail('plans'))],
      left > 0 ? rest(`and ${left} more`) : {},
    )
  }
  if (!insurances || [...insurances].length > LONGEST_WORDS) return undefined
  return cellOf('insurance', [typed(value('insurance'), insurances, detail('insurances'))])
}

function languages({ details }: Practice) {
  const spoken = details.languages.join(', ')
  return cellOf('languages', [
    spoken ? typed(value('languages'), spoken, detail('languages')) : undefined,
    details.interpreters
      ? typed(
          'answers/languages/interpreters',
          `Interpreters: ${details.interpreters}`,
          detail('interpreters'),
        )
      : undefined,
  ])
}

function ages({ details }: Practice) {
  const seen = details.ages.join(', ')
  return cellOf('ages', [seen ? typed(value('ages'), seen, detail('ages')) : undefined])
}

function hours({ details }: Practice, { hasOffice }: Subject) {
  const text = details.hours
  // Without an office they stand nowhere else.
  if (!text || (hasOffice && [...text].length > LONGEST_HOURS)) return undefined
  return cellOf('hours', [typed(value('hours'), text, detail('hours'))])
}

function home(practice: Practice, { hasOffice }: Subject) {
  const areas = practice.details.homeArea ?? []
  if (!hasOffice || areas.length === 0) return undefined
  return cellOf('home', [typed(value('home'), areas.join(', '), detail('homeArea'))])
}

function where(practice: Practice, { hasOffice }: Subject) {
  // Patients don't travel to a home-visit practice.
  const isHomeAlone = inPersonOf(practice) === 'home' && Boolean(practice.details.homeArea?.length)
  if (!hasOffice || isHomeAlone) return undefined
  const { street, steps, parking } = practice.details
  const city = postLine(practice)
  const source = answer('practiceLocation')
  return cellOf(
    'where',
    [
      street
        ? typed(value('where'), street, detail('street'))
        : city
          ? given(value('where'), city, source, ...(practice.details.city ? [detail('city')] : []))
          : undefined,
      steps ? given('answers/where/steps', STEPS[steps as keyof typeof STEPS], detail('steps')) : undefined,
      parking ? typed('answers/where/parking', `Parking: ${parking}`, detail('parking')) : undefined,
    ],
    street
      ? {
          more: {
            label: given('answers/where/more', 'Map', detail('street')),
            href: mapLink(`${street}, ${city}`),
          },
        }
      : {},
  )
}

function video({ hasVideo, states }: Subject) {
  const count = states.length
  if (!hasVideo || count === 0) return undefined
  const source = answer('practiceLocation')
  const named = states.map(stateName).join(', ')
  const text = count === ALL_STATES ? 'All 50 states' : count > NAMED ? `${count} states` : named
  return cellOf('video', [given(value('video'), text, source)])
}

/** What the card asks for: one thing at a time, in its order. Each has its own id, as another task of the checklist. */
export function gapOf(practice: Practice): Gap | undefined {
  const { details } = practice
  const { isBilled } = packOf(practice).insurance
  const first = !details.newPatients
    ? 'new-patients'
    : isBilled && details.plans.length === 0 && !details.insurances
      ? 'insurances'
      : details.languages.length === 0 && !details.interpreters
        ? 'languages'
        : details.ages.length === 0
          ? 'ages'
          : undefined
  return first && missing(`answers/gap-${first}`, first)
}
