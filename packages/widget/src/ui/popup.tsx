import type { LeadForm } from '../lead-form.ts'
import { Card } from './card.tsx'
import { Mark } from './mark.tsx'

type PopupProps = {
  readonly form: LeadForm
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** The dialog, and in button mode the floating button that opens it. */
export function Popup({ form, onOpen, onClose }: PopupProps) {
  const { mode, say } = form.settings
  return (
    <>
      {mode === 'button' && (
        <section aria-label={say('launcher')}>
          <button type="button" class="launcher main" aria-haspopup="dialog" onClick={onOpen}>
            <Mark />
            {say('launcher')}
          </button>
        </section>
      )}
      <dialog
        aria-labelledby="title"
        // Not on click: releasing the pointer outside after selecting text must not close the dialog.
        onMouseDown={(event) => event.target === event.currentTarget && closeDialog(event)}
        onClose={onClose}
      >
        <div class="head" />
        <button type="button" class="close" aria-label={say('close')} onClick={closeDialog}>
          ×
        </button>
        <Card form={form} />
      </dialog>
    </>
  )
}

function closeDialog({ currentTarget }: { readonly currentTarget: Element }): void {
  currentTarget.closest('dialog')?.close()
}
