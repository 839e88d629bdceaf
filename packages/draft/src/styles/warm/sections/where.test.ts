import { expect, it } from 'vitest'
import { stampClasses } from './where.ts'

it.each([
  [2, 'pair'],
  [7, 'some'],
  [8, 'some by-4'],
  [9, 'some by-5'],
  [14, 'some'],
  [15, 'some by-5'],
  [17, 'many'],
])('lays %i stamps in rows of even length', (states, classes) => {
  expect(stampClasses(states)).toBe(classes)
})
