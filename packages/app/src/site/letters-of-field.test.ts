import { FIELD_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { expect, it } from 'vitest'
import { lettersOfField } from './letters-of-field.ts'

it('offers the letters of a field, each once, and none of an unknown one', () => {
  expect(lettersOfField('dental')).toEqual(['DDS', 'DMD', 'RDH'])
  expect(lettersOfField('therapy')).toContain('LCSW')
  expect(lettersOfField(undefined)).toEqual([])
  for (const field of FIELD_IDS) {
    const letters = lettersOfField(field)
    expect(new Set(letters).size, field).toBe(letters.length)
  }
})
