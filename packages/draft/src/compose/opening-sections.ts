// The first part of a page: who and what and where, how a visit goes, the owner's story.
import type { Subject } from '../content.ts'
import type { Line, Source } from '../line.ts'
import type { Practice } from '../practice.ts'
import type { Fact } from '../section-parts.ts'
import type { SectionOf } from '../sections.ts'
import { capitalized } from '../text/capitalized.ts'
import { CLINIC_MODEL_WORDS } from '../words/clinic-models.ts'
import { HEADINGS, SECOND_ACTION } from '../words/headings.ts'
import { JOURNEY_WORDS } from '../words/journeys.ts'
import { ELSEWHERE_WORDS, PLACE_WORDS } from '../words/places.ts'
import { creditedOwner } from './credentials.ts'
import { inPersonOf } from './in-person.ts'
import { answer, general, given, head, item, missing, PLAIN, typed } from './maker.ts'
import { areaOf, cityBeside, cityLine, inCount, inOneOf, inStates, placeOf, zipName } from './places.ts'
import { fieldSources, nameSources, typeSource } from './subject.ts'
import { fieldOf, modelWords, packOf } from './type-of.ts'
import { keepsLede, quotesStory, SHORT_STORY } from './typed-repairs.ts'
import type { Say } from './wording.ts'

const MOST_FACTS = 4
const CITY: Source = { from: 'detail', field: 'city' }

/** The first screen. */
export function composeHero(practice: Practice, subject: Subject, say: Say): SectionOf<'hero'> {
  const person = personOf(practice, subject)
  return {
    kind: 'hero',
    name:
      practice.nameFrom === 'nowhere'
        ? general('hero/name', subject.name, PLAIN)
        : typed('hero/name', subject.name, ...nameSources(practice)),
    ...(person && { person }),
    lede: ledeOf(practice, say),
    ...howOf(practice, subject, say),
    facts: factsOf(practice, subject, say),
    action: actionOf(practice, say),
    second: { label: general('hero/second', say('hero/second', SECOND_ACTION), PLAIN), href: '#visit' },
  }
}

// Letters and specialty follow the name, which is not said twice where the practice is named for its owner.
function personOf(practice: Practice, subject: Subject): Line | undefined {
  if (!subject.person) return undefined
  const { credentials, specialty } = practice.details
  const name = subject.isNamedForPerson ? credentials : `with ${creditedOwner(practice)}`
  const text = [name, specialty].filter(Boolean).join(' · ')
  return text ? personLine('hero/person', practice, text) : undefined
}

function personLine(id: string, { owner, details }: Practice, text: string): Line {
  const sources: Source[] = []
  if (owner.first) sources.push({ from: 'profile', field: 'first_name' })
  if (owner.last) sources.push({ from: 'profile', field: 'last_name' })
  const { credentials, specialty } = details
  if (credentials && text.includes(credentials)) sources.push({ from: 'detail', field: 'credentials' })
  if (specialty && text.includes(specialty)) sources.push({ from: 'detail', field: 'specialty' })
  return typed(id, text, sources[0] ?? PLAIN, ...sources.slice(1))
}

function ledeOf(practice: Practice, say: Say): Line {
  const { type } = practice
  if (type?.kind === 'custom' && keepsLede(practice)) {
    return typed('hero/lede', type.item.description, typeSource(practice))
  }
  return general('hero/lede', say('hero/lede', packOf(practice).words.lede), typeSource(practice))
}

function howOf(practice: Practice, subject: Subject, say: Say): { how?: Line } {
  const place = placeOf(subject)
  if (!place) return {}
  const inPerson = inPersonOf(practice)
  if (place !== 'video' && inPerson !== 'office') return elsewhere(practice, subject, inPerson, say)
  const { how, inCity, plain } = PLACE_WORDS[place]
  const states = inStates(subject)
  const hasStates = place === 'office' || states !== ''
  const source = answer('practiceLocation')
  if (inCity && practice.city && hasStates) {
    const text = say('hero/how', inCity)
      .replace('%states', states)
      .replace('%city', () => cityBeside(practice, subject))
    return { how: given('hero/how', text, ...citySources(practice)) }
  }
  const isKnown = (place === 'video' || subject.zip) && hasStates
  const text = isKnown
    ? say('hero/how', how).replace('ZIP %zip', zipName(subject.zip)).replace('%states', states)
    : say('hero/how', plain)
  return { how: given('hero/how', text, source) }
}

function elsewhere(
  practice: Practice,
  subject: Subject,
  inPerson: keyof typeof ELSEWHERE_WORDS,
  say: Say,
): { how: Line } {
  const { how, withVideo, plain } = ELSEWHERE_WORDS[inPerson]
  const area = areaOf(practice, subject)
  const states = inStates(subject)
  const words = !area || (subject.hasVideo && !states) ? plain : subject.hasVideo ? withVideo : how
  const text = say('hero/how', words)
    .replace('%area', () => area)
    .replace('%states', states)
  return { how: given('hero/how', text, ...citySources(practice)) }
}

/** Where the city of the office comes from: the ZIP, or the owner who corrected it. */
function citySources({ details }: Practice): [Source, ...Source[]] {
  return details.city ? [answer('practiceLocation'), CITY] : [answer('practiceLocation')]
}

