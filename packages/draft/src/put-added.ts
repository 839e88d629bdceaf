import type { Added, AddedKind } from '@foyer/shared/api/site-edits.ts'
import { type AddedItem, type AddedOf, isWhole, lettersOf, lineOf, ownLine } from './added-item.ts'
import type { Member } from './added-sections.ts'
import { ANSWER_KINDS } from './answers-section.ts'
import { cellOf } from './compose/answers.ts'
import { general, PLAIN } from './compose/maker.ts'
import { mapLink } from './compose/places.ts'
import type { FullContent } from './content.ts'
import type { Line } from './line.ts'
import { entityHours, weekInBrief, weekRows } from './opening-hours.ts'
import { ownPages } from './own-pages.ts'
import type { Item } from './section-parts.ts'
import { type Section, type SectionKind, sectionOf } from './sections.ts'
import { foldName } from './text/fold-name.ts'
import { ADDED_HEADS, NO_HOURS } from './words/added.ts'

/** The sections that the page has only for added items. */
const OWN_SECTIONS: readonly SectionKind[] = ['news', 'team', 'prices', 'hours', 'places']

// Where a section goes: before the first of these that the page has.
const BEFORE: { readonly [kind: string]: readonly SectionKind[] } = {
  news: ['hero'],
  team: ['values', 'why', 'services', 'prices', 'model', 'where', 'questions', 'contact'],
  services: ['prices', 'model', 'where', 'questions', 'contact'],
  prices: ['model', 'where', 'questions', 'contact'],
  hours: ['places', 'questions', 'contact'],
  places: ['questions', 'contact'],
  questions: ['contact'],
}

/**
 * Puts what the owner added into the sections of a content, which it makes where they are missing. Items without the words
 * that their kind needs are left out. Twice is once.
 *
 * @param added sorted as they stand on the page
 * @param blanks `with-blanks` for the editor: empty fields hold what belongs there
 */
export function putAdded(
  content: FullContent,
  added: readonly AddedItem[],
  blanks?: 'with-blanks',
): FullContent {
  const say = (item: AddedItem, field: string) => lineOf(item, field, blanks)
  const of = <Kind extends AddedKind>(kind: Kind) =>
    added.filter(
      (item): item is AddedOf<Kind> => item.kind === kind && (blanks !== undefined || isWhole(item)),
    )
  const offersOf = (kind: 'service' | 'price') =>
    of(kind).map((item) => ({
      id: item.id,
      title: must(say(item, 'name')),
      ...optional('price', say(item, 'price')),
      ...(pages.has(item.id) ? { page: pages.get(item.id) } : optional('text', say(item, 'text'))),
    }))
  const pages = ownPages(content, [...of('service'), ...of('person')])
  const services = offersOf('service')
  const prices = offersOf('price')
  const questions = of('question').map(
    (item): Item => ({
      id: item.id,
      title: must(say(item, 'question')),
      text: [must(say(item, 'answer'))],
      isOwn: true,
    }),
  )
  const members = of('person').map((item) => ({
    id: item.id,
    title: must(say(item, 'name')),
    ...optional('letters', lettersOf(item, blanks)),
    ...optional('role', say(item, 'role')),
    ...optional('licence', say(item, 'licence')),
    ...optional('years', say(item, 'years')),
    ...optional('text', say(item, 'text')),
    ...(pages.has(item.id) && { page: pages.get(item.id) }),
  }))
  const furtherPlaces = of('place').map((item) => ({
    id: item.id,
    title: must(say(item, 'name')),
    ...optional('street', say(item, 'street')),
    ...optional('city', say(item, 'city')),
    ...optional('zip', say(item, 'zip')),
    ...optional('phone', say(item, 'phone')),
    ...(item.street && (item.city || item.zip) && { map: mapLink(addressOf(item)) }),
  }))
  const news = of('notice').map((item) => ({
    id: item.id,
    text: must(say(item, 'text')),
    ...(item.until && { until: item.until }),
  }))
  // A week is said once: the one that was added last.
  const week = of('hours').at(-1)
  const hasHours = week !== undefined && isWhole(week)
  const days = hasHours ? weekRows(week.days) : week ? [NO_HOURS] : []
  const rows = days.map(({ first, title, value, isClosed }) => ({
    id: `${week?.id}-${first}`,
    title: ownLine(`hours/${week?.id}/${first}/title`, title),
    value: ownLine(`hours/${week?.id}/${first}/value`, value),
    isClosed,
  }))

  let sections = content.sections
    .filter(({ kind }) => !OWN_SECTIONS.includes(kind))
    .map((section): Section => {
      if (section.kind === 'services') return withOffers(withoutSame(section, services), services)
      if (section.kind === 'questions') return { ...section, items: [...given(section.items), ...questions] }
      if (section.kind === 'where' && rows.length > 0) return withoutHours(section)
      if (section.kind === 'answers' && hasHours) return withHours(section, weekInBrief(week.days))
      return section
    })
  const put = (section: Section) => {
    const at = sections.findIndex(({ kind }) => BEFORE[section.kind]?.includes(kind))
    sections = sections.toSpliced(at < 0 ? sections.length : at, 0, section)
  }
  if (news.length > 0) put({ kind: 'news', items: news })
  if (members.length > 0) put({ kind: 'team', ...head('team'), members })
  if (services.length > 0 && !sectionOf(sections, 'services'))
    put({ kind: 'services', ...head('services'), items: [], offers: services })
  if (prices.length > 0) put({ kind: 'prices', ...head('prices'), offers: prices })
  if (furtherPlaces.length > 0) put({ kind: 'places', ...head('places'), places: furtherPlaces })
  if (rows.length > 0) put({ kind: 'hours', ...head('hours'), rows })
  if (questions.length > 0 && !sectionOf(sections, 'questions'))
    put({ kind: 'questions', ...head('questions'), items: questions })

  const { hours: _hours, places: _places, people: _people, ...entity } = content.entity
  const people = members.map(entityPerson).filter(({ letters, role }) => letters || role)
  return {
    ...content,
    entity: {
      ...entity,
      ...(hasHours && { hours: entityHours(week.days) }),
      ...(people.length > 0 && { people }),
      ...(furtherPlaces.length > 0 && { places: of('place').filter(isWhole).map(entityPlace) }),
    },
    missing: hasHours ? content.missing.filter(({ gap }) => gap !== 'hours') : content.missing,
    sections,
  }
}

