import { createElement } from '../create-element.ts'
import type { LeadForm } from '../lead-form.ts'
import { createCard } from './create-card.ts'
import { createFanlight } from './create-fanlight.ts'

/** Creates the floating button that opens the dialog. */
export function createLauncher({ settings: { say } }: LeadForm, open: () => void): Element {
  const launcher = createElement(
    'button',
    { type: 'button', class: 'launcher main', 'aria-haspopup': 'dialog', click: open },
    say('launcher'),
  )
  return createElement('section', { 'aria-label': say('launcher') }, launcher)
}

/** Creates the dialog of a popup, closed. */
export function createDialog(form: LeadForm, close: () => void, onClose: () => void): HTMLDialogElement {
  const dialog = createElement(
    'dialog',
    {
      'aria-labelledby': 'title',
      // Not on click: releasing the pointer outside after selecting text must not close the dialog.
      mousedown({ target, currentTarget, detail }) {
        // Nor by the second press of a double click, whose first one opened it.
        if (target === currentTarget && detail < 2) close()
      },
      close: onClose,
    },
    createFanlight(),
    createCard(form),
    // Last, so that the dialog gives the focus to the field.
    createElement(
      'button',
      { type: 'button', class: 'close', 'aria-label': form.settings.say('close'), click: close },
      '×',
    ),
  )
  form.message.watch(({ kind = '' }) => {
    dialog.className = kind
  })
  return dialog
}
