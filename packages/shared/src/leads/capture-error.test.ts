import { expect, test } from 'vitest'
import { isRetryable } from './capture-error.ts'

test.each([
  [0, true],
  [200, false],
  [400, false],
  [403, false],
  [405, false],
  [408, true],
  [413, false],
  [415, false],
  [429, true],
  [500, true],
  [503, true],
])('a capture answered with %d is worth another try: %s', (status, retryable) => {
  expect(isRetryable(status)).toBe(retryable)
})
