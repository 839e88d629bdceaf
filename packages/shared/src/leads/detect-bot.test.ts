import { expect, test } from 'vitest'
import { detectBot } from './detect-bot.ts'
import { MIN_FILL_TIME_MS } from './limits.ts'

test.each([
  [null, {}],
  [null, { website: '', elapsed_ms: null }],
  [null, { website: '  ' }],
  [null, { website: null }],
  [null, { elapsed_ms: MIN_FILL_TIME_MS }],
  ['honeypot', { website: 'https://spam.example' }],
  ['honeypot', { website: 1 }],
  ['honeypot', { website: ['x'] }],
  ['honeypot', { website: 'x', elapsed_ms: 0 }],
  ['fill_time', { elapsed_ms: MIN_FILL_TIME_MS - 1 }],
  ['fill_time', { elapsed_ms: 0 }],
  ['fill_time', { elapsed_ms: -5 }],
])('detectBot returns %j for %j', (expected, submission) => expect(detectBot(submission)).toBe(expected))
