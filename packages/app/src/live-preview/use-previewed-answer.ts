import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useEffect } from 'react'
import { type PreviewedAnswer, previewAnswer } from './previewed-answer.ts'

/**
 * Shows an answer in the preview as long as its fields are mounted, and again when it changes.
 *
 * @param alternatives the fields as they may be looked at next
 */
export function usePreviewedAnswer(
  key: QuestionKey,
  fields: object,
  cause: PreviewedAnswer['cause'] = 'choice',
  alternatives: readonly object[] = [],
): void {
  // Compared by what they say: the fields are made again at each rendering.
  const said = JSON.stringify([fields, alternatives])
  useEffect(() => {
    const [fields, alternatives] = JSON.parse(said)
    previewAnswer({ key, fields, cause, alternatives })
  }, [key, said, cause])
  useEffect(() => () => previewAnswer(null), [])
}
