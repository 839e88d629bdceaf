import type { CustomDialogTexts } from '@foyer/shared/onboarding/questions/step.ts'
import { Plus } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { findCard } from './choice-cards.tsx'
import { CustomCardDialog } from './custom-card-dialog.tsx'
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
        <Plus aria-hidden="true" className="size-5 stroke-[1.75]" />
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
