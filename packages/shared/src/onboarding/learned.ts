import { stateName } from '../places/us-states.ts'
import type { Answers } from './answers.ts'
import { answersOnPath } from './flow.ts'
import type { Option } from './option.ts'
import { cardsOf, readSelection } from './selection.ts'
import type { ChoiceStep } from './step.ts'
import { stepOf } from './steps.ts'

export type Learned = { readonly title: string; readonly values: readonly string[] }

/**
 * What the answers that count say about the practice, for the waiting page; lines without an answer are left out.
 */
export function whatWeLearned(answers: Answers): readonly Learned[] {
  const counted = answersOnPath(answers)
  return [
    { title: 'What makes you special', values: titles(stepOf('practiceVision'), counted) },
    { title: 'What motivates you', values: titles(stepOf('practiceMotivation'), counted) },
    { title: 'Practice type', values: titles(stepOf('practiceType'), counted) },
    {
      title: 'Model and place',
      values: [...titles(stepOf('clinicModel'), counted), ...places(counted)],
    },
  ].filter((line) => line.values.length > 0)
}

/** The cards that are chosen for a question, those of the catalogue and those of the owner, in the order of choosing. */
export function chosenCards(step: ChoiceStep, answers: Answers): readonly Option[] {
  const { selected, custom } = readSelection(step, answers[step.key])
  const cards = cardsOf(step, custom)
  return selected.flatMap((id) => cards.find((card) => card.id === id) ?? [])
}

function titles(step: ChoiceStep, answers: Answers): readonly string[] {
  return chosenCards(step, answers).map((card) => card.title)
}

function places({ practiceLocation: answer }: Answers): readonly string[] {
  if (!answer) return []
  const { zipcode, states } = answer.location_details
  const isOnline = answer.selected_locations.includes('virtual')
  const names = LIST.format(states.map(stateName))
  return [
    ...(zipcode ? [`Office in ${zipcode}`] : []),
    ...(names ? [isOnline ? `Online in ${names}` : names] : []),
  ]
}

const LIST = new Intl.ListFormat('en-US')
