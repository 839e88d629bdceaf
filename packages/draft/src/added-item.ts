import type { Added, AddedKind } from '@foyer/shared/api/site-edits.ts'
import { withLetters } from './compose/credentials.ts'
import type { Line } from './line.ts'
import { weekRows } from './opening-hours.ts'
import type { SectionKind } from './sections.ts'
import { BLANKS } from './words/added.ts'

/** Something that the owner put on the page, with its id. */
export type AddedItem = Added & { readonly id: string }

/** An item of one kind. */
export type AddedOf<Kind extends AddedKind> = Extract<AddedItem, { kind: Kind }>

/** The section that holds a kind of item. */
export const SECTION_OF_ADDED = {
  service: 'services',
  question: 'questions',
  price: 'prices',
  hours: 'hours',
  person: 'team',
  place: 'places',
  notice: 'news',
} as const satisfies Readonly<Record<AddedKind, SectionKind>>

/** Whether an item has the words that its kind cannot do without, so that it is printed. */
export function isWhole(item: Added): boolean {
  switch (item.kind) {
    case 'question':
      return item.question !== '' && item.answer !== ''
    case 'notice':
      return item.text !== ''
    case 'hours':
      return weekRows(item.days).length > 0
    default:
      return item.name !== ''
  }
}

/**
 * Returns the line of a field of an item.
 *
 * @param blanks `with-blanks`: an empty field holds what belongs there
 */
export function lineOf(item: AddedItem, field: string, blanks: 'with-blanks' | undefined): Line | undefined {
  const text = String((item as unknown as Record<string, unknown>)[field] ?? '')
  const shown = text || (blanks && BLANKS[item.kind][field])
  if (!shown) return undefined
  return { ...ownLine(`${SECTION_OF_ADDED[item.kind]}/${item.id}/${field}`, shown), typed: true }
}

/** Returns the letters of a person; a name that was typed with some of them has those once. */
export function lettersOf(item: AddedOf<'person'>, blanks: 'with-blanks' | undefined): Line | undefined {
  const line = lineOf(item, 'letters', blanks)
  if (!line || !item.letters) return line
  const unsaid = withLetters(item.name, item.letters).slice(item.name.length).replace(/^, /, '')
  return unsaid ? { ...line, text: unsaid } : undefined
}

/** Returns a line whose source is the owner. */
export function ownLine(id: string, text: string): Line {
  return { id, text, standing: 'given', sources: [{ from: 'owner' }] }
}
