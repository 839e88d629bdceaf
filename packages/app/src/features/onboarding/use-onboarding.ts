import { type Answer, type Answers, withAnswer } from '@foyer/shared/onboarding/answers/answers.ts'
import { nextAfter } from '@foyer/shared/onboarding/flow/flow.ts'
import { buildResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import { prepareAnswer } from '@foyer/shared/onboarding/input/prepare-answer.ts'
import { readSelection } from '@foyer/shared/onboarding/input/selection.ts'
import { mayReadWebsite } from '@foyer/shared/onboarding/questions/branches.ts'
import type { Step } from '@foyer/shared/onboarding/questions/step.ts'
import { NO_USER_MESSAGE, saveFailureToast, type ToastMessage } from '@foyer/shared/onboarding/toasts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { answersQuery } from '../../answers/answers-query.ts'
import { marketingStatusQuery } from '../../answers/api/answers.ts'
import type { SaveFailed } from '../../answers/api/save-answer.ts'
import { keepAnswer, keptAnswer, replacedBySave } from '../../answers/kept-answers.ts'
import { timeAfter } from '../../answers/kept-inputs.ts'
import { hasSameContent, saveUnlessNewer } from '../../answers/save-unless-newer.ts'
import { useGoTo } from '../../answers/use-go-to.ts'
import { PATHS } from '../../config/paths.ts'
import { sayAfterLeaving } from '../../lib/next-screen.ts'
import { dismissToasts, showToast } from '../../lib/toast.ts'
import { UNREACHABLE } from '../../session/auth-failure.ts'
import { parseNavigationState } from '../../session/navigation-state.ts'
import { noticeSessionEnd, untilSignedInAgain } from '../../session/session.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { startReading } from '../../site/website-reading.ts'

type AnyAnswer = Answer<Step['key']>

/** Where a submission navigates: to the next question, or out of the onboarding. */
export type Intent = 'continue' | 'exit'

/** What a screen passes along with a submitted answer. */
export type Submission = {
  readonly step: Step
  /** The fields of the response without `updated_at`, unvalidated. */
  readonly fields: object
  readonly intent: Intent
  /** `updated_at` of the answer that the person saw, `null` if there was none, `undefined` if it could not be loaded. */
  readonly readAt: string | null | undefined
  /** Called once the answer is saved, before the screen is left. */
  readonly onSaved: () => void
  /** Called instead when another answer has been saved since `readAt`, with all answers as they are stored. */
  readonly onNewer: (answers: Answers) => void
  /** Called with the toast that says what is missing. */
  readonly onMissing: (toast: ToastMessage) => void
}

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
  const { pathname, state } = useLocation()
  const { returnsTo } = parseNavigationState(state)
  const { queryKey } = answersQuery(person.id)

  async function submit(submission: Submission): Promise<boolean> {
    const { step, fields, intent } = submission
    if (isBusy.current) return false
    dismissToasts()
    const now = new Date(timeAfter(submission.readAt))
    const prepared = prepareAnswer(step.key, { ...fullDraftRequest(step), ...fields }, now)
    if (!prepared.ok) {
      // An incomplete answer stays as unsaved input.
      if (intent === 'exit') void navigate(PATHS.home)
      else {
        showToast(prepared.error.toast)
        submission.onMissing(prepared.error.toast)
      }
      return false
    }
    if (intent === 'exit' && !isWorthSaving(step, prepared.value)) {
      void navigate(PATHS.home)
      return true
    }
    isBusy.current = true
    setIsSaving(true)
    try {
      return await save(submission, prepared.value)
    } finally {
      isBusy.current = false
      setIsSaving(false)
    }
  }

  /** Feedback that is given again keeps the request for the full draft. */
  function fullDraftRequest(step: Step): object {
    const given = queryClient.getQueryData<Answers>(queryKey)?.websiteFeedback
    return step.key === 'websiteFeedback' && given?.wants_full_draft ? { wants_full_draft: true } : {}
  }

  /** Save and exit does not save an unchanged answer or an empty selection. */
  function isWorthSaving(step: Step, answer: AnyAnswer): boolean {
    if ('options' in step && readSelection(step, answer).selected.length === 0) return false
    const stored = queryClient.getQueryData<Answers>(queryKey)?.[step.key]
    return !stored || !hasSameContent(stored, answer)
  }

  async function save(submission: Submission, prepared: AnyAnswer) {
    const { step, intent, onSaved, onNewer } = submission
    const from = locationKey.current
    const known = await knownAnswers()
    const row = buildResponseRow(step.key, prepared, withAnswer(known ?? {}, step.key, prepared))
    const readAt = await replacedBySave(person.id, step.key, submission.readAt)
    const keep = () => keepAnswer(person.id, row, readAt ?? null)
    const send = () => saveUnlessNewer(person.id, row, readAt)
    let saved = await send()
    if (!saved.ok && saved.error.code === 'no_user' && (await isSignedInAgain(step, keep))) {
      dismissToasts()
      saved = await send()
    }
    const failure = saved.ok ? null : saved.error
    if (failure?.code === 'newer') {
      queryClient.setQueryData<Answers>(queryKey, failure.answers)
      onNewer(failure.answers)
      return false
    }
    if (failure && !(await canMoveOn(step, keep, failure))) return false
    if (saved.ok) keptAnswer(person.id, step.key).write(null)
    onSaved()
    const answer = saved.ok ? { ...prepared, updated_at: saved.value.updatedAt } : prepared
    const answers = withAnswer(known ?? {}, step.key, answer)
    if (known) {
      // A running load would restore the old answers.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<Answers>(queryKey, answers)
    }
    if (step.key === 'marketingDetails') rememberMarketingStatus(answers)
    if (step.key === 'webPresenceLinks' && saved.ok) readWhatMayBeRead(answers, known)
    if (step.successToast) sayAfterLeaving(pathname, step.successToast)
    // Don't navigate if the person went elsewhere meanwhile.
    if (locationKey.current !== from) return saved.ok
    if (returnsTo) void navigate(returnsTo)
    else if (intent === 'exit') void navigate(PATHS.home)
    else goTo(nextAfter(step.key, answers), answers)
    return saved.ok
  }

  /** A new yes has the website read once, while its owner goes on. */
  function readWhatMayBeRead(answers: Answers, before: Answers | null) {
    const address = answers.webPresenceLinks?.links.website
    const isRead = before && mayReadWebsite(before) && before.webPresenceLinks?.links.website === address
    if (address && mayReadWebsite(answers) && !isRead) void startReading(queryClient, person.id, address)
  }

  /**
   * Loads the earlier answers, because the path depends on all of them; `null` if they cannot be loaded. Then nothing is
   * cached, because one answer alone would look like all of them.
   */
  async function knownAnswers(): Promise<Answers | null> {
    const known = queryClient.getQueryData<Answers>(queryKey)
    return known ?? queryClient.fetchQuery(answersQuery(person.id)).catch(() => null)
  }

  /** Waits over a question whose session has ended; the layout asks the person to sign in again. */
  async function isSignedInAgain(step: Step, keep: () => void): Promise<boolean> {
    keep()
    report(step, { code: 'no_user', message: NO_USER_MESSAGE })
    await noticeSessionEnd()
    return untilSignedInAgain(person.id)
  }

  async function canMoveOn(step: Step, keep: () => void, failure: SaveFailed): Promise<boolean> {
    if (failure.code === 'no_user') {
      void navigate(PATHS.login)
      return false
    }
    report(step, failure)
    if (step.saveFailure !== 'log-only') return false
    keep()
    return true
  }

  function report(step: Step, failure: SaveFailed) {
    const toast = saveFailureToast(step.saveFailure, messageOf(step, failure))
    if (toast) showToast(toast)
    else console.error('Error saving response:', failure.message || failure.code)
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
