import type { OwnEdits } from '../../../../site/use-site-edits.ts'
import { type AddedItem, addedName } from './added-kinds.ts'
import type { History } from './use-history.ts'

/**
 * Changes places with the item before or after it, as a step.
 *
 * @param list the items of its kind, in their order
 * @returns its new place, from 1 on; `null` where there is none
 */
export function moveAdded(
  { id, item }: AddedItem,
  direction: 'up' | 'down',
  list: readonly AddedItem[],
  own: OwnEdits,
  history: History,
): number | null {
  const at = list.findIndex((one) => one.id === id)
  const to = at + (direction === 'up' ? -1 : 1)
  if (!list[to]) return null
  const moved = list.toSpliced(at, 1).toSpliced(to, 0, { id, item })
  // Words that follow stay: only the places are set back.
  const setPlaces = (items: readonly AddedItem[]) => {
    const known = own.read().added
    const places = items.flatMap(({ id: one }, index) => {
      const now = known[one]
      return now ? [[one, { ...now, at: index + 1 }] as const] : []
    })
    own.change({ added: Object.fromEntries(places) })
  }
  history.push({
    label: `the move of ${addedName(item)}`,
    undo: () => setPlaces(list),
    redo: () => setPlaces(moved),
  })
  setPlaces(moved)
  return to + 1
}