function actionOf({ details, journey, model }: Practice, say: Say): SectionOf<'hero'>['action'] {
  if (details.bookingUrl) {
    return {
      label: given('hero/action', say('hero/action', 'Book a %visit'), {
        from: 'detail',
        field: 'bookingUrl',
      }),
      href: details.bookingUrl,
    }
  }
  const words =
    (journey && JOURNEY_WORDS[journey].action) ??
    (model ? CLINIC_MODEL_WORDS[model].action : 'Request a %visit')
  return { label: general('hero/action', say('hero/action', words), PLAIN), href: '#contact' }
}

function factsOf(practice: Practice, subject: Subject, say: Say): Fact[] {
  const { type, model, journey } = practice
  const facts: Fact[] = []
  const add = (about: Fact['about'], term: string, value: (id: string) => Line) => {
    const id = `hero/fact-${about}`
    facts.push({ id, about, term: general(`${id}/term`, say(id, term), PLAIN), value: value(`${id}/value`) })
  }
  if (type?.kind === 'option') {
    const { noun } = packOf(practice).words
    add('field', 'Field', (id) => given(id, capitalized(noun), typeSource(practice)))
  } else if (type) add('field', 'Field', (id) => typed(id, type.item.title, typeSource(practice)))
  const stage = journey && JOURNEY_WORDS[journey].fact
  if (stage) add('stage', stage.term, (id) => given(id, stage.value, answer('businessDetails', journey)))
  const visits = modelWords(practice, subject)?.fact
  if (visits && model) add('visits', '%Visits', (id) => given(id, visits, answer('clinicModel', model)))
  if (subject.hasOffice && cityLine(practice)) {
    const inPerson = inPersonOf(practice)
    const term = inPerson === 'office' ? 'Office' : ELSEWHERE_WORDS[inPerson].title
    add('place', term, (id) => given(id, cityLine(practice), ...citySources(practice)))
  } else if (subject.hasVideo) {
    const states = subject.states.length === 1 ? inOneOf(subject) : inCount(subject)
    add('place', 'Where', (id) => given(id, capitalized(states || 'on a screen'), answer('practiceLocation')))
  }
  if (subject.person && !subject.isNamedForPerson) {
    // Of a field that we do not know, nobody can say who is a clinician.
    const isClinician = fieldOf(practice) !== undefined && packOf(practice).schema === 'medical'
    add('person', isClinician ? '[Your clinician|Clinician]' : 'With', (id) =>
      personLine(id, practice, creditedOwner(practice)),
    )
  }
  // The sentence above the facts says where, too.
  return facts.length > MOST_FACTS ? facts.filter(({ about }) => about !== 'place') : facts
}

/** How a first visit goes. */
export function composeVisit(practice: Practice, say: Say): SectionOf<'visit'> {
  return {
    kind: 'visit',
    ...head(say, 'visit', '%Visits', HEADINGS.visit, PLAIN),
    steps: packOf(practice).words.visit.map((step) =>
      item(say, 'visit', step, general, ...fieldSources(practice)),
    ),
  }
}

/**
 * The owner's story as it was typed, and the passages of a file that the owner ticked; without any, a gap that takes the
 * place of the photo's.
 */
export function composeStory(practice: Practice, subject: Subject): SectionOf<'story'> {
  const { story, owner, details } = practice
  const typedOnes = story.text
    .split(/\n\s*\n|\r\n\s*\r\n|\n/u)
    .map((text) => text.trim())
    .filter(Boolean)
  const paragraphs = [
    ...typedOnes.map((text, index) =>
      typed(`story/paragraph-${index + 1}`, text, answer('clinicianDetails')),
    ),
    ...details.storyAnswers.map(({ question, text }) =>
      typed(`story/answer-${question}`, text, { from: 'detail', field: 'storyAnswers' }),
    ),
    ...details.passages.map(({ id, text }) =>
      typed(`story/passage-${id}`, text, { from: 'detail', field: 'passages' }),
    ),
  ]
  const first = owner.first || subject.person || subject.name
  const wordCount = paragraphs.flatMap(({ text }) => text.split(/\s+/u)).length
  const isShort = paragraphs.length > 0 && wordCount < SHORT_STORY
  // A name over three words and again under them is more name than story.
  const isQuotation = isShort && quotesStory(practice)
  return {
    kind: 'story',
    // A menu with the same word twice leads nowhere.
    label:
      subject.person && first !== subject.name
        ? personLine('story/label', practice, first)
        : general('story/label', 'About', PLAIN),
    heading: isQuotation
      ? general('story/heading', 'In my own words', PLAIN)
      : subject.person
        ? personLine('story/heading', practice, subject.person)
        : general('story/heading', 'Who you will meet', PLAIN),
    paragraphs,
    wordCount,
    isQuotation,
    ...(subject.person &&
      (!isShort || isQuotation) && {
        signature: personLine('story/signature', practice, creditedOwner(practice)),
      }),
    ...(paragraphs.length === 0 && {
      gap: missing('story/gap', 'story', {
        ...(story.hasFile && {
          advice:
            'We never publish a file by itself: tick passages of it, or write 100 to 250 words on why you do this work.',
        }),
      }),
    }),
    ...(paragraphs.length > 0 && { photo: missing('story/photo', 'photo', { name: first }) }),
  }
}
