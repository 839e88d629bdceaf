import { useLayoutEffect, useRef } from 'react'
import { type Input, inputSchema } from '../../answers/api/unsaved-inputs.ts'

/**
 * Keeps the fields of a question as unsaved input whenever they change.
 *
 * @param fields the fields as they are now, as JSON can write them
 * @param restored the unsaved input that they started with, if any
 */
export function useKeptFields(
  fields: object,
  restored: Input | null,
  onInput: (input: Input | null) => void,
): void {
  const text = JSON.stringify(fields)
  const last = useRef(text)
  // Without a restored input, the fields started with the saved answer.
  const saved = useRef(restored ? null : text)
  // In a layout effect, because other effects wait until the browser has painted.
  useLayoutEffect(() => {
    if (text === last.current) return
    last.current = text
    onInput(text === saved.current ? null : inputSchema.parse(JSON.parse(text)))
  }, [text, onInput])
}
