import type { Answer, Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { StepOf } from '@foyer/shared/onboarding/questions/step.ts'
import type { ToastMessage } from '@foyer/shared/onboarding/toasts.ts'
import type { Input } from '../../answers/api/unsaved-inputs.ts'

/** Why a submit was refused; a new object for each. */
export type Missing = Pick<ToastMessage, 'title' | 'description'>

/**
 * The props of a question's fields. They show their step and submit an answer; they never save or navigate.
 *
 * The frame draws the panel, the progress, the heading, the hint and the footer. The screen draws its fields inside
 * `<form id={formId} onSubmit={…}>`, which the Continue of the footer submits, and tells what Continue says or why it is
 * disabled with `useContinue`.
 */
export type StepFieldsProps<Key extends QuestionKey> = {
  readonly step: StepOf<Key>
  /** The earlier answer, to prefill. */
  readonly answer: Answer<Key> | undefined
  readonly answers: Answers
  /** What was entered earlier and not saved; the fields start with it instead of the earlier answer. */
  readonly restored: Input | null
  /** Keeps the fields as they are now; see `useKeptFields`. */
  readonly onInput: (input: Input | null) => void
  /** The last submit was refused because something is missing; the field says what, and gets the focus. */
  readonly missing: Missing | null
  /** A save is running: fields are disabled. */
  readonly isSaving: boolean
  /**
   * Validates with `prepareAnswer`, saves and goes to the next question.
   *
   * @param fields the fields of the response without `updated_at`, unvalidated
   * @returns whether the row is saved; if not, a toast has said why and the fields keep what was typed
   */
  readonly onSubmit: (fields: object) => Promise<boolean>
  readonly formId: string
}
