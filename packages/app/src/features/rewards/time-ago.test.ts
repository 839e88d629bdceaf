import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')

test.each([
  [-5, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_399, '23 hours ago'],
  [86_400, 'yesterday'],
  [5 * 86_400, '5 days ago'],
])('formats %d seconds ago as %s', (seconds, words) => {
  expect(timeAgo(new Date(NOW - seconds * 1000), new Date(NOW))).toBe(words)
})
