import { expect, it } from 'vitest'
import { toCsv } from './to-csv.ts'

it.each([
  ['a plain text', 'Signed up', 'Signed up'],
  ['a comma', 'Portland, OR', '"Portland, OR"'],
  ['a quote', 'the "best"', '"the ""best"""'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['a carriage return inside', 'one\rtwo', '"one\rtwo"'],
  ['nothing', null, ''],
  ['an empty text', '', ''],
  ['a number', 200, '200'],
  ['a negative number, which is no formula', -5, '-5'],
  ['a negative amount with cents', '-200.00', '-200.00'],
  ['a masked email', 'j•••@gmail.com', 'j•••@gmail.com'],
  ['=', '=HYPERLINK("https://evil.example")', '"\'=HYPERLINK(""https://evil.example"")"'],
  ['+', '+1', "'+1"],
  ['-', '-1+2', "'-1+2"],
  ['@', '@SUM(A1:A2)', "'@SUM(A1:A2)"],
  ['a tab', '\t=1', "'\t=1"],
  ['a carriage return', '\r=1', '"\'\r=1"'],
  ['a line break in front', '\n=1', '"\'\n=1"'],
  ['a full-width sign', '＝1＋1', "'＝1＋1"],
  ['a sign further on', 'a=1', 'a=1'],
])('writes a cell with %s', (_what, cell, written) => {
  expect(toCsv([[cell]])).toBe(`${written}\r\n`)
})

it('ends every row with CRLF', () => {
  expect(
    toCsv([
      ['Person', 'Reward'],
      ['j•••@gmail.com', 200],
    ]),
  ).toBe('Person,Reward\r\nj•••@gmail.com,200\r\n')
})

it('writes nothing for no lines', () => {
  expect(toCsv([])).toBe('')
})
