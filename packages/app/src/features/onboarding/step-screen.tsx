import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { STEPS } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import type { Step } from '@foyer/shared/onboarding/questions/step.ts'
import { Suspense, useState } from 'react'
import { lazyScreen } from '../../lib/lazy-screen.ts'
import { ChoiceScreen } from './screens/choice-screen.tsx'
import { LinksScreen } from './screens/links-screen.tsx'
import type { StepScreenProps } from './step-screen-props.ts'
import { useContinue } from './use-continue.ts'

type AnyStepScreenProps = Omit<StepScreenProps<Step['key']>, 'step' | 'answer'> & {
  readonly step: Step
  readonly answers: Answers
}

// The two large ones, which only one of the branches meets.
const location = lazyScreen(async () => (await import('./screens/location-screen.tsx')).LocationScreen)
const story = lazyScreen(async () => (await import('./screens/story-screen.tsx')).StoryScreen)

function Location(props: StepScreenProps<'practiceLocation'>) {
  const [Screen] = useState(location.current)
  return <Screen {...props} />
}

function Story(props: StepScreenProps<'clinicianDetails'>) {
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
export function StepScreen({ step, ...shared }: AnyStepScreenProps) {
  const { answers } = shared
  switch (step.kind) {
    case 'single-choice':
    case 'multiple-choice':
      return <ChoiceScreen step={step} answer={answers[step.key]} {...shared} />
    case 'links':
      return <LinksScreen step={step} answer={answers[step.key]} {...shared} />
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
