import type { LeadForm } from '../lead-form.ts'
import { Card } from './card.tsx'
import { Fanlight } from './fanlight.tsx'

type PopupProps = {
  readonly form: LeadForm
  readonly hasDialog: boolean
  readonly open: () => void
  readonly close: () => void
  readonly onClose: () => void
}

/** The dialog, and in button mode the floating button that opens it. */
export function Popup({ form, hasDialog, open, close, onClose }: PopupProps) {
  const { mode, say } = form.settings
  return (
    <>
      {mode === 'button' && (
        <section aria-label={say('launcher')}>
          <button type="button" class="launcher main" aria-haspopup="dialog" onClick={open}>
            {say('launcher')}
          </button>
        </section>
      )}
      {hasDialog && (
        <dialog
          class={form.message.value.kind}
          aria-labelledby="title"
          // Not on click: releasing the pointer outside after selecting text must not close the dialog.
          onMouseDown={(event) => {
            // Nor by the second press of a double click, whose first one opened it.
            if (event.target !== event.currentTarget || event.detail > 1) return
            close()
          }}
          onClose={onClose}
        >
          <div class="head">
            <Fanlight />
          </div>
          <Card form={form} />
          {/* Last, so that the dialog gives the focus to the field. */}
          <button type="button" class="close" aria-label={say('close')} onClick={close}>
            ×
          </button>
        </dialog>
      )}
    </>
  )
}
