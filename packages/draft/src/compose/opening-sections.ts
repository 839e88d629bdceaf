// The first part of a page: who and what and where, how a visit goes, the owner's story.
import { stateName } from '@foyer/shared/places/us-states.ts'
import type { Subject } from '../content.ts'
import type { Line, Source } from '../line.ts'
import type { Practice } from '../practice.ts'
import type { Fact, SectionOf } from '../sections.ts'
import { pick } from '../seed.ts'
import { CLINIC_MODEL_WORDS } from '../words/clinic-models.ts'
import { OTHER_TYPE_WORDS, PRACTICE_TYPE_WORDS } from '../words/practice-types.ts'
import { answer, general, given, head, item, listed, missing, PLAIN, typed } from './maker.ts'
import { nameSources, typeSource } from './subject.ts'

const FEW_STATES = 3

/** The first screen. */
export function composeHero(practice: Practice, subject: Subject): SectionOf<'hero'> {
  const { details, isOpen } = practice
  const person =
    subject.person && !subject.isNamedForPerson
      ? personLine('hero/person', practice, `with ${subject.person}`)
      : undefined
  return {
    kind: 'hero',
    name:
      practice.nameFrom === 'nowhere'
        ? general('hero/name', subject.name, PLAIN)
        : typed('hero/name', subject.name, ...nameSources(practice)),
    ...(person && { person }),
    lede: ledeOf(practice),
    ...howOf(subject),
    facts: factsOf(practice, subject),
    action: details.bookingUrl
      ? {
          label: given('hero/action', 'Book a visit', { from: 'detail', field: 'bookingUrl' }),
          href: details.bookingUrl,
        }
      : {
          label: general('hero/action', isOpen ? 'Ask for a first visit' : 'Ask about opening', PLAIN),
          href: '#contact',
        },
    second: { label: general('hero/second', 'How a first visit goes', PLAIN), href: '#visit' },
  }
}

function personLine(id: string, { owner }: Practice, text: string): Line {
  const sources: Source[] = []
  if (owner.first) sources.push({ from: 'profile', field: 'first_name' })
  if (owner.last) sources.push({ from: 'profile', field: 'last_name' })
  return typed(id, text, sources[0] ?? PLAIN, ...sources.slice(1))
}

function ledeOf(practice: Practice): Line {
  const { type, seed } = practice
  if (type?.kind === 'option') {
    return general('hero/lede', pick(seed, 'lede', PRACTICE_TYPE_WORDS[type.id].lede), typeSource(practice))
  }
  if (type) return typed('hero/lede', type.item.description, typeSource(practice))
  return general(
    'hero/lede',
    practice.isOpen ? 'A health practice of its own.' : 'A health practice that opens soon.',
    PLAIN,
  )
}

function howOf({ hasOffice, hasVideo, states, zip }: Subject): { how?: Line } {
  const names = states.map(stateName)
  const where =
    names.length === 0
      ? ''
      : names.length <= FEW_STATES
        ? ` in ${listed(names)}`
        : ` in ${names.length} states`
  const office = zip ? `In the office, ZIP ${zip}` : 'In the office'
  const text =
    hasOffice && hasVideo
      ? `${office}, and by video${where}.`
      : hasOffice
        ? `${office}.`
        : hasVideo
          ? `By video${where}.`
          : ''
  return text ? { how: given('hero/how', text, answer('practiceLocation')) } : {}
}

function factsOf(practice: Practice, subject: Subject): Fact[] {
  const { type, model } = practice
  const facts: Fact[] = []
  const add = (about: Fact['about'], term: string, value: Line) =>
    facts.push({
      id: `hero/fact-${about}`,
      about,
      term: general(`hero/fact-${about}/term`, term, PLAIN),
      value,
    })
  if (type?.kind === 'option') {
    add(
      'field',
      'Field',
      given('hero/fact-field/value', capital(PRACTICE_TYPE_WORDS[type.id].noun), typeSource(practice)),
    )
  } else if (type)
    add('field', 'Field', typed('hero/fact-field/value', type.item.title, typeSource(practice)))
  if (model)
    add(
      'visits',
      'Visits',
      given('hero/fact-visits/value', CLINIC_MODEL_WORDS[model].fact, answer('clinicModel', model)),
    )
  if (subject.hasOffice && subject.zip) {
    add('place', 'Office', given('hero/fact-place/value', `ZIP ${subject.zip}`, answer('practiceLocation')))
  } else if (subject.hasVideo) {
    add('place', 'Place', given('hero/fact-place/value', 'By video', answer('practiceLocation')))
  }
  if (subject.person && !subject.isNamedForPerson) {
    add('person', 'Your clinician', personLine('hero/fact-person/value', practice, subject.person))
  }
  return facts
}

/** How a first visit goes. */
export function composeVisit(practice: Practice): SectionOf<'visit'> {
  const { type } = practice
  const { visit } = type?.kind === 'option' ? PRACTICE_TYPE_WORDS[type.id] : OTHER_TYPE_WORDS
  return {
    kind: 'visit',
    ...head(
      'visit',
      'Visits',
      practice.isOpen ? 'How a first visit goes' : 'How a first visit will go',
      PLAIN,
    ),
    steps: visit.map((step) => item('visit', step, general, typeSource(practice))),
  }
}

/** The owner's story as it was typed; without one, a gap that takes the place of the photo's. */
export function composeStory(practice: Practice, subject: Subject): SectionOf<'story'> {
  const { story, owner, details } = practice
  const source = answer('clinicianDetails')
  const paragraphs = story.text
    .split(/\n\s*\n|\r\n\s*\r\n|\n/u)
    .map((text) => text.trim())
    .filter(Boolean)
  const first = owner.first || subject.person || subject.name
  return {
    kind: 'story',
    label: subject.person
      ? personLine('story/label', practice, first)
      : general('story/label', 'About', PLAIN),
    heading: subject.person
      ? personLine('story/heading', practice, subject.person)
      : general('story/heading', 'Who you will meet', PLAIN),
    paragraphs: paragraphs.map((text, index) => typed(`story/paragraph-${index + 1}`, text, source)),
    wordCount: paragraphs.join(' ').split(/\s+/u).filter(Boolean).length,
    ...(subject.person && { signature: personLine('story/signature', practice, subject.person) }),
    ...(paragraphs.length === 0 && {
      gap: missing(
        'story/gap',
        'story',
        'your story',
        story.hasFile
          ? 'We never publish a file. Write 100 to 250 words: why you do this work.'
          : 'Why you do this work, in your own words. 100 to 250 are plenty.',
      ),
    }),
    ...photoOf(practice, first, paragraphs.length > 0),
  }

  function photoOf(_: Practice, name: string, hasStory: boolean): Pick<SectionOf<'story'>, 'photo'> {
    if (details.photo) {
      return {
        photo: {
          src: details.photo.src,
          alt: given('story/photo', details.photo.alt || name, { from: 'detail', field: 'photo' }),
        },
      }
    }
    return hasStory
      ? {
          photo: missing('story/photo', 'photo', `a photo of ${name}`, 'By a window, looking at the camera.'),
        }
      : {}
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
