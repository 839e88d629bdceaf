import { describe, expect, test } from 'vitest'
import { CUSTOM_ITEMS_MAX_COUNT, CUSTOM_TITLE_MAX_LENGTH } from '../answers/limits.ts'
import { THINKING } from '../fixtures/personas.ts'
import { STEPS, stepOf } from '../questions/questionnaire.ts'
import { addCustomItem, editCustomItem, removeCustomItem, restoreCustomItem } from './edit-custom-items.ts'
import { prepareAnswer } from './prepare-answer.ts'
import {
  cardsOf,
  EMPTY_SELECTION,
  readSelection,
  type Selection,
  toggleOption,
  writeSelection,
} from './selection.ts'

const now = new Date(1795254000000)
const vision = stepOf('practiceVision')
const feedback = stepOf('websiteFeedback')
const type = stepOf('practiceType')
const model = stepOf('clinicModel')
const texts = { title: ' House calls ', description: ' Every Thursday ' }
const houseCalls = {
  id: 'custom-1795254000000',
  title: 'House calls',
  description: 'Every Thursday',
} as const

describe('a selection', () => {
  test('of every question with cards survives being stored and read', () => {
    for (const step of STEPS) {
      if (!('options' in step)) continue
      const first = step.options[0]?.id ?? ''
      const chosen = toggleOption(step, EMPTY_SELECTION, first)
      const details = { location_details: { states: ['FL'], zipcode: '33101' } }
      const prepared = prepareAnswer(step.key, { ...writeSelection(step, chosen), ...details }, now)
      expect(prepared.ok && readSelection(step, prepared.value)).toEqual({ selected: [first], custom: [] })
    }
  })

  test('is empty before the first answer', () => {
    expect(readSelection(vision, undefined)).toEqual({ selected: [], custom: [] })
  })

  test("reads the owner's own cards too", () => {
    expect(readSelection(vision, THINKING.practiceVision)).toEqual({
      selected: ['personalized_care', 'custom-1795254000000'],
      custom: [{ id: 'custom-1795254000000', title: 'House calls', description: 'At home, every Thursday.' }],
    })
  })

  test('of many toggles, of one is replaced', () => {
    const two = toggleOption(vision, toggleOption(vision, EMPTY_SELECTION, 'expertise'), 'technology')
    expect(two.selected).toEqual(['expertise', 'technology'])
    expect(toggleOption(vision, two, 'expertise').selected).toEqual(['technology'])
    const one = toggleOption(model, toggleOption(model, EMPTY_SELECTION, 'hybrid'), 'boutique')
    expect(one.selected).toEqual(['boutique'])
    expect(toggleOption(model, one, 'boutique').selected).toEqual(['boutique'])
  })

  test('shows own cards last; where cards have an info button, theirs tells the description', () => {
    expect(cardsOf(vision, [houseCalls]).at(-1)).toEqual(houseCalls)
    expect(cardsOf(type, [houseCalls]).at(-1)).toEqual({ ...houseCalls, info: 'Every Thursday' })
  })
})

describe('own cards', () => {
  test('are appended with trimmed texts, and not chosen', () => {
    expect(addCustomItem(vision, EMPTY_SELECTION, texts, now)).toEqual({
      ok: true,
      value: { selection: { selected: [], custom: [houseCalls] }, id: 'custom-1795254000000' },
    })
  })

  test('are chosen at once on the feedback screen', () => {
    const added = addCustomItem(feedback, { selected: ['copy'], custom: [] }, texts, now)
    expect(added).toMatchObject({ value: { selection: { selected: ['copy', 'custom-1795254000000'] } } })
  })

  test('never share an id, even when they are added in the same millisecond', () => {
    let selection: Selection = EMPTY_SELECTION
    for (let count = 0; count < CUSTOM_ITEMS_MAX_COUNT; count++) {
      const added = addCustomItem(vision, selection, texts, now)
      if (!added.ok) throw new Error(added.error.code)
      selection = added.value.selection
    }
    const ids = selection.custom.map((item) => item.id)
    expect(new Set(ids).size).toBe(CUSTOM_ITEMS_MAX_COUNT)
    expect(ids.every((id) => /^custom-\d{13}$/.test(id))).toBe(true)
    expect(addCustomItem(vision, selection, texts, now)).toMatchObject({ error: { code: 'too_many' } })
  })

  test.each([
    { title: ' ', description: 'B' },
    { title: 'A', description: '\n' },
    { title: '', description: '' },
  ])('need both texts: %j', (typed) => {
    const refusal = {
      ok: false,
      error: {
        code: 'incomplete',
        toast: {
          title: 'Please fill out all fields',
          description: 'Both title and description are required',
          kind: 'destructive',
        },
      },
    }
    expect(addCustomItem(vision, EMPTY_SELECTION, typed, now)).toEqual(refusal)
    expect(editCustomItem({ selected: [], custom: [houseCalls] }, houseCalls.id, typed)).toEqual(refusal)
  })

  test('have a longest title', () => {
    const typed = { title: 'a'.repeat(CUSTOM_TITLE_MAX_LENGTH + 1), description: 'B' }
    expect(addCustomItem(vision, EMPTY_SELECTION, typed, now)).toMatchObject({ error: { code: 'too_long' } })
  })

  const other = { id: 'custom-2', title: 'Other', description: 'Other' } as const
  const both: Selection = { selected: [houseCalls.id, 'expertise'], custom: [houseCalls, other] }

  test('keep their id, place and choice when they are edited', () => {
    expect(editCustomItem(both, houseCalls.id, { title: 'Home visits', description: 'Daily' })).toEqual({
      ok: true,
      value: {
        selected: [houseCalls.id, 'expertise'],
        custom: [{ id: houseCalls.id, title: 'Home visits', description: 'Daily' }, other],
      },
    })
  })

  test('leave the choice with them when they are removed, and come back where they stood', () => {
    const { selection, removed } = removeCustomItem(both, houseCalls.id)
    expect(selection).toEqual({ selected: ['expertise'], custom: [other] })
    if (!removed) throw new Error('nothing was removed')
    expect(restoreCustomItem(vision, selection, removed)).toEqual({
      selected: ['expertise', houseCalls.id],
      custom: [houseCalls, other],
    })
    expect(restoreCustomItem(vision, both, removed)).toBe(both)
    expect(removeCustomItem(both, 'custom-9')).toEqual({ selection: both, removed: null })
  })

  test('do not take back a single choice that was made since', () => {
    const { selection, removed } = removeCustomItem({ selected: [other.id], custom: [other] }, other.id)
    if (!removed) throw new Error('nothing was removed')
    const since = toggleOption(type, selection, 'primary_care')
    expect(restoreCustomItem(type, since, removed).selected).toEqual(['primary_care'])
    expect(restoreCustomItem(type, selection, removed).selected).toEqual([other.id])
  })
})
