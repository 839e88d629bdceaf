import { useState } from 'react'
import * as z from 'zod/mini'
import { keep } from './kept.ts'
import { useSignedInPerson } from './signed-in-person.ts'

const typedTexts = keep<string, string>({ name: 'typed', area: 'tab', schema: z.string() })

/**
 * The text of one field, kept in the tab while the person visits other screens or loads the page anew.
 *
 * @param field names the field among all fields of the app
 * @returns the text, and how to replace it; an empty one is let go, as after it was sent
 */
export function useTypedText(field: string): readonly [text: string, type: (text: string) => void] {
  const { id } = useSignedInPerson()
  const [kept] = useState(() => typedTexts(id, field))
  const [text, setText] = useState(() => kept.read() ?? '')
  const type = (next: string) => {
    setText(next)
    kept.write(next || null)
  }
  return [text, type]
}
