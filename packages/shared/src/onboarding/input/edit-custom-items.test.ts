import { describe, expect, test } from 'vitest'
import { CUSTOM_ITEMS_MAX_COUNT, CUSTOM_TITLE_MAX_LENGTH } from '../answers/limits.ts'
import { stepOf } from '../questions/questionnaire.ts'
import { addCustomItem, editCustomItem, removeCustomItem, restoreCustomItem } from './edit-custom-items.ts'
import { EMPTY_SELECTION, type Selection, toggleOption } from './selection.ts'

const now = new Date(1795254000000)
const vision = stepOf('practiceVision')
const feedback = stepOf('websiteFeedback')
const type = stepOf('practiceType')
const texts = { title: ' House calls ', description: ' Every Thursday ' }
const houseCalls = {
  id: 'custom-1795254000000',
  title: 'House calls',
  description: 'Every Thursday',
} as const

describe('custom items', () => {
  test('are appended with trimmed texts and selected', () => {
    expect(addCustomItem(vision, EMPTY_SELECTION, texts, now)).toEqual({
      ok: true,
      value: { selection: { selected: [houseCalls.id], custom: [houseCalls] }, id: 'custom-1795254000000' },
    })
  })

  test.each([
    ['join a multiple choice', feedback, ['copy'], ['copy', houseCalls.id]],
    ['replace a single choice', type, ['primary_care'], [houseCalls.id]],
  ] as const)('%s when added', (_, step, selected, expected) => {
    const added = addCustomItem(step, { selected, custom: [] }, texts, now)
    expect(added).toMatchObject({ value: { selection: { selected: expected } } })
  })

  test('get unique ids even when added in the same millisecond', () => {
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
  ])('require both texts: %j', (typed) => {
    const incomplete = {
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
    expect(addCustomItem(vision, EMPTY_SELECTION, typed, now)).toEqual(incomplete)
    expect(editCustomItem({ selected: [], custom: [houseCalls] }, houseCalls.id, typed)).toEqual(incomplete)
  })

  test('have a maximum title length', () => {
    const typed = { title: 'a'.repeat(CUSTOM_TITLE_MAX_LENGTH + 1), description: 'B' }
    expect(addCustomItem(vision, EMPTY_SELECTION, typed, now)).toMatchObject({ error: { code: 'too_long' } })
  })

  const other = { id: 'custom-2', title: 'Other', description: 'Other' } as const
  const both: Selection = { selected: [houseCalls.id, 'expertise'], custom: [houseCalls, other] }

  test('keep id, position and selection when edited', () => {
    expect(editCustomItem(both, houseCalls.id, { title: 'Home visits', description: 'Daily' })).toEqual({
      ok: true,
      value: {
        selected: [houseCalls.id, 'expertise'],
        custom: [{ id: houseCalls.id, title: 'Home visits', description: 'Daily' }, other],
      },
    })
  })

  test('are deselected when removed, and restored at their old position', () => {
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

  test('do not replace a newer single choice when restored', () => {
    const { selection, removed } = removeCustomItem({ selected: [other.id], custom: [other] }, other.id)
    if (!removed) throw new Error('nothing was removed')
    const since = toggleOption(type, selection, 'primary_care')
    expect(restoreCustomItem(type, since, removed).selected).toEqual(['primary_care'])
    expect(restoreCustomItem(type, selection, removed).selected).toEqual([other.id])
  })
})
