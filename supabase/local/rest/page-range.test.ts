import { expect, test } from 'vitest'
import { contentRange, pageStatus, parsePageRange } from './page-range.ts'

test.each([
  ['', null, { offset: 0, limit: null }],
  ['', 1000, { offset: 0, limit: 1000 }],
  ['limit=10&offset=20', 1000, { offset: 20, limit: 10 }],
  ['limit=5000', 1000, { offset: 0, limit: 1000 }],
  ['limit=0', 1000, { offset: 0, limit: 0 }],
  ['limit=x&offset=y', null, { offset: 0, limit: null }],
])('%j with max_rows %s', (query, maxRows, expected) => {
  expect(parsePageRange(new URLSearchParams(query), maxRows)).toEqual(expected)
})

test('refuses a negative limit', () => {
  const parse = () => parsePageRange(new URLSearchParams('limit=-1'), null)
  expect(parse).toThrow(expect.objectContaining({ status: 416, code: 'PGRST103' }))
})

test.each([
  [0, 9, null, '0-9/*', 200],
  [0, 9, 42, '0-9/42', 206],
  [40, 41, 42, '40-41/42', 206],
  [0, -1, 0, '*/0', 200],
])('rows %d to %d of %s are %s with status %d', (lower, upper, total, range, status) => {
  expect(contentRange(lower, upper, total)).toBe(range)
  expect(pageStatus(lower, upper, total)).toBe(status)
})
