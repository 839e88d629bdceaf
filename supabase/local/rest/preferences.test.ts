import { expect, test } from 'vitest'
import { parsePreferences } from './preferences.ts'

test.each([
  ['', 'GET', false, []],
  ['count=exact', 'GET', false, ['count=exact']],
  ['count=planned, return=representation', 'GET', false, ['count=planned']],
  ['return=representation', 'GET', true, []],
  [
    'return=representation,resolution=merge-duplicates',
    'POST',
    false,
    ['resolution=merge-duplicates', 'return=representation'],
  ],
  ['count=exact, missing=default', 'POST', false, ['missing=default', 'count=exact']],
  ['missing=default', 'PATCH', false, []],
  ['handling=strict, max-affected=1', 'PATCH', false, ['handling=strict', 'max-affected=1']],
  ['max-affected=1', 'PATCH', false, []],
  ['tx=rollback', 'POST', false, []],
  ['count=whatever, hello=1', 'GET', false, []],
])('%j on %s (call: %s) applies %j', (header, method, isCall, applied) => {
  expect(parsePreferences(header, method, isCall).applied).toEqual(applied)
})

test('strict handling names what it does not know', () => {
  expect(() => parsePreferences('handling=strict, count=all, hello=1', 'GET', false)).toThrow(
    expect.objectContaining({ code: 'PGRST122', details: 'Invalid preferences: count=all, hello=1' }),
  )
})
