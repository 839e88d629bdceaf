import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { Step } from '@foyer/shared/onboarding/questions/step.ts'
import { ChoiceFields } from './fields/choice-fields.tsx'
import { LinksFields } from './fields/links-fields.tsx'
import { LocationFields } from './fields/location-fields.tsx'
import { StoryFields } from './fields/story-fields.tsx'
import { StyleFields } from './fields/style-fields.tsx'
import type { StepFieldsProps } from './step-fields-props.ts'

type AnyStepFieldsProps = Omit<StepFieldsProps<Step['key']>, 'step' | 'answer'> & {
  readonly step: Step
  readonly answers: Answers
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
      return <LocationFields step={step} answer={answers[step.key]} {...shared} />
    case 'story':
      return <StoryFields step={step} answer={answers[step.key]} {...shared} />
    default:
      return step satisfies never
  }
}
