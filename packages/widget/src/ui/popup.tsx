import type { Signal } from '@preact/signals'
import type { LeadForm } from '../lead-form.ts'
import { Card } from './card.tsx'
import { Mark } from './mark.tsx'

// The pointerdown target: releasing the pointer outside after selecting text must not close the dialog.
let pressed: EventTarget | null = null

type PopupProps = {
  readonly form: LeadForm
  /** The dialog stays empty until it is opened, because most visitors never open it. */
  readonly wasOpened: Signal<boolean>
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** The dialog, and in button mode the floating button that opens it. */
export function Popup({ form, wasOpened, onOpen, onClose }: PopupProps) {
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users have Escape and the close button */}
      <dialog
        aria-labelledby="title"
        onPointerDown={(event) => {
          pressed = event.target
        }}
        onClick={(event) => {
          if (event.target === event.currentTarget && event.target === pressed) closeDialog(event)
        }}
        onClose={onClose}
      >
        {wasOpened.value && (
          <>
            <div class="head">
              <svg viewBox="0 0 440 132" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
                <path d="M128 132V116a92 92 0 0 1 184 0v16z" />
                <path fill="#ffd974" stroke="none" d="M138 116a82 82 0 0 1 164 0zM138 122h164v10H138z" />
                <path d="M220 116V34M220 116l-58-58M220 116l58-58M220 116l-76-32M220 116l76-32M194 116a26 26 0 0 1 52 0z" />
              </svg>
              <button type="button" class="close" aria-label={say('close')} onClick={closeDialog}>
                ×
              </button>
            </div>
            <Card form={form} />
          </>
        )}
      </dialog>
    </>
  )
}

function closeDialog({ currentTarget }: { readonly currentTarget: Element }): void {
  currentTarget.closest('dialog')?.close()
}
