import type { MovableSection } from '@foyer/shared/api/site-edits.ts'
import type { FullContent } from '../../content.ts'
import { type Section, type SectionKind, type SectionOf, sectionOf } from '../../sections.ts'
import { pick, seededRandom } from '../../seed/seeded-random.ts'
import { artField } from '../art-field.ts'
import { characters } from '../characters.ts'
import { inOwnOrder, type SectionGroups } from '../section-groups.ts'
import { type GestureName, gestureOf } from './art/gestures.ts'
import { type NameLines, nameLines } from './name-lines.ts'

/**
 * Where the first sentence stands: in the field inside the bend, in the field beside the ribbon, in either at the
 * size of a shout, or on night.
 */
export type Hero = 'nested' | 'beside' | 'shout' | 'night'
type Order = 'values-first' | 'visit-first'
/** One statement, rows that start further right each, or two shifted columns. */
export type ValuesForm = 'one' | 'stagger' | 'pack'
/** The ground of a section; `split` brings its own three. */
export type Field = 'chalk' | 'chalk2' | 'blush' | 'flash' | 'hot' | 'rival' | 'dark' | 'split'

export type MiddleKind = Exclude<SectionKind, 'news' | 'hero' | 'answers' | 'notices' | 'footer'>

export type DynamicLayout = {
  readonly name: NameLines
  readonly gesture: GestureName
  readonly hero: Hero
  readonly order: Order
  readonly values: ValuesForm
  readonly fields: readonly { readonly kind: MiddleKind; readonly field: Field }[]
}

const SHORT_LEDE = 72
const LONG_TEXT = 150
const MAX_STAGGER = 5

const ORDERS: Readonly<Record<Order, readonly MovableSection[]>> = {
  'values-first': [
    'values',
    'story',
    'team',
    'why',
    'services',
    'prices',
    'visit',
    'model',
    'where',
    'questions',
  ],
  'visit-first': [
    'visit',
    'story',
    'team',
    'values',
    'why',
    'services',
    'prices',
    'model',
    'where',
    'questions',
  ],
}
const PLACES: readonly MovableSection[] = ['where', 'hours', 'places']
const GROUNDS: Readonly<Record<Exclude<MiddleKind, 'model'>, Field>> = {
  values: 'chalk',
  story: 'blush',
  team: 'chalk',
  why: 'rival',
  services: 'flash',
  prices: 'chalk2',
  visit: 'chalk',
  where: 'dark',
  hours: 'chalk',
  places: 'chalk2',
  cost: 'chalk2',
  questions: 'chalk',
  contact: 'hot',
}

/** Chooses by amount and kind of content, then by the seed, from what the style allows. */
export function dynamicLayout(content: FullContent): DynamicLayout {
  const { seed, subject, sections } = content
  const gesture = gestureOf(seed, artField(subject))
  const name = nameLines(subject.name)
  const lede = sectionOf(sections, 'hero')?.lede.text ?? ''
  const values = sectionOf(sections, 'values')
  const order = orderOf(seed, sections)
  return {
    name,
    gesture,
    hero: heroOf(seed, gesture, name, lede),
    order,
    values: valuesForm(values),
    fields: fieldsOf([...dynamicGroups(content).flat(), 'contact'], sections),
  }
}

/** The fields between the start and the contact, each by itself. */
export function dynamicGroups(content: FullContent): SectionGroups {
  const { seed, sections } = content
  const isHigh = sectionOf(sections, 'cost')?.isHigh
  const kinds = ORDERS[orderOf(seed, sections)].flatMap((kind): MovableSection[] =>
    kind === 'where' ? (isHigh ? ['cost', ...PLACES] : [...PLACES, 'cost']) : [kind],
  )
  return inOwnOrder(
    content,
    kinds.map((kind) => [kind]),
  )
}

function heroOf(seed: string, gesture: GestureName, { lines }: NameLines, lede: string): Hero {
  const inField = gesture === 'bend' ? 'nested' : 'beside'
  const isBrief = [...lede].length <= SHORT_LEDE
  if (lines.length <= 2 && isBrief)
    return pick(seededRandom(`${seed}:dynamic:hero`), ['shout', 'shout', inField])
  // Beside a curl there is too little room for large words.
  if (isBrief && gesture !== 'curl')
    return pick(seededRandom(`${seed}:dynamic:hero`), [inField, inField, 'night'])
  return inField
}

function orderOf(seed: string, sections: readonly Section[]): Order {
  const count = sectionOf(sections, 'values')?.items.length ?? 0
  if (count <= 1) return 'visit-first'
  if (count > MAX_STAGGER) return 'values-first'
  return pick(seededRandom(`${seed}:dynamic:order`), ['values-first', 'visit-first'])
}

function valuesForm(values: SectionOf<'values'> | undefined): ValuesForm {
  const items = values?.items ?? []
  if (items.length === 1) return 'one'
  const isLong = items.some(({ text }) => characters(text) > LONG_TEXT)
  return isLong || items.length > MAX_STAGGER ? 'pack' : 'stagger'
}

// No two neighbors share a ground: the second becomes the other paper.
function fieldsOf(kinds: readonly MiddleKind[], sections: readonly Section[]): DynamicLayout['fields'] {
  const fields: { kind: MiddleKind; field: Field }[] = []
  for (const kind of kinds) {
    const section = sectionOf(sections, kind)
    if (!section) continue
    const wanted =
      section.kind === 'model'
        ? section.ways.length === 2
          ? 'split'
          : 'chalk2'
        : GROUNDS[section.kind as keyof typeof GROUNDS]
    const before = fields.at(-1)?.field
    const paper = before === 'split' ? 'chalk2' : before
    fields.push({ kind, field: wanted === paper ? (paper === 'chalk2' ? 'chalk' : 'chalk2') : wanted })
  }
  return fields
}
