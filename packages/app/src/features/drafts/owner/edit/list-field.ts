import type { FocusEvent, MouseEvent } from 'react'
import type { ListField } from './edit-machine.ts'
import type { LineEditing } from './use-line-editing.ts'

// A pressed choice is a field of its own.
const CHOICE = 'button[aria-pressed]'
const FIELD = `input,textarea,select,${CHOICE}`

/**
 * Tells the editor what happens to the fields of a group in the list.
 *
 * @returns the listeners of the group
 */
export function listenToField(editing: LineEditing, field: ListField) {
  const enter = () => editing.send({ type: 'enter', field })
  return {
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(FIELD)) enter()
    },
    // A password manager, or dictation, fills a field that has never had the focus.
    onChangeCapture: () => {
      if (!editing.isEntered(field.id)) enter()
    },
    // Its own buttons are part of the work on it.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) editing.send({ type: 'leave' })
    },
    // Safari does not focus a button that is pressed with the mouse. The focus stays in the field, or goes to the choice.
    onMouseDown: (event: MouseEvent) => {
      if ((event.target as Element).closest('button')) event.preventDefault()
    },
    onClickCapture: ({ target }: MouseEvent) => {
      const choice = (target as Element).closest<HTMLElement>(CHOICE)
      choice?.focus()
      if (choice && !editing.isEntered(field.id)) enter()
    },
  }
}
