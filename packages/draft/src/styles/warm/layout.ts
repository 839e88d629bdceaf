import type { FullContent } from '../../content.ts'
import type { Item } from '../../section-parts.ts'
import { sectionOf } from '../../sections.ts'
import { pick, seededRandom } from '../../seed/seeded-random.ts'
import { characters } from '../characters.ts'
import { inOwnOrder, type SectionGroups } from '../section-groups.ts'

/** beside: words left, still life right. frieze: a row of things under the name. laid: the name lies on the table. */
export type HeroForm = 'beside' | 'frieze' | 'laid'
/** What lies on the table first. */
export type TableOrder = 'letter-first' | 'values-first'
/** platters: plates, and at least one value that needs more room. */
export type ValuesForm = 'plates' | 'platters' | 'note'
export type NameSize = 'short' | 'middle' | 'long'

export interface WarmLayout {
  hero: HeroForm
  nameSize: NameSize
  order: TableOrder
  values: ValuesForm
  /** Insurance pays: what a visit costs stands after the places. */
  isCostLate: boolean
}

/** Which heroes may stand over which order: two large headings on one table are one too many. */
export const allowedHeroes: Record<TableOrder, Record<NameSize, readonly HeroForm[]>> = {
  'letter-first': {
    short: ['beside', 'frieze', 'laid'],
    middle: ['beside', 'frieze', 'laid'],
    long: ['beside', 'laid'],
  },
  'values-first': { short: ['beside', 'frieze'], middle: ['beside', 'frieze'], long: ['beside'] },
}

/** A value with more characters than this does not fit a plate and lies on a platter. */
const plateCharacters = 104

/** Chooses the arrangement of a page from the amount and kind of its content, and where both allow more, by seed. */
export function warmLayout({ seed, sections }: FullContent): WarmLayout {
  const hero = sectionOf(sections, 'hero')
  const story = sectionOf(sections, 'story')
  const items = sectionOf(sections, 'values')?.items ?? []
  const nameSize = sizeOfName(hero?.name.text ?? '')
  const random = seededRandom(`${seed}/warm/layout`)
  const orders: readonly TableOrder[] = ['letter-first', 'letter-first', 'values-first']
  const drawn = pick(random, orders)
  const hasStory = (story?.paragraphs.length ?? 0) > 0
  const order = hasStory ? (items.length > 1 ? drawn : 'letter-first') : 'values-first'
  const heroes = allowedHeroes[items.length === 0 ? 'letter-first' : order][nameSize]
  const long = items.filter(isLongValue).length
  const isNote = items.length > 2 && (long * 2 >= items.length || (items.length > 4 && random() < 0.4))
  return {
    hero: pick(random, heroes),
    nameSize,
    order,
    values: isNote ? 'note' : long > 0 ? 'platters' : 'plates',
    isCostLate: sectionOf(sections, 'cost')?.isHigh === false,
  }
}

/** The sections below the table, which stays under the still life of the hero. */
export function warmGroups(content: FullContent): SectionGroups {
  const { isCostLate } = warmLayout(content)
  const paying = ['model', 'cost'] as const
  const places = [['where'], ['hours'], ['places']] as const
  return inOwnOrder(content, [
    ['team'],
    ['why'],
    ['services', 'visit'],
    ['prices'],
    ...(isCostLate ? [...places, paying] : [paying, ...places]),
    ['questions'],
  ])
}

/** Says whether a value needs a platter. */
export function isLongValue({ title, text }: Item): boolean {
  return characters([title, ...text]) > plateCharacters
}

function sizeOfName(name: string): NameSize {
  const letters = [...name].length
  return letters <= 16 ? 'short' : letters <= 28 ? 'middle' : 'long'
}
