import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useEffect } from 'react'
import { type PreviewedAnswer, previewAnswer } from './previewed-answer.ts'

/** Shows an answer in the preview as long as its fields are mounted, and again when it changes. */
export function usePreviewedAnswer(
  key: QuestionKey,
  fields: object,
  cause: PreviewedAnswer['cause'] = 'choice',
): void {
  // Compared by what they say: the fields are made again at each rendering.
  const said = JSON.stringify(fields)
  useEffect(() => previewAnswer({ key, fields: JSON.parse(said), cause }), [key, said, cause])
  useEffect(() => () => previewAnswer(null), [])
}
