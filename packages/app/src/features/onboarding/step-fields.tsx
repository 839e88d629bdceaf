import type { Answers } from '@foyer/shared/onboarding/answers.ts'
import type { Step } from '@foyer/shared/onboarding/step.ts'
import { STEPS } from '@foyer/shared/onboarding/steps.ts'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { ChoiceFields } from './fields/choice-fields.tsx'
import { LinksFields } from './fields/links-fields.tsx'
import type { StepFieldsProps } from './step-fields-props.ts'
import { useContinue } from './use-continue.ts'

type AnyStepFieldsProps = Omit<StepFieldsProps<Step['key']>, 'step' | 'answer'> & {
  readonly step: Step
  readonly answers: Answers
}

// The two large ones, which only one of the branches meets.
const location = lazyComponent(async () => (await import('./fields/location-fields.tsx')).LocationFields)
const story = lazyComponent(async () => (await import('./fields/story-fields.tsx')).StoryFields)

function Location(props: StepFieldsProps<'practiceLocation'>) {
  const [Screen] = useState(location.current)
  return <Screen {...props} />
}

function Story(props: StepFieldsProps<'clinicianDetails'>) {
  const [Screen] = useState(story.current)
  return <Screen {...props} />
}

// Nothing to see; but Continue has nothing to send before the form is there.
function NotYet() {
  useContinue({ isContinueDisabled: true })
  return null
}

/** Loads what the questions before and after this one are shown with. */
export function preloadAround({ stepNumber }: Step): void {
  for (const step of STEPS) {
    if (Math.abs(step.stepNumber - stepNumber) !== 1) continue
    if (step.kind === 'location') location.preload()
    if (step.kind === 'story') story.preload()
  }
}

/** The screen of a step: one for each kind, never one for each question. */
export function StepFields({ step, ...shared }: AnyStepFieldsProps) {
  const { answers } = shared
  switch (step.kind) {
    case 'single-choice':
    case 'multiple-choice':
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
