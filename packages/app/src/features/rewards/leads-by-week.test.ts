import { expect, it } from 'vitest'
import { chartTop } from './leads-by-week.tsx'

it.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [4, 4],
  [5, 6],
  [7, 10],
  [11, 20],
  [61, 100],
  [101, 200],
  [1234, 2000],
])('ends the axis for %i at %i', (most, top) => {
  expect(chartTop(most)).toBe(top)
})
