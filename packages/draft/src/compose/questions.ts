import type { Subject } from '../content.ts'
import type { Source } from '../line.ts'
import type { Practice } from '../practice.ts'
import type { Item } from '../section-parts.ts'
import type { SectionOf } from '../sections.ts'
import { ESTIMATE_WORDS } from '../words/estimate.ts'
import { HEADINGS } from '../words/headings.ts'
import { JOURNEY_WORDS } from '../words/journeys.ts'
import { ELSEWHERE_WORDS, PLACE_WORDS, VIDEO_IN_ONE_STATE } from '../words/places.ts'
import type { ItemWords } from '../words/type-words.ts'
import { inPersonOf } from './in-person.ts'
import { answer, general, given, head, item, PLAIN } from './maker.ts'
import { areaOf, inOneOf, placeOf } from './places.ts'
import { fieldSources } from './subject.ts'
import { modelWords, owesEstimate, packOf } from './type-of.ts'
import type { Say } from './wording.ts'

const MOST = 5
const BY_REFERRAL = 'Yes. We [see|will see] new %patients with a referral.'
const BY_DETAIL: Source = { from: 'detail', field: 'newPatients' }

/** Questions people ask, three to five: only those that an answer, the field or a rule settles. */
export function composeQuestions(practice: Practice, subject: Subject, say: Say): SectionOf<'questions'> {
  const { journey, model } = practice
  const [first, second] = packOf(practice).words.questions
  const place = placeOf(subject)
  const ofModel = modelWords(practice, subject)?.question
  const path = 'questions'
  const stage = journey && JOURNEY_WORDS[journey].question
  const ofJourney = stage && item(say, path, stage, given, answer('businessDetails', journey))
  const ofType = (words: typeof first) => words && item(say, path, words, general, ...fieldSources(practice))
  // A field may answer the question of the model itself.
  const isAsked = [first, second].some((words) => words?.id === ofModel?.id)
  // The card that answers says the same.
  const answered = (one: Item): Item =>
    one.id === `${path}/referral` && practice.details.newPatients === 'referral'
      ? { ...one, text: [given(`${one.id}/text-1`, say(one.id, BY_REFERRAL), BY_DETAIL)] }
      : one
  const candidates: (Item | undefined)[] = [
    ofJourney,
    ofType(first),
    model && ofModel && !isAsked
      ? item(say, path, ofModel, general, answer('clinicModel', model))
      : undefined,
    place && isPlaceSettled(practice, subject)
      ? item(say, path, placeQuestion(practice, place, subject), given, answer('practiceLocation'))
      : undefined,
    ofType(second),
  ]
  return {
    kind: 'questions',
    ...head(say, path, 'Questions', HEADINGS.questions, PLAIN),
    items: [
      ...candidates
        .filter((one) => one !== undefined)
        .slice(0, MOST - 1)
        .map(answered),
      ...(owesEstimate(practice) ? [costQuestion(say)] : []),
    ],
  }
}

// Video visits need a state that the page names, and "only by video" with an office alone says two things at once.
function isPlaceSettled({ model }: Practice, { hasOffice, hasVideo, states }: Subject): boolean {
  if (hasOffice && hasVideo) return states.length > 0
  return hasVideo || model !== 'virtual_only'
}

function placeQuestion(practice: Practice, place: keyof typeof PLACE_WORDS, subject: Subject): ItemWords {
  const asked = elsewhereQuestion(practice, subject)
  if (place !== 'video' && asked) return asked
  const { question } = PLACE_WORDS[place]
  if (place !== 'both' || subject.states.length !== 1) return question
  return { ...question, text: [VIDEO_IN_ONE_STATE.replace('%states', inOneOf(subject))] }
}

function elsewhereQuestion(practice: Practice, subject: Subject): ItemWords | undefined {
  const inPerson = inPersonOf(practice)
  const words = inPerson === 'office' ? undefined : ELSEWHERE_WORDS[inPerson].question
  const area = areaOf(practice, subject)
  if (!words || !area) return undefined
  return { ...words, text: (words.text ?? []).map((text) => text.replace('%area', () => area)) }
}

function costQuestion(say: Say): Item {
  const { title, text } = ESTIMATE_WORDS.question
  const words = {
    id: 'cost',
    title: say('questions/cost/title', title),
    text: [say('questions/cost/text', text)],
  }
  return item(say, 'questions', words, general, { from: 'rule', rule: 'good-faith-estimate' })
}
