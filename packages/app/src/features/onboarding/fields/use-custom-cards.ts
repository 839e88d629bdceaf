import { type CustomId, type CustomItem, isCustomId } from '@foyer/shared/onboarding/answers/custom-item.ts'
import {
  addCustomItem,
  type CustomItemError,
  type CustomItemTexts,
  editCustomItem,
  type RemovedCustomItem,
  removeCustomItem,
  restoreCustomItem,
} from '@foyer/shared/onboarding/input/edit-custom-items.ts'
import type { Selection } from '@foyer/shared/onboarding/input/selection.ts'
import type { ChoiceStep } from '@foyer/shared/onboarding/questions/step.ts'
import { type RefObject, useRef, useState } from 'react'

export type CustomCardsState = {
  /** The card in the dialog, without one a new card; `null` when it is closed. */
  readonly editing: { readonly item?: CustomItem } | null
  /** The last removed card, while Undo is possible. */
  readonly removed: RemovedCustomItem | null
  /** The last restored card. */
  readonly restored: CustomId | null
  /** The card saved by the dialog, which gets the focus when the dialog closes. */
  readonly saved: RefObject<CustomId | null>
  readonly open: (id?: string) => void
  readonly close: () => void
  readonly save: (typed: CustomItemTexts) => CustomItemError | undefined
  readonly remove: () => void
  readonly undo: () => void
}

/** Adds, edits, removes and restores custom cards. */
export function useCustomCards(
  step: ChoiceStep,
  selection: Selection,
  setSelection: (selection: Selection) => void,
): CustomCardsState {
  const [editing, setEditing] = useState<CustomCardsState['editing']>(null)
  const [removed, setRemoved] = useState<RemovedCustomItem | null>(null)
  const [restored, setRestored] = useState<CustomId | null>(null)
  const saved = useRef<CustomId | null>(null)

  function finish(next: Selection, id: CustomId): undefined {
    saved.current = id
    setSelection(next)
    setEditing(null)
  }
  return {
    editing,
    removed,
    restored,
    saved,
    open(id) {
      saved.current = null
      setRemoved(null)
      const item = isCustomId(id) ? selection.custom.find((custom) => custom.id === id) : undefined
      setEditing(item ? { item } : {})
    },
    close: () => setEditing(null),
    save(typed) {
      if (editing?.item) {
        const edited = editCustomItem(selection, editing.item.id, typed)
        return edited.ok ? finish(edited.value, editing.item.id) : edited.error
      }
      const added = addCustomItem(step, selection, typed, new Date())
      return added.ok ? finish(added.value.selection, added.value.id) : added.error
    },
    remove() {
      if (!editing?.item) return
      const result = removeCustomItem(selection, editing.item.id)
      setSelection(result.selection)
      setRemoved(result.removed)
      setRestored(null)
      setEditing(null)
    },
    undo() {
      if (!removed) return
      setSelection(restoreCustomItem(step, selection, removed))
      setRestored(removed.item.id)
      setRemoved(null)
    },
  }
}
