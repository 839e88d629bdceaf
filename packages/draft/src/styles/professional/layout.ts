import type { FullContent } from '../../content.ts'
import type { Item } from '../../section-parts.ts'
import { type SectionOf, sectionOf } from '../../sections.ts'
import { pick, seededRandom } from '../../seed/seeded-random.ts'
import { longestWord } from '../../text/longest-word.ts'
import { inOwnOrder, type SectionGroups } from '../section-groups.ts'

/** What differs between two professional pages, beside ink and seal. */
export type ProfessionalLayout = {
  /**
   * *edge*: the seal on the edge of paper and plate; *plate*: the whole first screen is a plate; *horizon*: the seal
   * stands on a level edge and the facts lie on the plate.
   */
  readonly hero: 'edge' | 'plate' | 'horizon'
  /** What follows the hero: the clinician, or the care. */
  readonly order: 'story-first' | 'care-first'
  /** The size of the name, by its letters and its longest word. */
  readonly name: 'xl' | 'l' | 'm' | 's'
  /** *single*: one, large; *ledger*: a row for each; *columns*: side by side under one rule. */
  readonly values: 'single' | 'ledger' | 'columns'
  /** *entries*: title and sentence; *index*: titles in two ruled columns; *register*: many, small, in three. */
  readonly services: 'entries' | 'index' | 'register'
}

type Start = Pick<ProfessionalLayout, 'hero' | 'order'>

// A long name needs the width that a level edge leaves it. Without facts there is nothing to lie on a plate.
const STARTS: readonly [Start, ...Start[]] = [
  { hero: 'edge', order: 'story-first' },
  { hero: 'edge', order: 'care-first' },
  { hero: 'plate', order: 'story-first' },
  { hero: 'plate', order: 'care-first' },
  { hero: 'horizon', order: 'story-first' },
]
const LONG_STARTS: readonly [Start, ...Start[]] = [
  { hero: 'horizon', order: 'story-first' },
  { hero: 'horizon', order: 'care-first' },
]
const BARE_STARTS: readonly [Start, ...Start[]] = [
  { hero: 'edge', order: 'care-first' },
  { hero: 'plate', order: 'care-first' },
]

/** Chooses by amount and kind of content, and among what is left by the seed. */
export function professionalLayout({ seed, subject, sections }: FullContent): ProfessionalLayout {
  const hasFacts = (sectionOf(sections, 'hero')?.facts.length ?? 0) > 0
  const name = nameSize(subject.name)
  const starts = !hasFacts ? BARE_STARTS : name === 's' ? LONG_STARTS : STARTS
  return {
    ...pick(seededRandom(`${seed}:professional:start`), starts),
    name,
    values: valuesForm(seed, sectionOf(sections, 'values')?.items ?? []),
    services: servicesForm(sectionOf(sections, 'services')),
  }
}

/** All sections but the first and the contact; the care stands in two columns and moves as one. */
export function professionalGroups(content: FullContent): SectionGroups {
  const person = [['story'], ['team'], ['values'], ['why']] as const
  const care = [['services', 'visit']] as const
  const cost = [['prices'], ['cost']] as const
  const where = [['where'], ['hours'], ['places']] as const
  const isCostHigh = sectionOf(content.sections, 'cost')?.isHigh
  return inOwnOrder(content, [
    ...(professionalLayout(content).order === 'story-first' ? [...person, ...care] : [...care, ...person]),
    ['model'],
    ...(isCostHigh ? [...cost, ...where] : [...where, ...cost]),
    ['questions'],
  ])
}

function nameSize(name: string): ProfessionalLayout['name'] {
  const length = [...name].length
  const longest = longestWord(name)
  if (length <= 14 && longest <= 8) return 'xl'
  if (length <= 24 && longest <= 10) return 'l'
  return length <= 40 && longest <= 16 ? 'm' : 's'
}

function valuesForm(seed: string, items: readonly Item[]): ProfessionalLayout['values'] {
  if (items.length <= 1) return 'single'
  const isShort = items.every(({ title, text }) =>
    [title, ...text].every((line) => line.text.length <= 90 && !/\S{15}/u.test(line.text)),
  )
  const mayStandAside = isShort && (items.length === 3 || items.length === 2)
  return mayStandAside ? pick(seededRandom(`${seed}:professional:values`), ['ledger', 'columns']) : 'ledger'
}

function servicesForm(services: SectionOf<'services'> | undefined): ProfessionalLayout['services'] {
  const items = services?.items ?? []
  if (items.some(({ more }) => more)) return 'entries'
  return items.length > 16 ? 'register' : 'index'
}
