import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { type Plan, parsePlan } from './plan.ts'

/** The plan as far as the answers of an owner tell it, the rest as by default; `null` when they tell nothing of it. */
export function planOfAnswers({ practiceType, clinicModel, practiceLocation }: Answers): Plan | null {
  if (!practiceType && !clinicModel && !practiceLocation) return null
  const places = practiceLocation?.selected_locations ?? []
  const [type = ''] = practiceType?.selected_types ?? []
  return parsePlan({
    type,
    model: clinicModel?.selected_model ?? '',
    place: places.length === 2 ? 'both' : places.includes('virtual') ? 'virtual' : 'office',
    states: String(practiceLocation?.location_details.states.length ?? ''),
  })
}
