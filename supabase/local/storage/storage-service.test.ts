import { expect, test } from 'vitest'
import { parseSize } from './storage-service.ts'

test.each([
  [1024, 1024],
  ['50MiB', 52_428_800],
  ['2MB', 2_000_000],
  ['1.5 KiB', 1536],
  ['10', 10],
])('%s is %d bytes', (size, bytes) => {
  expect(parseSize(size)).toBe(bytes)
})

test.each(['', 'big', '10 parsecs', '-1'])('%j is no size', (size) => {
  expect(() => parseSize(size)).toThrow('is not a size')
})
