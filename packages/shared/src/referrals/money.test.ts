import { expect, it } from 'vitest'
import { formatBookMoment } from './money.ts'

it.each([
  ['2026-08-11T18:18:00+00:00', 'Aug 11, 2026, 2:18 pm EDT'],
  ['2026-11-24T04:47:30.123Z', 'Nov 23, 2026, 11:47 pm EST'],
])('says a moment of the books with its zone: %s', (moment, text) => {
  expect(formatBookMoment(moment)).toBe(text)
})
