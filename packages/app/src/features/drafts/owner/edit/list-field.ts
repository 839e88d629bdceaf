import type { FocusEvent, MouseEvent } from 'react'
import type { ListField } from './edit-machine.ts'
import type { LineEditing } from './use-line-editing.ts'

const FIELD = 'input,textarea,select'

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
    // Not in all browsers has a pressed button the focus: it stays in the field.
    onMouseDown: (event: MouseEvent) => {
      if ((event.target as Element).closest('button')) event.preventDefault()
    },
  }
}
