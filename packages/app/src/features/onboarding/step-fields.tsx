import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { STEPS } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import type { Step } from '@foyer/shared/onboarding/questions/step.ts'
import { Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import { ChoiceFields } from './fields/choice-fields.tsx'
import { preloadDialogs } from './fields/dialogs.ts'
import { LinksFields } from './fields/links-fields.tsx'
import { StyleFields } from './fields/style-fields.tsx'
import type { StepFieldsProps } from './step-fields-props.ts'
import { useContinue } from './use-continue.ts'

type AnyStepFieldsProps = Omit<StepFieldsProps<Step['key']>, 'step' | 'answer'> & {
  readonly step: Step
  readonly answers: Answers
}

// The two large ones, needed on one branch only.
const Location = lazyComponent(async () => (await import('./fields/location-fields.tsx')).LocationFields)
const Story = lazyComponent(async () => (await import('./fields/story-fields.tsx')).StoryFields)

// Continue is disabled until the form is loaded.
function NotYet() {
  useContinue({ isContinueDisabled: true })
  return null
}

/** Preloads the dialogs of a question and the fields of the previous and the next one. */
export function preloadAround({ stepNumber }: Step): void {
  preloadDialogs()
  for (const step of STEPS) {
    if (Math.abs(step.stepNumber - stepNumber) !== 1) continue
    if (step.kind === 'location') Location.preload()
    if (step.kind === 'story') Story.preload()
  }
}

/** Renders the fields of a step: one component for each kind of question. */
export function StepFields({ step, ...shared }: AnyStepFieldsProps) {
  const { answers } = shared
  switch (step.kind) {
    case 'single-choice':
    case 'multiple-choice':
      if (step.key === 'designDetails') {
        return <StyleFields step={step} answer={answers[step.key]} {...shared} />
      }
      return <ChoiceFields step={step} answer={answers[step.key]} {...shared} />
    case 'links':
      return <LinksFields step={step} answer={answers[step.key]} {...shared} />
    case 'location':
      return (
        <Suspense fallback={<NotYet />}>
          <Location step={step} answer={answers[step.key]} {...shared} />
        </Suspense>
      )
    case 'story':
      return (
        <Suspense fallback={<NotYet />}>
          <Story step={step} answer={answers[step.key]} {...shared} />
        </Suspense>
      )
    default:
      return step satisfies never
  }
}