// Whole items, and all items of the editor, have the lines that their kind needs.
function must(line: Line | undefined): Line {
  if (!line) throw new Error('An added item lacks its words.')
  return line
}

function optional<Key extends string>(key: Key, line: Line | undefined) {
  return (line ? { [key]: line } : {}) as { readonly [Part in Key]?: Line }
}

function head(kind: keyof typeof ADDED_HEADS) {
  const [label, heading] = ADDED_HEADS[kind]
  return {
    label: general(`${kind}/label`, label, PLAIN),
    heading: general(`${kind}/heading`, heading, PLAIN),
  }
}

function given(items: readonly Item[]): Item[] {
  return items.filter(({ id }) => !id.startsWith('add-'))
}

function withOffers(
  { offers: _offers, ...section }: Extract<Section, { kind: 'services' }>,
  offers: NonNullable<Extract<Section, { kind: 'services' }>['offers']>,
): Section {
  return offers.length > 0 ? { ...section, offers } : section
}

// Hours in a sentence would say the same again, or something else.
function withoutHours(section: Extract<Section, { kind: 'where' }>): Section {
  if (!section.office) return section
  const { hours: _hours, ...office } = section.office
  return { ...section, office }
}

// The card says a week in the fewest words, in its place among the cells.
function withHours(section: Extract<Section, { kind: 'answers' }>, brief: string): Section {
  const others = section.cells.filter(({ about }) => about !== 'hours')
  const cell = cellOf('hours', [ownLine('answers/hours/week', brief)])
  const place = ({ about }: (typeof others)[number]) => ANSWER_KINDS.indexOf(about)
  const cells = [...others, ...(cell ? [cell] : [])]
  return { ...section, cells: cells.sort((one, other) => place(one) - place(other)) }
}

type Place = Extract<Added, { kind: 'place' }>

function addressOf({ street, city, zip }: Place): string {
  return [street, [city, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

function entityPlace({ name, street, city, zip, phone }: Place) {
  return {
    name,
    ...(street && { street }),
    ...(city && { city }),
    ...(zip && { zip }),
    ...(phone && { phone }),
  }
}

function entityPerson({ id, title, letters, role }: Member) {
  return {
    id,
    name: title.text,
    ...(letters && { letters: letters.text }),
    ...(role && { role: role.text }),
  }
}

// A listed service that has become an item is said once.
function withoutSame(
  section: Extract<Section, { kind: 'services' }>,
  offers: readonly { readonly title: Line }[],
): Extract<Section, { kind: 'services' }> {
  const names = new Set(offers.map(({ title }) => foldName(title.text)))
  return { ...section, items: section.items.filter(({ title }) => !names.has(foldName(title.text))) }
}
