import type { Answer, Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { StepOf } from '@foyer/shared/onboarding/questions/step.ts'

/**
 * What a screen gets. It shows its step and submits an answer; it never saves, navigates or knows its neighbours.
 *
 * The frame draws the panel, the progress, the heading, the hint and the footer. The screen draws its fields inside
 * `<form id={formId} onSubmit={…}>`, which the Continue of the footer submits, and tells what Continue says or why it is
 * disabled with `useContinue`.
 */
export type StepScreenProps<Key extends QuestionKey> = {
  readonly step: StepOf<Key>
  /** What was answered before; the screen starts with it. */
  readonly answer: Answer<Key> | undefined
  readonly answers: Answers
  /** A save is under way: fields are disabled. */
  readonly isSaving: boolean
  /**
   * Validates through `prepareAnswer`, saves and moves on.
   *
   * @param draft the fields of the response without `updated_at`, unvalidated
   * @returns whether the row is safe; when it is not, a toast has said why and the screen keeps what was typed
   */
  readonly onSubmit: (draft: object) => Promise<boolean>
  readonly formId: string
}
