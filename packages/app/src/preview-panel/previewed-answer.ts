import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useEffect } from 'react'

/** The answer to the current question as it would be saved now, with the choice under the pointer or the focus. */
export type PreviewedAnswer = {
  readonly key: QuestionKey
  /** The fields of the response, not validated. */
  readonly fields: object
  /** Typing must never wait for the preview; a choice is painted in the same frame. */
  readonly cause: 'choice' | 'typing'
}

// A store outside of React: showing a choice renders no component of the question again.
let current: PreviewedAnswer | null = null
const listeners = new Set<() => void>()

/** Shows an answer in the preview, before it is saved; `null` shows the saved answers alone. */
export function previewAnswer(answer: PreviewedAnswer | null): void {
  current = answer
  for (const listener of listeners) listener()
}

/** Returns the previewed answer. */
export function previewedAnswer(): PreviewedAnswer | null {
  return current
}

/** Calls the listener after each change, until the returned function is called. */
export function onPreviewedAnswer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows an answer in the preview as long as its fields are mounted, and again when it changes. */
export function usePreviewedAnswer(key: QuestionKey, fields: object, cause: PreviewedAnswer['cause']): void {
  // Compared by value, because each rendering creates the fields again.
  const said = JSON.stringify(fields)
  useEffect(() => previewAnswer({ key, fields: JSON.parse(said), cause }), [key, said, cause])
  useEffect(() => () => previewAnswer(null), [])
}
