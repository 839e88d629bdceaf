import type { MovableSection } from '@foyer/shared/api/site-edits.ts'
import type { FullContent } from '../../content.ts'
import type { Item } from '../../section-parts.ts'
import { sectionOf } from '../../sections.ts'
import { pick, seededRandom } from '../../seed/seeded-random.ts'
import { characters } from '../characters.ts'
import { inOwnOrder, type SectionGroups } from '../section-groups.ts'

/**
 * standing: the name stands on the line, beside a pair. visit: beside two chairs and what a visit is about. under: the line first, the name below.
 */
export type HeroForm = 'standing' | 'visit' | 'under'
export type NameSize = 'short' | 'middle' | 'long'
/** pairs: title in the margin. stack: title over its sentence. columns: the same in two columns. */
export type ValuesForm = 'pairs' | 'stack' | 'columns'
export type Place = 'margin' | 'column' | 'right'

export interface MinimalistLayout {
  hero: HeroForm
  nameSize: NameSize
  values: ValuesForm
  /** What the first band tells. */
  order: 'story-first' | 'care-first'
  /** Insurance pays: what a visit costs stands after the questions. */
  isCostLate: boolean
  /** Where the first motif stands; the next ones take turns. */
  firstPlace: number
}

/** Which heroes may carry a name of which length. A form twice is twice as likely. */
export const allowedHeroes: Record<NameSize, readonly HeroForm[]> = {
  short: ['standing', 'standing', 'standing', 'standing', 'visit'],
  middle: ['standing', 'standing', 'standing', 'standing', 'visit', 'under'],
  long: ['under'],
}

const shortName = 16
const middleName = 36
/** A title with more characters does not fit the margin in two lines. */
const marginTitle = 40
/** Items with more characters are too long for two columns. */
const columnText = 110

/** Chooses the arrangement of a page from the amount and kind of its content, and where both allow more, by seed. */
export function minimalistLayout({ seed, sections }: FullContent): MinimalistLayout {
  const name = sectionOf(sections, 'hero')?.name.text ?? ''
  const items = sectionOf(sections, 'values')?.items ?? []
  const hasStory = (sectionOf(sections, 'story')?.paragraphs.length ?? 0) > 0
  const random = seededRandom(`${seed}/minimalist/layout`)
  const letters = [...name].length
  const nameSize = letters <= shortName ? 'short' : letters <= middleName ? 'middle' : 'long'
  return {
    hero: pick(random, allowedHeroes[nameSize]),
    nameSize,
    order: random() < 0.75 && hasStory ? 'story-first' : 'care-first',
    values: valuesForm(items, random()),
    isCostLate: sectionOf(sections, 'cost')?.isHigh === false,
    firstPlace: Math.floor(random() * 3),
  }
}

/** What stands in the band of the care. */
const CARE: readonly MovableSection[] = ['why', 'values', 'visit', 'services']

/** The bands between the name and the visit, which ends the line. */
export function minimalistGroups(content: FullContent): SectionGroups {
  const { order, isCostLate } = minimalistLayout(content)
  const story = [['story'], ['team']] as const
  const [prices, hours, places, questions] = [['prices'], ['hours'], ['places'], ['questions']] as const
  const paying = ['model', 'cost'] as const
  return inOwnOrder(content, [
    ...(order === 'story-first' ? [...story, CARE] : [CARE, ...story]),
    prices,
    ...(isCostLate ? [questions, paying] : [paying, questions]),
    hours,
    places,
  ])
}

/** Returns the form of the list of values; drawn is a number 0-1 that decides where several fit. */
export function valuesForm(items: readonly Item[], drawn: number): ValuesForm {
  if (items.some(({ title }) => [...title.text].length > marginTitle)) return 'stack'
  const isEven = items.every(({ text, isOwn }) => !isOwn && characters(text) <= columnText)
  if (items.length >= 4 && isEven && drawn < 0.6) return 'columns'
  return drawn > 0.75 ? 'stack' : 'pairs'
}

const places: readonly Place[] = ['right', 'column', 'margin']

/** Returns where the motif of a section stands. */
export function placeOf(index: number, { firstPlace }: MinimalistLayout): Place {
  return places[(index + firstPlace) % places.length] ?? 'right'
}
