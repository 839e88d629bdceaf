import { type Answers, withAnswer } from '@foyer/shared/onboarding/answers/answers.ts'
import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { buildResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import { prepareAnswer } from '@foyer/shared/onboarding/input/prepare-answer.ts'
import { RESPONSE_SAVED, saveFailureToast } from '@foyer/shared/onboarding/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { answersQuery } from '../../answers/answers-query.ts'
import { marketingStatusQuery } from '../../answers/api/answers.ts'
import { keptAnswer, replacedBySave } from '../../answers/kept-answers.ts'
import { timeAfter } from '../../answers/kept-inputs.ts'
import { saveUnlessNewer } from '../../answers/save-unless-newer.ts'
import { dismissToasts, showToast } from '../../lib/toast.ts'
import { useFocusAfterSaving } from '../../lib/use-focus-after-saving.ts'
import { UNREACHABLE } from '../../session/auth-failure.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'

/** The fields of a question, unvalidated. */
type Entered = { readonly key: QuestionKey; readonly fields: object }

/** An answer that was saved elsewhere since the form was opened. */
export type Newer = {
  readonly key: QuestionKey
  /** All answers as they are stored. */
  readonly answers: Answers
}

/**
 * Saves answers as the onboarding does, one after the other: each row keeps its step and creation time, and its branch
 * path follows from all answers. `save` returns whether all of them are stored. It replaces no answer that was saved
 * elsewhere since the form was opened: the first time, it returns `false` and `newer` is that answer; when it is called
 * again, the person has seen it.
 *
 * @param answers the answers with which the form is opened
 */
export function useSaveAnswers(answers: Answers) {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const { queryKey } = answersQuery(person.id)
  const seen = useRef(answers)
  const [newer, setNewer] = useState<Newer | null>(null)

  async function saveOne({ key, fields }: Entered): Promise<boolean> {
    const known = queryClient.getQueryData<Answers>(queryKey) ?? seen.current
    const seenAt = seen.current[key]?.updated_at ?? null
    const prepared = prepareAnswer(key, fields, new Date(timeAfter(seenAt)))
    if (!prepared.ok) {
      showToast(prepared.error.toast)
      return false
    }
    const next = withAnswer(known, key, prepared.value)
    const readAt = await replacedBySave(person.id, key, seenAt)
    const saved = await saveUnlessNewer(person.id, buildResponseRow(key, prepared.value, next), readAt)
    const failure = saved.ok ? null : saved.error
    if (failure?.code === 'newer') {
      const stored = failure.answers
      queryClient.setQueryData<Answers>(queryKey, stored)
      seen.current = withAnswer(seen.current, key, stored[key])
      showStatus(stored)
      setNewer({ key, answers: stored })
      return false
    }
    if (!saved.ok) {
      const message = failure?.code === 'unreachable' ? UNREACHABLE.message : (failure?.message ?? '')
      const toast = saveFailureToast('toast-with-fallback', message)
      if (toast) showToast(toast)
      return false
    }
    keptAnswer(person.id, key).write(null)
    await queryClient.cancelQueries({ queryKey })
    const answer = { ...prepared.value, updated_at: saved.value.updatedAt }
    queryClient.setQueryData<Answers>(queryKey, withAnswer(known, key, answer))
    seen.current = withAnswer(seen.current, key, answer)
    return true
  }

  function showStatus({ marketingDetails }: Answers): void {
    const status = marketingDetails?.selected_status
    if (status) queryClient.setQueryData<string | null>(marketingStatusQuery(person.id).queryKey, status)
  }

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (all: readonly Entered[]): Promise<boolean> => {
      dismissToasts()
      setNewer(null)
      for (const entered of all) if (!(await saveOne(entered))) return false
      showStatus(seen.current)
      showToast(RESPONSE_SAVED)
      return true
    },
  })
  useFocusAfterSaving(isPending)
  return { save: mutateAsync, isSaving: isPending, newer }
}
