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
import * as z from 'zod/mini'

const textsSchema = z.object({ title: z.string(), description: z.string() })

const dialogSchema = z.object({
  /** The card in the dialog, or `new`; `null` when it is closed. */
  open: z.nullable(z.string()),
  /** What is typed and not saved, for each card. */
  typed: z.record(z.string(), textsSchema),
})

/** The dialog as part of the unsaved input. */
type DialogInput = z.infer<typeof dialogSchema>

const CLOSED: DialogInput = { open: null, typed: {} }
const NEW = 'new'

export type CustomCardsState = {
  /** The dialog, to be kept as unsaved input; `null` while nothing is typed in it. */
  readonly dialog: DialogInput | null
  /** The card in the dialog, without one a new card, and its texts; `null` when it is closed. */
  readonly editing: { readonly item?: CustomItem | undefined; readonly texts: CustomItemTexts } | null
  /** The last removed card, while Undo is possible. */
  readonly removed: RemovedCustomItem | null
  /** The last restored card. */
  readonly restored: CustomId | null
  /** The card saved by the dialog, which gets the focus when the dialog closes. */
  readonly saved: RefObject<CustomId | null>
  readonly open: (id?: string) => void
  readonly type: (texts: CustomItemTexts) => void
  /** Closes the dialog and forgets what is typed in it. */
  readonly cancel: () => void
  /** Closes the dialog, which shows what is typed when it is opened again. */
  readonly close: () => void
  readonly save: () => CustomItemError | undefined
  readonly remove: () => void
  readonly undo: () => void
}

/**
 * Adds, edits, removes and restores custom cards.
 *
 * @param restored the dialog of an unsaved input, unvalidated
 */
export function useCustomCards(
  step: ChoiceStep,
  selection: Selection,
  setSelection: (selection: Selection) => void,
  restored: unknown,
): CustomCardsState {
  const [dialog, setDialog] = useState<DialogInput>(() => dialogSchema.safeParse(restored).data ?? CLOSED)
  const [removed, setRemoved] = useState<RemovedCustomItem | null>(null)
  const [restoredCard, setRestoredCard] = useState<CustomId | null>(null)
  const saved = useRef<CustomId | null>(null)
  const { open, typed } = dialog
  const item = selection.custom.find((custom) => custom.id === open)
  const texts = (open !== null && typed[open]) || textsOf(item)

  /** Closes the dialog without what is typed in it. */
  function closeEmpty() {
    setDialog({ open: null, typed: Object.fromEntries(Object.entries(typed).filter(([id]) => id !== open)) })
  }
  function finish(next: Selection, id: CustomId): undefined {
    saved.current = id
    setSelection(next)
    closeEmpty()
  }
  return {
    dialog: open === null && Object.keys(typed).length === 0 ? null : dialog,
    editing: open === null ? null : { item, texts },
    removed,
    restored: restoredCard,
    saved,
    open(id) {
      saved.current = null
      setRemoved(null)
      setDialog({ ...dialog, open: isCustomId(id) ? id : NEW })
    },
    type(next) {
      if (open !== null) setDialog({ open, typed: { ...typed, [open]: next } })
    },
    cancel: closeEmpty,
    close: () => setDialog({ ...dialog, open: null }),
    save() {
      if (item) {
        const edited = editCustomItem(selection, item.id, texts)
        return edited.ok ? finish(edited.value, item.id) : edited.error
      }
      const added = addCustomItem(step, selection, texts, new Date())
      return added.ok ? finish(added.value.selection, added.value.id) : added.error
    },
    remove() {
      if (!item) return
      const result = removeCustomItem(selection, item.id)
      setSelection(result.selection)
      setRemoved(result.removed)
      setRestoredCard(null)
      closeEmpty()
    },
    undo() {
      if (!removed) return
      setSelection(restoreCustomItem(step, selection, removed))
      setRestoredCard(removed.item.id)
      setRemoved(null)
    },
  }
}

function textsOf(item: CustomItem | undefined): CustomItemTexts {
  return { title: item?.title ?? '', description: item?.description ?? '' }
}
