import { expect, it } from 'vitest'
import { rowsOf } from './rows-of.ts'

it.each([
  ['', 'narrow', 1, 1],
  ['', 'wide', 2, 2],
  ['Opening in Miami, with video visits in Florida and Georgia.', 'narrow', 1, 2],
  ['Opening in Miami, with video visits in Florida and Georgia.', 'wide', 1, 1],
  ['One.\n\nTwo.', 'wide', 1, 3],
  ['a'.repeat(5000), 'narrow', 1, 12],
] as const)('gives %j rows enough, %s and at least %i: %i', (text, width, least, rows) => {
  expect(rowsOf(text, width, least)).toBe(rows)
})
