import { type Answer, type Answers, withAnswer } from '@foyer/shared/onboarding/answers/answers.ts'
import { nextAfter } from '@foyer/shared/onboarding/flow/flow.ts'
import { buildResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import { prepareAnswer } from '@foyer/shared/onboarding/input/prepare-answer.ts'
import { readSelection } from '@foyer/shared/onboarding/input/selection.ts'
import { wantsFullDraft } from '@foyer/shared/onboarding/questions/branches.ts'
import type { Step } from '@foyer/shared/onboarding/questions/step.ts'
import { saveFailureToast } from '@foyer/shared/onboarding/toasts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { forgetUnsaved, keepUnsaved } from '../../answers/answer-outbox.ts'
import { answersQuery, marketingStatusQuery } from '../../answers/answers-query.ts'
import { type SaveFailed, saveAnswer } from '../../answers/api/save-answer.ts'
import { useGoTo } from '../../answers/use-go-to.ts'
import { PATHS } from '../../config/paths.ts'
import { dismissToasts, showToast } from '../../lib/toast.ts'
import { UNREACHABLE } from '../../session/auth-failure.ts'
import { noticeSessionEnd } from '../../session/session.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'

type AnyAnswer = Answer<Step['key']>

/** Where a submission navigates: to the next question, or out of the onboarding. */
export type Intent = 'continue' | 'exit'

/** Saves submitted answers and navigates; nothing else in the onboarding does either. */
export function useOnboarding() {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const goTo = useGoTo()
  const [isSaving, setIsSaving] = useState(false)
  // A second click can come before the next render.
  const isBusy = useRef(false)
  const locationKey = useLocationKey()
  const { queryKey } = answersQuery(person.id)

  async function submit(step: Step, draft: object, intent: Intent): Promise<boolean> {
    if (isBusy.current) return false
    dismissToasts()
    const prepared = prepareAnswer(step.key, { ...wishOf(step), ...draft }, new Date())
    if (!prepared.ok) {
      if (intent === 'exit') void navigate(PATHS.home)
      else showToast(prepared.error.toast)
      return false
    }
    if (intent === 'exit' && !isWorthSaving(step, prepared.value)) {
      void navigate(PATHS.home)
      return true
    }
    isBusy.current = true
    setIsSaving(true)
    try {
      return await save(step, prepared.value, intent)
    } finally {
      isBusy.current = false
      setIsSaving(false)
    }
  }

  /** The wish for the full draft stays with the feedback that is given again. */
  function wishOf(step: Step): object {
    const wants = wantsFullDraft(queryClient.getQueryData<Answers>(queryKey) ?? {})
    return step.key === 'websiteFeedback' && wants ? { wants_full_draft: true } : {}
  }

  /** Save and exit does not save an unchanged answer or an empty selection. */
  function isWorthSaving(step: Step, answer: AnyAnswer): boolean {
    if ('options' in step && readSelection(step, answer).selected.length === 0) return false
    const stored = queryClient.getQueryData<Answers>(queryKey)?.[step.key]
    const { updated_at } = answer
    return JSON.stringify({ ...stored, updated_at }) !== JSON.stringify({ ...answer, updated_at })
  }

  async function save(step: Step, answer: AnyAnswer, intent: Intent) {
    const from = locationKey.current
    const known = await knownAnswers()
    const answers = withAnswer(known ?? {}, step.key, answer)
    const saved = await saveAnswer(person.id, buildResponseRow(step.key, answer, answers))
    if (!saved.ok && !(await canMoveOn(step, answer, saved.error))) return false
    if (saved.ok) forgetUnsaved(person.id, step.key)
    if (known) {
      // A running load would restore the old answers.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<Answers>(queryKey, answers)
    }
    if (step.key === 'marketingDetails') rememberMarketingStatus(answers)
    if (step.successToast) showToast(step.successToast)
    // Don't navigate if the person went elsewhere meanwhile.
    if (locationKey.current !== from) return saved.ok
    if (intent === 'exit') void navigate(PATHS.home)
    else goTo(nextAfter(step.key, answers), answers)
    return saved.ok
  }

  /**
   * Loads the earlier answers, because the path depends on all of them; `null` if they cannot be loaded. Then nothing is
   * cached, because one answer alone would look like all of them.
   */
  async function knownAnswers(): Promise<Answers | null> {
    const known = queryClient.getQueryData<Answers>(queryKey)
    return known ?? queryClient.fetchQuery(answersQuery(person.id)).catch(() => null)
  }

  async function canMoveOn(step: Step, answer: object, failure: SaveFailed): Promise<boolean> {
    const hasNoUser = failure.code === 'no_user'
    if (hasNoUser || step.saveFailure === 'log-only') keepUnsaved(person.id, step.key, answer)
    const toast = saveFailureToast(step.saveFailure, messageOf(step, failure))
    if (toast) showToast(toast)
    else console.error('Error saving response:', failure.message || failure.code)
    if (hasNoUser) {
      await noticeSessionEnd()
      void navigate(PATHS.login)
    }
    return !hasNoUser && step.saveFailure === 'log-only'
  }

  function rememberMarketingStatus({ marketingDetails }: Answers) {
    const status = marketingDetails?.selected_status
    if (status) queryClient.setQueryData<string | null>(marketingStatusQuery(person.id).queryKey, status)
  }

  return { isSaving, submit }
}

/** The key of the current location as a ref, for work of an earlier render; `null` once the questions are left. */
function useLocationKey() {
  const { key } = useLocation()
  const current = useRef<string | null>(key)
  useLayoutEffect(() => {
    current.current = key
    return () => {
      current.current = null
    }
  }, [key])
  return current
}

// These toasts show only the message, so it must not be empty.
function messageOf(step: Step, { code, message }: SaveFailed): string {
  return code === 'unreachable' && step.saveFailure === 'toast-with-message' ? UNREACHABLE.message : message
}
