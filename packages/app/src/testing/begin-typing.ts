import { vi } from 'vitest'
import { typeInLine } from '../features/drafts/owner/edit/type-in-line.ts'

/** Types in a line that stands in the document, with the functions that are told of it. */
export function beginTyping(text: string, rest: Partial<Parameters<typeof typeInLine>[1]> = {}) {
  const line = document.createElement('draft-line')
  line.textContent = text
  document.body.replaceChildren(line)
  const onDone = vi.fn()
  const onEscape = vi.fn()
  const onType = vi.fn()
  const onRefuse = vi.fn()
  const typing = typeInLine(line, {
    text,
    name: 'Heading, edit',
    description: '',
    onType,
    onRefuse,
    onDone,
    onEscape,
    onBlur: () => {},
    ...rest,
  })
  const press = (key: string, held: KeyboardEventInit = {}) =>
    line.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...held }))
  return { line, typing, onDone, onEscape, onType, onRefuse, press }
}

export type LineAtWork = ReturnType<typeof beginTyping>
