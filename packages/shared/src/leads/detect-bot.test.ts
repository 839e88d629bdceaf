import { expect, test } from 'vitest'
import { detectBot } from './detect-bot.ts'
import { MIN_FILL_TIME_MS } from './limits.ts'

test.each([
  [null, {}],
  [null, { website: '', elapsed_ms: null }],
  [null, { more: '' }],
  [null, { website: '  ' }],
  [null, { website: null }],
  [null, { elapsed_ms: MIN_FILL_TIME_MS }],
  ['trap', { more: 'x' }],
  ['trap', { website: 'https://spam.example' }],
  ['trap', { website: 1 }],
  ['trap', { website: ['x'] }],
  ['trap', { website: 'x', elapsed_ms: 0 }],
  ['fill_time', { elapsed_ms: MIN_FILL_TIME_MS - 1 }],
  ['fill_time', { elapsed_ms: 0 }],
  ['fill_time', { elapsed_ms: -5 }],
])('detectBot returns %j for %j', (expected, submission) => expect(detectBot(submission)).toBe(expected))
