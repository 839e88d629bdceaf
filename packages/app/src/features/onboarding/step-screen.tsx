import type { Answers } from '@foyer/shared/onboarding/answers.ts'
import type { Step } from '@foyer/shared/onboarding/step.ts'
import { ChoiceScreen } from './screens/choice-screen.tsx'
import { LinksScreen } from './screens/links-screen.tsx'
import { LocationScreen } from './screens/location-screen.tsx'
import { StoryScreen } from './screens/story-screen.tsx'
import type { StepScreenProps } from './step-screen-props.ts'

type AnyStepScreenProps = Omit<StepScreenProps<Step['key']>, 'step' | 'answer'> & {
  readonly step: Step
  readonly answers: Answers
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
      return <LocationScreen step={step} answer={answers[step.key]} {...shared} />
    case 'story':
      return <StoryScreen step={step} answer={answers[step.key]} {...shared} />
    default:
      return step satisfies never
  }
}
