import { expect, it } from 'vitest'
import { formatReward } from './reward.ts'

it.each([
  [20_000, '$200'],
  [0, '$0'],
  [1250, '$12.50'],
  [99_999, '$999.99'],
  [100_000, '$1,000'],
  [123_456, '$1,234.56'],
  [123_400_000, '$1,234,000'],
])('formats %i cents as %s', (cents, text) => {
  expect(formatReward(cents)).toBe(text)
})
