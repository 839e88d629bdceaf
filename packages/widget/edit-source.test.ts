import { expect, test } from 'vitest'
import { cut, drop, swap } from './edit-source.ts'

test.each([
  ['swap', swap('b', '$&'), 'abc', 'a$&c'],
  ['swap everything', swap(/b/g, '-'), 'abcb', 'a-c-'],
  ['drop', drop('b'), 'abc', 'ac'],
  ['cut', cut('b', 'c'), 'abxcc', 'acc'],
  ['cut and put', cut('b', 'b', '-'), 'abxb', 'a-b'],
])('%s', (_, edit, source, edited) => {
  expect(edit(source)).toBe(edited)
})

test.each([
  ['swap', swap('x', '-')],
  ['drop', drop(/x/)],
  ['cut from', cut('x', 'b')],
  ['cut until', cut('b', 'a')],
])('%s throws if it changes nothing', (_, edit) => {
  expect(() => edit('abc')).toThrow('no longer has')
})
