import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { expect, it } from 'vitest'
import { parsePlan } from './plan.ts'
import { planOfAnswers } from './plan-of-answers.ts'

const updated_at = '2026-11-24T04:00:00Z'

it('takes type, model, places and states from the answers, and the rest by default', () => {
  const practiceType = { selected_types: ['pain_management' as const], custom_types: [], updated_at }
  const practiceLocation = {
    selected_locations: ['physical' as const, 'virtual' as const],
    location_details: { states: ['TN' as const, 'GA' as const], zipcode: '37402' },
    updated_at,
  }
  const clinicModel = { selected_model: 'hybrid' as const, updated_at }
  expect(planOfAnswers({ ...THINKING, practiceType, practiceLocation, clinicModel })).toEqual({
    ...parsePlan({}),
    type: 'pain_management',
    model: 'hybrid',
    place: 'both',
    states: 2,
  })
})

it('keeps the usual type for one of the owner’s own', () => {
  const item = { id: 'custom-1795254000000', title: 'Dental', description: 'Teeth' } as const
  const practiceType = { selected_types: [item.id], custom_types: [item], updated_at }
  expect(planOfAnswers({ practiceType })).toEqual(parsePlan({}))
})

it('knows nothing before the questions about the practice', () => {
  expect(planOfAnswers({})).toBeNull()
})
