import { expect, test } from 'vitest'
import { TALKING, THINKING } from '../fixtures/personas.ts'
import { counted, returnOf } from './return.ts'

test('counts what is left from the question at which the owner left', () => {
  const { practiceLocation: _, clinicianDetails: __, designDetails: ___, ...answers } = THINKING
  const found = returnOf(answers)
  expect(found?.at.key).toBe('practiceLocation')
  expect(found?.words).toBe('Three questions, two minutes.')
})

test('has nothing to say before the first answer, after the last one, and to owners who chose a call', () => {
  expect(returnOf({})).toBeNull()
  expect(returnOf(THINKING)).toBeNull()
  expect(returnOf(TALKING)).toBeNull()
})

test('counts one in the singular', () => {
  const { designDetails: _, ...answers } = THINKING
  expect(returnOf(answers)?.words).toBe('One question, one minute.')
  expect(counted(0, 'gap')).toBe('no gaps')
})
