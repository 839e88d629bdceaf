import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useEffect } from 'react'
import { type PreviewedAnswer, previewAnswer } from './previewed-answer.ts'

/**
 * Shows an answer in the preview as long as its fields are mounted, and again when it changes.
 *
 * @param alternatives the choices that may be previewed next
 */
export function usePreviewedAnswer(
  key: QuestionKey,
  fields: object,
  cause: PreviewedAnswer['cause'],
  alternatives: readonly object[] = [],
): void {
  // Compared by value, because each rendering creates the fields again.
  const said = JSON.stringify([fields, alternatives])
  useEffect(() => {
    const [fields, alternatives] = JSON.parse(said)
    previewAnswer({ key, fields, cause, alternatives })
  }, [key, said, cause])
  useEffect(() => () => previewAnswer(null), [])
}
