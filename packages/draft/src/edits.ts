import {
  ADDED_ID,
  addedSchema,
  HIDEABLE_SECTIONS,
  MOST_ADDED,
  MOVABLE_SECTIONS,
  type MovableSection,
  textForLine,
} from '@foyer/shared/api/site-edits.ts'
import { PICTURE_SLOT, type Picture, pictureSchema } from '@foyer/shared/pictures/picture.ts'
import * as z from 'zod/mini'
import type { AddedItem } from './added-item.ts'

/** What an owner changed on the page. */
export type Edits = {
  /** By the id of the line, never empty. */
  readonly words: ReadonlyMap<string, string>
  /** Empty: the style decides. */
  readonly order: readonly MovableSection[]
  readonly hidden: ReadonlySet<string>
  /** As they stand on the page. */
  readonly added: readonly AddedItem[]
  /** By their slots. */
  readonly pictures: ReadonlyMap<string, Picture>
}

/** What an owner has changed on the page, as `siteEditsOf` gives it; nothing in it is trusted. */
export type SiteEditsRow = {
  readonly words: unknown
  readonly section_order: unknown
  readonly hidden: unknown
  readonly added: unknown
  readonly pictures: unknown
}

const record = z.catch(z.record(z.string(), z.unknown()), {})
const list = z.catch(z.array(z.unknown()), [])

/** The edits of a stored row, for `applyEdits`; without a row there are none. Unreadable ones are left out. */
export function editsFromRow(row: SiteEditsRow | null): Edits {
  const words = Object.entries(record.parse(row?.words ?? {})).flatMap(([id, own]) => {
    const { text } = Object(own)
    const said = typeof text === 'string' ? textForLine(id, text) : ''
    return said ? [[id, said] as const] : []
  })
  const order = list.parse(row?.section_order ?? [])
  const hidden = record.parse(row?.hidden ?? {})
  return {
    words: new Map(words),
    order: MOVABLE_SECTIONS.filter((kind) => order.includes(kind)).sort(
      (one, other) => order.indexOf(one) - order.indexOf(other),
    ),
    hidden: new Set(HIDEABLE_SECTIONS.filter((kind) => hidden[kind] === true)),
    added: addedOf(row?.added),
    pictures: picturesOf(row?.pictures),
  }
}

function picturesOf(pictures: unknown): Edits['pictures'] {
  return new Map(
    Object.entries(record.parse(pictures ?? {})).flatMap(([slot, value]) => {
      const picture = PICTURE_SLOT.test(slot) ? pictureSchema.safeParse(value).data : undefined
      return picture ? [[slot, picture] as const] : []
    }),
  )
}

function addedOf(added: unknown): AddedItem[] {
  return Object.entries(record.parse(added ?? {}))
    .flatMap(([id, value]): AddedItem[] => {
      const item = ADDED_ID.test(id) ? addedSchema.safeParse(value).data : undefined
      return item ? [{ ...item, id }] : []
    })
    .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
    .slice(0, MOST_ADDED)
}
