import type { EditState } from './edit-machine.ts'

const WITH_FIELDS: readonly EditState['at'][] = ['fact', 'item', 'picture']

/** Ends a field before its layer closes: some entries end with its focus, which closing takes away without a word. */
export function endField(at: EditState['at']): void {
  const field = document.activeElement
  if (WITH_FIELDS.includes(at) && field instanceof HTMLElement && field.matches('input,textarea,select'))
    field.blur()
}
