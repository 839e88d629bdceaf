import { describe, expect, test } from 'vitest'
import type { StateCode } from '../../places/us-states.ts'
import type { LocationId } from '../answers/stored-ids.ts'
import { addState, locationPanel, locationProblem, removeState, zipHint } from './location.ts'

function problem(types: LocationId[], zipcode: string, states: StateCode[]) {
  return locationProblem({ selected_locations: types, location_details: { states, zipcode } })?.title
}

describe('the location question', () => {
  test.each<[LocationId[], string, StateCode[], string | undefined]>([
    [[], '', [], 'Please select at least one location type'],
    [['physical'], '', [], 'Invalid zipcode'],
    [['physical'], '33101', [], 'States required'],
    [['physical'], '33101', ['FL'], undefined],
    [['physical', 'virtual'], '33101-12', ['FL'], 'Invalid zipcode'],
    [['virtual', 'physical'], '33101-1234', ['FL'], undefined],
    [['virtual'], 'not asked', [], 'States required'],
    [['virtual'], 'not asked', ['FL'], undefined],
  ])('types %j, ZIP %j and states %j: %s', (types, zip, states, title) => {
    expect(problem(types, zip, states)).toBe(title)
  })

  test('shows a details panel for the selected types, and none without a type', () => {
    const office = { title: 'Location Details', statesLabel: "States You'll Practice In", asksZip: true }
    expect(locationPanel([])).toBeUndefined()
    expect(locationPanel(['physical'])).toEqual(office)
    expect(locationPanel(['virtual', 'physical'])).toEqual(office)
    expect(locationPanel(['virtual'])).toEqual({
      title: 'Virtual Practice States',
      statesLabel: "States You'll Practice Virtually In",
      asksZip: false,
    })
  })

  test('adds each state only once', () => {
    expect(addState(['FL'], 'GA')).toEqual(['FL', 'GA'])
    expect(addState(['FL', 'GA'], 'FL')).toEqual(['FL', 'GA'])
    expect(removeState(['FL', 'GA'], 'FL')).toEqual(['GA'])
  })

  test.each<[string, StateCode[], string | undefined]>([
    ['33101', ['FL'], undefined],
    ['33101', ['GA'], 'This zipcode is in Florida, which is not among your states yet.'],
    ['33101', [], undefined],
    ['20001', ['MD'], undefined],
    ['00901', ['FL'], undefined],
    ['00001', ['FL'], 'We do not know this zipcode. Please look at it once more.'],
    ['3310', ['GA'], undefined],
  ])('hint for ZIP %j and states %j', (zip, states, hint) => {
    expect(zipHint(zip, states)).toBe(hint)
  })
})
