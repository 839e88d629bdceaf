import { expect, test } from 'vitest'
import { parseCapture } from '../capture.ts'
import { createStore } from './store.ts'
import { readTouches, storeTouches } from './touches.ts'

const AT = '2026-11-21T09:30:00.000Z'

function storeWith(text?: string) {
  const texts = new Map(text === undefined ? [] : [['foyer.touches', text]])
  return createStore(
    'foyer.',
    () => ({
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, value) => void texts.set(key, value),
      removeItem: (key) => void texts.delete(key),
    }),
    () => true,
  )
}

test('reads what it has stored', () => {
  const first = { landing_page: '/a%20b', at: AT, utm_source: 'é & ü', click_ids: { gclid: 'x' } }
  const last = { landing_page: '/', at: AT, referrer: 'https://search.example/' }
  const store = storeWith()
  storeTouches(store, { first, last })
  expect(readTouches(store)).toEqual({ first, last })
})

test.each([
  undefined,
  '',
  'no JSON',
  '1',
  '"text"',
  '{}',
  '{"first":null,"last":null}',
  `{"first":{"landing_page":"/","at":"${AT}"}}`,
  '{"first":{"landing_page":"/","at":"never"},"last":{"landing_page":"/","at":"never"}}',
])('finds no touches in %s', (text) => {
  expect(readTouches(storeWith(text))).toBeNull()
})

test('reads nothing that the server would refuse', () => {
  const touch = {
    landing_page: 1,
    at: AT,
    utm_source: ['x'.repeat(300)],
    ref: { code: 1 },
    click_ids: { gclid: 2, unknown: 'x' },
    referrer: 'javascript:alert(1)',
    other: true,
  }
  const touches = readTouches(storeWith(JSON.stringify({ first: touch, last: touch })))
  expect(touches).not.toBeNull()
  const capture = parseCapture({
    email: 'dana@practice.example',
    submission_id: '11111111-1111-4111-8111-111111111111',
    first_touch: touches?.first,
  })
  expect(capture.ok).toBe(true)
})
