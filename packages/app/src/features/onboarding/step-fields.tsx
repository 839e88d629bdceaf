import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { Step } from '@foyer/shared/onboarding/questions/step.ts'
import { useStylePages } from '../../preview-panel/use-style-pages.ts'
import { ChoiceFields } from './fields/choice-fields.tsx'
import { LinksFields } from './fields/links-fields.tsx'
import { LocationFields } from './fields/location-fields.tsx'
import { StoryFields } from './fields/story-fields.tsx'
import { StylePicture } from './fields/style-picture.tsx'
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

/** The cards of the styles, each with the owner's own site in it. */
function StyleFields(props: StepFieldsProps<'designDetails'>) {
  const all = useStylePages(props.answers)
  return (
    <ChoiceFields
      {...props}
      pictureOf={(id) => {
        const style = DESIGN_STYLE_IDS.find((known) => known === id)
        return style ? <StylePicture style={style} {...all} /> : null
      }}
    />
  )
}
