import { describe, expect, test } from 'vitest'
import { contentRange, pageStatus, parsePageRange } from './page-range.ts'

describe('parsePageRange', () => {
  test.each([
    ['', '', null, { offset: 0, limit: null }],
    ['', '', 1000, { offset: 0, limit: 1000 }],
    ['limit=10&offset=20', '', 1000, { offset: 20, limit: 10 }],
    ['limit=5000', '', 1000, { offset: 0, limit: 1000 }],
    ['limit=0', '', 1000, { offset: 0, limit: 0 }],
    ['limit=x&offset=y', '', null, { offset: 0, limit: null }],
    ['', '0-9', null, { offset: 0, limit: 10 }],
    ['', 'items=5-', 100, { offset: 5, limit: 100 }],
    ['limit=10', '5-100', null, { offset: 5, limit: 5 }],
  ])('%j with Range %j and max_rows %s', (query, header, maxRows, expected) => {
    expect(parsePageRange(new URLSearchParams(query), header, maxRows)).toEqual(expected)
  })

  test.each([
    ['limit=-1', ''],
    ['', '9-0'],
  ])('%j with Range %j is 416', (query, header) => {
    const parse = () => parsePageRange(new URLSearchParams(query), header, null)
    expect(parse).toThrow(expect.objectContaining({ status: 416, code: 'PGRST103' }))
  })
})

test.each([
  [0, 9, null, '0-9/*', 200],
  [0, 9, 10, '0-9/10', 200],
  [0, 9, 42, '0-9/42', 206],
  [40, 41, 42, '40-41/42', 206],
  [0, -1, null, '*/*', 200],
  [0, -1, 0, '*/0', 200],
])('rows %d to %d of %s are %s with status %d', (lower, upper, total, range, status) => {
  expect(contentRange(lower, upper, total)).toBe(range)
  expect(pageStatus(lower, upper, total)).toBe(status)
})

test('a page behind the end says how many rows there are', () => {
  expect(() => pageStatus(100, 99, 5)).toThrow(
    expect.objectContaining({
      details: 'An offset of 100 was requested, but there are only 5 rows.',
      status: 416,
    }),
  )
})
