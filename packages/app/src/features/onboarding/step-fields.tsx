import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { STEPS } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import type { Step } from '@foyer/shared/onboarding/questions/step.ts'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { ChoiceFields } from './fields/choice-fields.tsx'
import { LinksFields } from './fields/links-fields.tsx'
import { StyleFields } from './fields/style-fields.tsx'
import type { StepFieldsProps } from './step-fields-props.ts'
import { useContinue } from './use-continue.ts'

type AnyStepFieldsProps = Omit<StepFieldsProps<Step['key']>, 'step' | 'answer'> & {
  readonly step: Step
  readonly answers: Answers
}

// The two large ones, needed on one branch only.
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

// Continue is disabled until the form is loaded.
function NotYet() {
  useContinue({ isContinueDisabled: true })
  return null
}

/** Preloads the fields of the previous and the next question. */
export function preloadAround({ stepNumber }: Step): void {
  for (const step of STEPS) {
    if (Math.abs(step.stepNumber - stepNumber) !== 1) continue
    if (step.kind === 'location') location.preload()
    if (step.kind === 'story') story.preload()
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
