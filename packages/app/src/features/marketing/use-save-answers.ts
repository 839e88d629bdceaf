import { type Answers, withAnswer } from '@foyer/shared/onboarding/answers/answers.ts'
import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { buildResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import { prepareAnswer } from '@foyer/shared/onboarding/input/prepare-answer.ts'
import { RESPONSE_SAVED, saveFailureToast } from '@foyer/shared/onboarding/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetUnsaved } from '../../answers/answer-outbox.ts'
import { answersQuery, marketingStatusQuery } from '../../answers/answers-query.ts'
import { saveAnswer } from '../../answers/api/save-answer.ts'
import { dismissToasts, showToast } from '../../lib/toast.ts'
import { UNREACHABLE } from '../../session/auth-failure.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'

export type Draft = { readonly key: QuestionKey; readonly draft: object }

/**
 * Saves answers as the onboarding does, one after the other: each row keeps its step and creation time, and its branch
 * path follows from all answers. `save` returns whether all of them are stored.
 */
export function useSaveAnswers(answers: Answers) {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const { queryKey } = answersQuery(person.id)

  async function saveOne(known: Answers, { key, draft }: Draft): Promise<Answers | null> {
    const prepared = prepareAnswer(key, draft, new Date())
    if (!prepared.ok) {
      showToast(prepared.error.toast)
      return null
    }
    const next = withAnswer(known, key, prepared.value)
    const saved = await saveAnswer(person.id, buildResponseRow(key, prepared.value, next))
    if (!saved.ok) {
      const message = saved.error.code === 'unreachable' ? UNREACHABLE.message : saved.error.message
      const toast = saveFailureToast('toast-with-fallback', message)
      if (toast) showToast(toast)
      return null
    }
    forgetUnsaved(person.id, key)
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData<Answers>(queryKey, next)
    return next
  }

  const { mutateAsync, isPending } = useMutation({
    // Fail at once without a connection, instead of waiting for it.
    networkMode: 'always',
    mutationFn: async (drafts: readonly Draft[]): Promise<boolean> => {
      dismissToasts()
      let known = answers
      for (const draft of drafts) {
        const next = await saveOne(known, draft)
        if (!next) return false
        known = next
      }
      const status = known.marketingDetails?.selected_status
      if (status) queryClient.setQueryData<string | null>(marketingStatusQuery(person.id).queryKey, status)
      showToast(RESPONSE_SAVED)
      return true
    },
  })
  return { save: mutateAsync, isSaving: isPending }
}
