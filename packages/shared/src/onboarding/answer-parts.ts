// The readers that answer schemas are made of. Stored JSON may be older than today's catalogues or written by another
// hand: what does not fit is left out, and the rest of the answer lives on.
import * as z from 'zod/mini'
import { plainText } from '../plain-text.ts'
import { type CustomId, type CustomItem, isCustomId } from './custom-item.ts'

/** The time of an answer whose own time cannot be read: older than any other. */
const UNKNOWN_TIME = '1970-01-01T00:00:00.000Z'

export const instant = z.catch(z.iso.datetime({ offset: true }), UNKNOWN_TIME)

export const typedText = z.catch(z.pipe(z.string(), z.transform(plainText)), '')

const anyList = z.catch(z.array(z.unknown()), [])

/** The known ids of a list, each once, in the order of choosing. */
export function idList<Id extends string>(ids: readonly Id[]) {
  return z.pipe(
    anyList,
    z.transform((items): Id[] => unique(items).filter((item): item is Id => isOneOf(ids, item))),
  )
}

/** As `idList`, and ids of custom items; whether such an item exists is for `withoutDangling` to say. */
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

/** The custom items that are whole, one for each id. */
export const customItems = z.pipe(
  anyList,
  z.transform((items): CustomItem[] => {
    const whole = new Map<CustomId, CustomItem>()
    for (const item of items) {
      const parsed = customItem.safeParse(item)
      if (parsed.success && !whole.has(parsed.data.id)) whole.set(parsed.data.id, parsed.data)
    }
    return [...whole.values()]
  }),
)

/** Drops the ids of custom items that are gone. */
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
