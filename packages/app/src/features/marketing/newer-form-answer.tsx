import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import type { RefObject } from 'react'
import { NewerAnswer } from '../../answers/newer-answer.tsx'
import type { Newer } from './use-save-answers.ts'

type NewerFormAnswerProps = {
  /** Nothing is shown without one. */
  readonly newer: Newer | null
  readonly isSaving: boolean
  /** Submitted again when the person keeps the entered answer. */
  readonly form: RefObject<HTMLFormElement | null>
  readonly onUseNewer: () => void
}

/** Shows an answer that was saved elsewhere, above the fields of a form. */
export function NewerFormAnswer({ newer, isSaving, form, onUseNewer }: NewerFormAnswerProps) {
  if (!newer) return null
  return (
    <NewerAnswer
      step={stepOf(newer.key)}
      answers={newer.answers}
      isSaving={isSaving}
      onUseNewer={onUseNewer}
      onKeepMine={() => form.current?.requestSubmit()}
    />
  )
}
