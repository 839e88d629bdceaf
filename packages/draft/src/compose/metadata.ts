import type { Content, Subject } from '../content.ts'
import { endedSentence, joinSentences } from '../join-sentences.ts'
import type { Source } from '../line.ts'
import type { Practice } from '../practice.ts'
import type { SectionOf } from '../sections.ts'
import { capitalized } from '../text/capitalized.ts'
import { creditedOwner } from './credentials.ts'
import { namesField } from './display-words.ts'
import { inPersonOf } from './in-person.ts'
import { general, listed } from './maker.ts'
import { cityAndState, inStates } from './places.ts'
import { nameSources, typeSource } from './subject.ts'
import { packOf } from './type-of.ts'

const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 155
/** So many states are named by their letters in a title. */
const NAMED_STATES = 3

/** What a search result says: who, what and where, then only what was given. */
export function metadataOf(
  practice: Practice,
  subject: Subject,
  hero: Pick<SectionOf<'hero'>, 'lede'>,
): Content['metadata'] {
  const sources = nameSources(practice)
  const line = (part: string, text: string, ...more: Source[]) =>
    general(`metadata/${part}`, text, ...sources, ...more)
  if (practice.branch === 'proposal') {
    return {
      title: line('title', `Redesign proposal for ${subject.name}`),
      description: line(
        'description',
        shortened(`What we would change first, and the first screen of ${subject.name} in five styles.`),
      ),
      lang: 'en',
    }
  }
  return {
    title: line('title', titleOf(practice, subject), typeSource(practice)),
    description: line('description', descriptionOf(practice, subject, hero.lede.text), typeSource(practice)),
    lang: 'en',
  }
}

// `Name | Field in City, ST`; what is too long goes from the end, and no word is cut.
function titleOf(practice: Practice, subject: Subject): string {
  const name = subject.isNamedForPerson ? creditedOwner(practice) : subject.name
  const field = fieldName(practice)
  // "Stride Sports Medicine: sports medicine" would say it twice.
  const isSaid = plain(name).includes(stem(plain(field)))
  const isHomeOnly = subject.hasOffice && field !== '' && inPersonOf(practice) === 'home'
  const about = isSaid ? '' : isHomeOnly ? `Home-visit ${lower(field, practice)}` : capitalized(field)
  const place = shortPlace(practice, subject)
  const isOnline = !subject.hasOffice && subject.hasVideo && field !== ''
  const online = isOnline ? `Online ${lower(field, practice)}` : about
  const inPlace = (what: string) => [what, place && (what ? `in ${place}` : place)].filter(Boolean).join(' ')
  const parts = [inPlace(online), ...(isHomeOnly ? [inPlace(capitalized(field))] : []), online, about]
  const title = parts
    .map((part) => (part ? `${name} | ${part}` : name))
    .find(({ length }) => length <= TITLE_LENGTH)
  return title ?? (name.length <= TITLE_LENGTH ? name : subject.name)
}

function fieldName(practice: Practice): string {
  const { type } = practice
  const typed = type?.kind === 'custom' && namesField(type.item.title) ? type.item.title.trim() : ''
  const { title } = packOf(practice)
  // "Dental", "Chiro" and "Midwives" are understood and finished; more words say more than ours.
  return title && !/\s/u.test(typed) ? title : typed.replace(/[\s,;:.–—-]+$/u, '')
}

function shortPlace({ city, region }: Practice, { hasOffice, hasVideo, states }: Subject): string {
  if (hasOffice) return city && region ? `${city}, ${region}` : city
  if (!hasVideo || states.length === 0) return ''
  return states.length > NAMED_STATES ? `${states.length} states` : listed(states)
}

// What and where and who, what it is for, how to call.
function descriptionOf(practice: Practice, subject: Subject, lede: string): string {
  const { details, isOpen } = practice
  const what = capitalized(fieldName(practice)) || 'An independent health practice'
  const states = subject.hasVideo ? inStates(subject, NAMED_STATES) : ''
  // The state of the office is said once.
  const isNamed =
    subject.states.length <= NAMED_STATES && subject.states.some((one) => one === practice.region)
  const city = states && isNamed && practice.region !== 'DC' ? practice.city : cityAndState(practice)
  const where = [subject.hasOffice && practice.city && `in ${city}`, states && `by video ${states}`].filter(
    Boolean,
  )
  const place = `${isOpen || where.length === 0 ? ' ' : ', opening '}${where.join(city.includes(',') ? ', and ' : ' and ')}`
  const who = subject.person && !subject.isNamedForPerson ? `, with ${creditedOwner(practice)}` : ''
  const first = `${what}${where.length > 0 ? place : ''}${who}`
  const sentences = [
    // Where nothing is known, the page opens with the same words.
    lede.startsWith(first) ? '' : first,
    // As typed it may begin small, which no sentence after another does.
    /^\p{Ll}/u.test(lede) ? '' : lede,
    details.phone ? `Call ${details.phone}.` : '',
  ]
  return fitting(sentences)
}

/** A description with the first sentence of the page as its owner has changed it. */
export function redescribed(description: string, before: string, after: string): string {
  const parts = description.split(endedSentence(before))
  if (parts.length < 2) return description
  return fitting([parts[0] ?? '', after, ...parts.slice(1)])
}

// As many whole sentences as fit.
function fitting(sentences: readonly string[]): string {
  return sentences.reduce((said, sentence) => {
    const next = joinSentences([said, sentence])
    return next.length <= DESCRIPTION_LENGTH ? next : said || shortened(next)
  }, '')
}

// A sentence that is too long by itself ends after a word.
function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/u, '')}…`
}

// A practice of eye care is named after eyes: "Two Rivers Midwives".
function stem(field: string): string {
  return field.endsWith(' care') ? field.slice(0, -' care'.length).slice(0, 5) : field
}

// What the owner typed stays, and so does "EMDR".
function lower(field: string, practice: Practice): string {
  if (field !== packOf(practice).title) return field
  return field.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
}

function plain(text: string): string {
  return text.replaceAll('’', "'").toLowerCase()
}
