import { stateName } from '../../places/us-states.ts'
import type { Answers } from '../answers/answers.ts'
import { LINK_TYPES } from '../answers/stored-ids.ts'
import { answersOnPath } from '../flow/flow.ts'
import { bareAddress } from '../input/links.ts'
import { chosenCards } from '../input/selection.ts'
import { stepOf } from '../questions/questionnaire.ts'
import type { ChoiceStep } from '../questions/step.ts'

export type SummaryLine = { readonly title: string; readonly values: readonly string[] }

/** Summarizes the answers on the path for the waiting page; lines without an answer are left out. */
export function summarizePractice(answers: Answers): readonly SummaryLine[] {
  const counted = answersOnPath(answers)
  return [
    { title: 'What makes you special', values: titles(stepOf('practiceVision'), counted) },
    { title: 'What motivates you', values: titles(stepOf('practiceMotivation'), counted) },
    { title: 'Practice type', values: titles(stepOf('practiceType'), counted) },
    {
      title: 'Model and place',
      values: [...titles(stepOf('clinicModel'), counted), ...locations(counted)],
    },
  ].filter((line) => line.values.length > 0)
}

/** Summarizes what an owner has told about the existing website, for the waiting page. */
export function summarizeWebsite(answers: Answers): readonly SummaryLine[] {
  const counted = answersOnPath(answers)
  const { website, ...others } = counted.webPresenceLinks?.links ?? {}
  const links = LINK_TYPES.flatMap((type) => (type === 'website' ? [] : (others[type] ?? [])))
  return [
    { title: 'Your website', values: website ? [bareAddress(website)] : [] },
    { title: 'Your other places', values: links.map(bareAddress) },
    { title: 'What should be better', values: titles(stepOf('websiteFeedback'), counted) },
  ].filter((line) => line.values.length > 0)
}

function titles(step: ChoiceStep, answers: Answers): readonly string[] {
  return chosenCards(step, answers).map((card) => card.title)
}

function locations({ practiceLocation: answer }: Answers): readonly string[] {
  if (!answer) return []
  const { zipcode, states } = answer.location_details
  const isOnline = answer.selected_locations.includes('virtual')
  // Made here: the first one takes a slow phone 200 ms, and every question loads this module.
  const names = new Intl.ListFormat('en-US').format(states.map(stateName))
  return [
    ...(zipcode ? [`Office in ${zipcode}`] : []),
    ...(names ? [isOnline ? `Online in ${names}` : names] : []),
  ]
}
