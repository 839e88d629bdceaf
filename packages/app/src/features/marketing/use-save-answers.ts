import { type Answers, withAnswer } from '@foyer/shared/onboarding/answers/answers.ts'
import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { buildResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import { prepareAnswer } from '@foyer/shared/onboarding/input/prepare-answer.ts'
import { RESPONSE_SAVED, saveFailureToast } from '@foyer/shared/onboarding/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dismissToasts, showToast } from '../../lib/toast.ts'
import { UNREACHABLE } from '../auth/auth-failure.ts'
import { useSignedInPerson } from '../auth/signed-in-person.ts'
import { forgetUnsaved } from '../onboarding/answer-outbox.ts'
import { answersQuery, marketingStatusQuery } from '../onboarding/answers-query.ts'
import { saveAnswer } from '../onboarding/api/save-answer.ts'

export type Draft = { readonly key: QuestionKey; readonly draft: object }

/**
 * Saves answers as the onboarding does, one after the other: each row keeps its step and its time of creation, and its
 * branch path follows from all answers. `save` says whether every one of them is stored.
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
    // Away from the network it says so at once, instead of waiting for it.
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
