import { type Answers, parseAnswer, withAnswer } from '@foyer/shared/onboarding/answers/answers.ts'
import { progressAt } from '@foyer/shared/onboarding/flow/progress.ts'
import { stepAt } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import type { Step } from '@foyer/shared/onboarding/questions/step.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { AnswersNotLoaded } from '../../answers/answers-not-loaded.tsx'
import { marketingStatusQuery } from '../../answers/answers-query.ts'
import type { AnswersFailed } from '../../answers/use-answers.ts'
import { useEntryPanel } from '../../components/layouts/entry-panel-view.ts'
import { doorOpening } from '../../components/scene/use-door.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { useLivePreview } from '../../live-preview/live-preview.tsx'
import { parseNavigationState } from '../../session/navigation-state.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { OnboardingFrame } from './onboarding-frame.tsx'
import { ReopenedLine } from './reopened-line.tsx'
import { preloadAround, StepFields } from './step-fields.tsx'
import { type Intent, useOnboarding } from './use-onboarding.ts'

type QuestionProps = {
  readonly step: Step
  readonly answers: Answers
  /** Given when earlier answers could not be loaded. */
  readonly failed?: AnswersFailed
}

/** One question in its frame. */
export function Question({ step, answers, failed }: QuestionProps) {
  const formId = useId()
  const intent = useRef<Intent>('continue')
  const { state } = useLocation()
  const { isSaving, submit } = useOnboarding()
  const stored = useStoredAnswers(step, answers)
  const { answered, total } = progressAt(step.key, answers)
  useEntryPanel({
    ...step.panel,
    open: doorOpening(answered, total),
    site: useLivePreview(answers, step.key),
  })
  useEffect(() => void whenIdle().then(() => preloadAround(step)), [step])
  if (!stored) return null

  function handleSubmit(draft: object): Promise<boolean> {
    const meant = intent.current
    intent.current = 'continue'
    return submit(step, draft, meant)
  }
  return (
    <OnboardingFrame
      step={step}
      questionKey={failed ? `${step.key} without answers` : step.key}
      answers={answers}
      isSaving={isSaving}
      formId={formId}
      cameFrom={isLater(parseNavigationState(state).previousPath, step) ? 'later' : 'earlier'}
      notice={<ReopenedLine />}
      onIntent={(next) => {
        intent.current = next
      }}
    >
      {failed && <AnswersNotLoaded failed={failed} className="mt-5" />}
      <StepFields step={step} answers={stored} isSaving={isSaving} onSubmit={handleSubmit} formId={formId} />
    </OnboardingFrame>
  )
}

function isLater(path: string | undefined, step: Step): boolean {
  return (stepAt(path ?? '')?.stepNumber ?? 0) > step.stepNumber
}

/**
 * The answers to prefill; `null` until they are known. The marketing status is read from its own table first; the stored
 * answer is the fallback.
 */
function useStoredAnswers(step: Step, answers: Answers): Answers | null {
  const person = useSignedInPerson()
  const isMarketing = step.key === 'marketingDetails'
  // The previous question loads it already, so that this one need not wait.
  const isNear = isMarketing || step.key === 'businessDetails'
  const { data, isPending } = useQuery({ ...marketingStatusQuery(person.id), enabled: isNear })
  if (!isMarketing) return answers
  if (isPending) return null
  const updated_at = answers.marketingDetails?.updated_at
  const status = parseAnswer('marketingDetails', { selected_status: data, updated_at })
  return status ? withAnswer(answers, 'marketingDetails', status) : answers
}
