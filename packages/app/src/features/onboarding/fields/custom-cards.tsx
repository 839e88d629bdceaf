import {
  CUSTOM_DESCRIPTION_MAX_LENGTH,
  CUSTOM_TITLE_MAX_LENGTH,
} from '@foyer/shared/onboarding/answers/limits.ts'
import type { CustomItemError, CustomItemTexts } from '@foyer/shared/onboarding/input/edit-custom-items.ts'
import type { CustomDialogTexts } from '@foyer/shared/onboarding/questions/step.ts'
import { Plus } from 'lucide-react'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { dismissToasts, showToast } from '../../../lib/toast.ts'
import { findCard } from './choice-cards.tsx'
import type { CustomCardsState } from './use-custom-cards.ts'

type CustomCardsProps = {
  readonly texts: CustomDialogTexts
  readonly cards: CustomCardsState
  readonly isSaving: boolean
}

/** The end of a grid with custom cards: the Add button, the dialog and Undo. */
export function CustomCards({ texts, cards, isSaving }: CustomCardsProps) {
  const undoButton = useRef<HTMLButtonElement>(null)
  const { editing, removed, restored } = cards
  useLayoutEffect(() => {
    if (restored) findCard(restored)?.focus()
  }, [restored])
  return (
    <>
      {removed && (
        <p
          role="status"
          className="col-span-full flex items-center justify-between gap-3 rounded-card border border-line bg-surface py-1 pr-1 pl-4.5 text-sm text-muted"
        >
          <span className="min-w-0 wrap-anywhere">“{removed.item.title}” was removed.</span>
          <Button ref={undoButton} look="ghost" disabled={isSaving} onClick={cards.undo}>
            Undo
          </Button>
        </p>
      )}
      <button
        type="button"
        aria-disabled={isSaving || undefined}
        onClick={() => !isSaving && cards.open()}
        className="col-span-full flex min-h-14 items-center justify-center gap-2.5 rounded-card border-[1.5px] border-dashed border-control font-semibold hover:bg-quiet"
      >
        <Plus />
        <span>
          {/* The specification writes the plus sign as text; here it is an icon. */}
          <span className="sr-only">+ </span>
          {texts.addLabel}
        </span>
      </button>
      {editing && (
        <CustomCardDialog
          title={editing.item ? texts.editTitle : texts.addTitle}
          typed={editing.texts}
          onType={cards.type}
          onSave={cards.save}
          onRemove={editing.item && cards.remove}
          onCancel={cards.cancel}
          onClose={cards.close}
          focusAfter={() => (cards.saved.current ? findCard(cards.saved.current) : undoButton.current)}
        />
      )}
    </>
  )
}

type CustomCardDialogProps = {
  readonly title: string
  readonly typed: CustomItemTexts
  readonly onType: (typed: CustomItemTexts) => void
  /** Returns the problem, or nothing when the card is saved. */
  readonly onSave: () => CustomItemError | undefined
  readonly onRemove?: (() => void) | undefined
  /** Closes the dialog without what is typed. */
  readonly onCancel: () => void
  /** Closes the dialog; what is typed is kept for the next time. */
  readonly onClose: () => void
  readonly focusAfter: () => HTMLElement | null
}

/** The dialog to write or edit a custom card. */
function CustomCardDialog({
  title,
  typed,
  onType,
  onSave,
  onRemove,
  onCancel,
  onClose,
  focusAfter,
}: CustomCardDialogProps) {
  const [hasTried, setHasTried] = useState(false)
  const missing = (text: string, sentence: string) => (hasTried && !text.trim() ? sentence : undefined)

  function change(next: CustomItemTexts) {
    dismissToasts()
    onType(next)
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    dismissToasts()
    const problem = onSave()
    if (!problem) return
    // The message stands beside its field before the focus moves there, so that screen readers read both.
    flushSync(() => setHasTried(true))
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    // A text that is too long is marked where it is typed, and nowhere else.
    if (problem.code !== 'too_long') showToast(problem.toast)
  }
  return (
    <Dialog title={title} onClose={onClose} focusAfter={focusAfter}>
      <form noValidate onSubmit={handleSubmit} className="grid gap-4">
        <TextField
          label="Title"
          placeholder="Enter a title"
          limit={CUSTOM_TITLE_MAX_LENGTH}
          value={typed.title}
          error={missing(typed.title, 'A title is missing')}
          onChange={(event) => change({ ...typed, title: event.target.value })}
        />
        <TextArea
          label="Description"
          placeholder="Enter a description"
          rows={3}
          limit={CUSTOM_DESCRIPTION_MAX_LENGTH}
          value={typed.description}
          error={missing(typed.description, 'A description is missing')}
          onChange={(event) => change({ ...typed, description: event.target.value })}
        />
        <div className="mt-1 flex flex-wrap items-center justify-end gap-2">
          {onRemove && (
            <Button look="ghost" className="mr-auto -ml-5.5 text-danger" onClick={onRemove}>
              Remove
            </Button>
          )}
          <Button look="ghost" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </div>
      </form>
    </Dialog>
  )
}
