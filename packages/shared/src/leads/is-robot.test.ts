import { expect, test } from 'vitest'
import { isRobot } from './is-robot.ts'
import { MIN_FILL_TIME_MS } from './limits.ts'

test.each([
  [false, {}],
  [false, { website: '', elapsed_ms: null }],
  [false, { website: '  ' }],
  [false, { website: null }],
  [false, { elapsed_ms: MIN_FILL_TIME_MS }],
  [true, { website: 'https://spam.example' }],
  [true, { website: 1 }],
  [true, { website: ['x'] }],
  [true, { elapsed_ms: MIN_FILL_TIME_MS - 1 }],
  [true, { elapsed_ms: 0 }],
  [true, { elapsed_ms: -5 }],
])('isRobot is %s for %j', (expected, capture) => expect(isRobot(capture)).toBe(expected))
