import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { Destination } from '@foyer/shared/onboarding/flow/flow.ts'
import {
  LINKS_WITHOUT_OPTIONS,
  resolveQuestionPath,
  stateFor,
} from '@foyer/shared/onboarding/flow/navigation.ts'
import { stepAt } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import type { Step } from '@foyer/shared/onboarding/questions/step.ts'
import { Navigate, useLocation } from 'react-router-dom'
import { useInputsLoading } from '../../answers/kept-inputs.ts'
import { useAnswers } from '../../answers/use-answers.ts'
import { PATHS } from '../../config/paths.ts'
import { parseNavigationState } from '../../session/navigation-state.ts'
import { Question } from './question.tsx'
import { QuestionWaiting } from './question-waiting.tsx'

/** The page of every question path. The answers decide whether it shows the question or redirects. */
export function QuestionPage() {
  const loaded = useAnswers()
  const isInputPending = useInputsLoading()
  const { pathname, state } = useLocation()
  if (loaded.state === 'loading' || isInputPending) return <QuestionWaiting path={pathname} />
  if (loaded.state === 'failed') {
    const step = stepAt(pathname)
    if (!step) return <Navigate to={PATHS.guide} replace />
    if (lacksOptions(step, state)) return <WithoutOptions from={pathname} answers={loaded.answers} />
    return <Question step={step} answers={loaded.answers} failed={loaded} />
  }
  const { answers } = loaded
  const resolved = resolveQuestionPath(pathname, answers)
  if (resolved.kind === 'redirect') return <Redirect to={resolved.to} from={pathname} answers={answers} />
  const { step } = resolved
  if (lacksOptions(step, state)) return <WithoutOptions from={pathname} answers={answers} />
  return <Question step={step} answers={answers} />
}

type RedirectProps = { readonly to: Destination; readonly from: string; readonly answers: Answers }

function Redirect({ to, from, answers }: RedirectProps) {
  const path = to.kind === 'scheduling' ? PATHS.guide : to.path
  return <Navigate to={path} replace state={stateFor(to, from, answers)} />
}

// A links screen without fields would overwrite the stored links with none.
function WithoutOptions(props: Omit<RedirectProps, 'to'>) {
  return <Redirect to={LINKS_WITHOUT_OPTIONS} {...props} />
}

function lacksOptions(step: Step, state: unknown): boolean {
  return step.key === 'webPresenceLinks' && !parseNavigationState(state).selectedOptions?.length
}
