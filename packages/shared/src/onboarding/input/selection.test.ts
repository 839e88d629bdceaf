import { describe, expect, test } from 'vitest'
import { THINKING } from '../fixtures/personas.ts'
import { STEPS, stepOf } from '../questions/questionnaire.ts'
import { prepareAnswer } from './prepare-answer.ts'
import { cardsOf, EMPTY_SELECTION, readSelection, toggleOption, writeSelection } from './selection.ts'

const now = new Date(1795254000000)
const vision = stepOf('practiceVision')
const type = stepOf('practiceType')
const model = stepOf('clinicModel')
const houseCalls = {
  id: 'custom-1795254000000',
  title: 'House calls',
  description: 'Every Thursday',
} as const

describe('a selection', () => {
  test('is the same after storing and reading, for every question with cards', () => {
    for (const step of STEPS) {
      if (!('options' in step)) continue
      const first = step.options[0]?.id ?? ''
      const chosen = toggleOption(step, EMPTY_SELECTION, first)
      const details = { location_details: { states: ['FL'], zipcode: '33101' } }
      const prepared = prepareAnswer(step.key, { ...writeSelection(step, chosen), ...details }, now)
      expect(prepared.ok && readSelection(step, prepared.value)).toEqual({ selected: [first], custom: [] })
    }
  })

  test('is empty for an unanswered question', () => {
    expect(readSelection(vision, undefined)).toEqual({ selected: [], custom: [] })
  })

  test("includes the owner's own cards", () => {
    expect(readSelection(vision, THINKING.practiceVision)).toEqual({
      selected: ['personalized_care', 'custom-1795254000000'],
      custom: [{ id: 'custom-1795254000000', title: 'House calls', description: 'At home, every Thursday.' }],
    })
  })

  test('toggles cards of a multiple choice and replaces the card of a single choice', () => {
    const two = toggleOption(vision, toggleOption(vision, EMPTY_SELECTION, 'expertise'), 'technology')
    expect(two.selected).toEqual(['expertise', 'technology'])
    expect(toggleOption(vision, two, 'expertise').selected).toEqual(['technology'])
    const one = toggleOption(model, toggleOption(model, EMPTY_SELECTION, 'hybrid'), 'boutique')
    expect(one.selected).toEqual(['boutique'])
    expect(toggleOption(model, one, 'boutique').selected).toEqual(['boutique'])
  })

  test('lists own cards last, with their description as info where cards have an info button', () => {
    expect(cardsOf(vision, [houseCalls]).at(-1)).toEqual(houseCalls)
    expect(cardsOf(type, [houseCalls]).at(-1)).toEqual({ ...houseCalls, info: 'Every Thursday' })
  })
})
