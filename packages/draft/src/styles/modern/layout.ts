import type { FullContent } from '../../content.ts'
import type { Item } from '../../section-parts.ts'
import { type SectionOf, sectionOf } from '../../sections.ts'
import { pick, seededRandom } from '../../seed/seeded-random.ts'
import { longestWord } from '../../text/longest-word.ts'
import { characters } from '../characters.ts'
import { inOwnOrder, type SectionGroups } from '../section-groups.ts'

/** What differs between two modern pages, beside the seed of the chart. */
export type ModernLayout = {
  /**
   * *coast*: the chart bleeds off the right; *strait*: it lies across the top; *flood*: the first screen is water.
   */
  readonly hero: 'coast' | 'strait' | 'flood'
  /** What follows the hero: what is special, or how a visit goes. */
  readonly order: 'values-first' | 'visit-first'
  /** *alone*: one, across the band; *leader*: one leads, the rest follow; *pairs*: all alike, two in a row. */
  readonly values: 'alone' | 'leader' | 'pairs'
  /** *rows*: title and sentence; *columns*: titles alone, two in a row. */
  readonly services: 'rows' | 'columns'
  /** The name is set one step smaller. */
  readonly isLongName: boolean
}

type Start = Pick<ModernLayout, 'hero' | 'order'>

// A flood is a field of color: the values, which are one too, do not follow it. A long name has no room beside a
// chart.
const STARTS: readonly [Start, ...Start[]] = [
  { hero: 'coast', order: 'values-first' },
  { hero: 'coast', order: 'visit-first' },
  { hero: 'strait', order: 'values-first' },
  { hero: 'strait', order: 'visit-first' },
  { hero: 'flood', order: 'visit-first' },
]
const LONG_STARTS: readonly [Start, ...Start[]] = [
  { hero: 'strait', order: 'values-first' },
  { hero: 'strait', order: 'visit-first' },
  { hero: 'coast', order: 'values-first' },
]

/** Chooses by amount and kind of content, and among what is left by the seed. */
export function modernLayout({ seed, subject, sections }: FullContent): ModernLayout {
  const values = sectionOf(sections, 'values')
  const isLongName = longestWord(subject.name) > 11 || [...subject.name].length > 34
  return {
    ...pick(seededRandom(`${seed}:modern:start`), isLongName ? LONG_STARTS : STARTS),
    values: valuesForm(seed, values?.items ?? []),
    services: servicesForm(sectionOf(sections, 'services')),
    isLongName,
  }
}

/** The bands between the first screen and the contact. */
export function modernGroups(content: FullContent): SectionGroups {
  const { order, hero } = modernLayout(content)
  const [values, care] = [['values'], ['services', 'visit']] as const
  const person = [['why', 'story'], ['team']] as const
  const paying = [['prices'], ['model', 'cost']] as const
  const where = [['where'], ['hours'], ['places']] as const
  const isCostHigh = sectionOf(content.sections, 'cost')?.isHigh ?? true
  const groups = inOwnOrder(content, [
    ...(order === 'values-first' ? [values, ...person, care] : [care, ...person, values]),
    ...(isCostHigh ? [...paying, ...where] : [...where, ...paying]),
    ['questions'],
  ])
  return withoutTouchingFields(groups, hero)
}

// The values are a field of color, as a flood and the contact are: between two of them stands something else.
function withoutTouchingFields(groups: SectionGroups, hero: ModernLayout['hero']): SectionGroups {
  const at = groups.findIndex(([kind]) => kind === 'values')
  const to = hero === 'flood' && at === 0 ? 1 : at === groups.length - 1 ? at - 1 : at
  const others = groups.toSpliced(at, 1)
  return at < 0 || to < 0 ? groups : others.toSpliced(to, 0, ...groups.slice(at, at + 1))
}

function valuesForm(seed: string, items: readonly Item[]): ModernLayout['values'] {
  if (items.length <= 1) return 'alone'
  // Words of very different length stand badly side by side, and a first among three would be left over.
  const lengths = items.map(({ title, text }) => characters([title, ...text]))
  const isEven = Math.max(...lengths) < 150 && items.length % 2 === 0
  return isEven ? pick(seededRandom(`${seed}:modern:values`), ['leader', 'pairs']) : 'leader'
}

function servicesForm(services: SectionOf<'services'> | undefined): ModernLayout['services'] {
  return services?.items.some(({ more }) => more) ? 'rows' : 'columns'
}
