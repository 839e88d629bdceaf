// The field schemas of answers. Stored JSON may be older than today's catalogues or come from another writer, so
// invalid parts are dropped and the rest of the answer is kept.
import * as z from 'zod/mini'
import { visibleText } from '../../plain-text.ts'
import { type CustomId, type CustomItem, isCustomId } from './custom-item.ts'

/** The time of an answer with an unreadable time: older than any other. */
const UNKNOWN_TIME = '1970-01-01T00:00:00.000Z'

export const instant = z.catch(z.iso.datetime({ offset: true }), UNKNOWN_TIME)

export const typedText = z.catch(z.pipe(z.string(), z.transform(visibleText)), '')

const anyList = z.catch(z.array(z.unknown()), [])

/** A list reduced to known ids without duplicates, in the order of selection. */
export function idList<Id extends string>(ids: readonly Id[]) {
  return z.pipe(
    anyList,
    z.transform((items): Id[] => unique(items).filter((item): item is Id => isOneOf(ids, item))),
  )
}

/** Like `idList`, and also accepts ids of custom items; `withoutDangling` drops those without an item. */
export function idListWithCustom<Id extends string>(ids: readonly Id[]) {
  return z.pipe(
    anyList,
    z.transform((items): (Id | CustomId)[] =>
      unique(items).filter((item): item is Id | CustomId => isOneOf(ids, item) || isCustomId(item)),
    ),
  )
}

const customItem = z.object({
  id: z.custom<CustomId>(isCustomId),
  title: z.pipe(typedText, z.string().check(z.minLength(1))),
  description: z.pipe(typedText, z.string().check(z.minLength(1))),
})

/** The complete custom items of a list, one for each id. */
export const customItems = z.pipe(
  anyList,
  z.transform((items): CustomItem[] => {
    const complete = new Map<CustomId, CustomItem>()
    for (const item of items) {
      const parsed = customItem.safeParse(item)
      if (parsed.success && !complete.has(parsed.data.id)) complete.set(parsed.data.id, parsed.data)
    }
    return [...complete.values()]
  }),
)

/** Drops ids of custom items that do not exist. */
export function withoutDangling<Id extends string>(
  selected: readonly (Id | CustomId)[],
  custom: readonly CustomItem[],
): (Id | CustomId)[] {
  return selected.filter((id) => !isCustomId(id) || custom.some((item) => item.id === id))
}

function unique(items: readonly unknown[]): unknown[] {
  return [...new Set(items)]
}

function isOneOf<Id extends string>(ids: readonly Id[], item: unknown): item is Id {
  return ids.some((id) => id === item)
}
