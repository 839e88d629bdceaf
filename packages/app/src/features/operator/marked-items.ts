import type { Item } from './api/desk.ts'
import { canBeMarked, deedsOf } from './deeds.ts'
import type { Step } from './use-deed.ts'

/** The marked rows that still wait and can go at once. */
export function markedItems(items: readonly Item[], marks: ReadonlySet<string>, now: Date): readonly Item[] {
  return items.filter((item) => marks.has(item.key) && canBeMarked(item, now))
}

/** What several rows say, one after the other. */
export function stepsOf(items: readonly Item[], now: Date): readonly Step[] {
  return items.flatMap((item) => {
    const [first] = deedsOf(item, now)
    return first ? [{ call: first.call(''), undo: first.undo }] : []
  })
}
