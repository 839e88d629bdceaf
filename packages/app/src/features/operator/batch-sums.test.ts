import { expect, it, test } from 'vitest'
import type { Line } from './api/desk.ts'
import { batchSteps, batchSums } from './batch-sums.ts'

const line = (state: string, cents: number, method: Line['method'] = 'ach'): Line => ({
  number: cents,
  legal_name: 'Ana Silva',
  who: null,
  cents,
  method,
  masked: '••4471',
  state,
  sent_on: null,
  return_reason: null,
  stopped_because: null,
})

it('adds up what has left or will, and leaves out what came back or was taken out', () => {
  const lines = [line('open', 100), line('sent', 20), line('returned', 3), line('cancelled', 4_000)]
  expect(batchSums({ lines })).toMatchObject({
    cents: 120,
    openLines: 1,
    openCents: 100,
    returnedCents: 3,
  })
})

test.each([
  [
    [line('open', 1), line('open', 2, 'paypal')],
    ['bank', 'paypal'],
  ],
  [[line('open', 1, 'iban')], ['bank']],
  [[line('sent', 1), line('open', 2, 'paypal')], ['paypal']],
  [[line('cancelled', 1)], []],
])('offers the files that have an open line', (lines, files) => {
  expect(batchSums({ lines }).files).toEqual(files)
})

const BATCH = { state: 'open', created_at: '', csv_taken_at: null, sent_on: null, reference: null }
test.each([
  ['a new batch', BATCH, 'done now ahead ahead'],
  ['one whose file is taken', { ...BATCH, csv_taken_at: 'x' }, 'done done now ahead'],
  ['one that is paid', { ...BATCH, state: 'paid' }, 'done done done done'],
])('%s stands at its step', (_, batch, states) => {
  expect(
    batchSteps(batch)
      .map(({ state }) => state)
      .join(' '),
  ).toBe(states)
})
