import fc from 'fast-check'
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
  ['a small sign', '﹢1', "'﹢1"],
  ['a minus sign of typography', '\u22121+2', "'\u22121+2"],
  ['a zero-width space in front', '\u200b=1+1', "'=1+1"],
  ['a byte order mark in front', '\ufeff=1+1', "'=1+1"],
  ['a joiner in front', '\u200d\u2060＝1+1', "'＝1+1"],
  ['a sign for the look of a letter in front', '\ufe0f=1', "'=1"],
  ['a change of direction in front', '\u202e=1', "'=1"],
  ['a null byte in front', '\0=1', "'=1"],
  ['a control sign in front', '\u0007@SUM(A1)', "'@SUM(A1)"],
  ['spaces in front', ' \u3000=1', "' \u3000=1"],
  ['half of a letter in front', '\ud83d=1', "'=1"],
  ['a semicolon', 'a;=1', '"a;=1"'],
  ['an emoji of several', '👨‍👩‍👧 Care', '👨‍👩‍👧 Care'],
  ['an exact address', { exact: '+ana@practice.com' }, '+ana@practice.com'],
  ['an exact address with a quote', { exact: 'a"b@practice.com' }, '"a""b@practice.com"'],
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

const signs = fc.constantFrom(
  ...[
    '=',
    '+',
    '-',
    '@',
    '＝',
    '＋',
    '－',
    '＠',
    '﹦',
    '\u2212',
    '\t',
    '\r',
    '\n',
    ' ',
    '\u00a0',
    '\u3000',
    '"',
    ',',
    ';',
    "'",
  ],
  ...[
    '\0',
    '\u0001',
    '\u200b',
    '\u200c',
    '\u200d',
    '\u2060',
    '\ufeff',
    '\ufe0f',
    '\u00ad',
    '\u202e',
    '\u2066',
    '\ud83d',
    '1',
    'a',
  ],
)
const cells = fc.oneof(
  fc.array(signs, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
)

it('never lets a cell begin as a formula, whatever cannot be seen before it', () => {
  fc.assert(
    fc.property(cells, (cell) => {
      const [written = ''] = readCsv(toCsv([[cell]]))[0] ?? []
      const seen = written.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\s]/gu, '')
      return !/^[=+\-@\u2212]/.test(seen) || /^-\d+\.\d\d$/.test(written)
    }),
    { numRuns: 2000 },
  )
})

it('is read as the same table, with nothing that is never drawn', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cells, cells), { minLength: 1, maxLength: 5 }), (rows) => {
      const read = readCsv(toCsv(rows))
      expect(read.map((row) => row.length)).toEqual(rows.map(() => 2))
      for (const cell of read.flat()) expect(cell).not.toMatch(/[\0\u200b\u202a-\u202e\ufeff]|\p{Surrogate}/u)
    }),
    { numRuns: 500 },
  )
})

/** Reads CSV as RFC 4180 has it. */
function readCsv(file: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quotedCell, plain = '', end] of file.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quotedCell?.replaceAll('""', '"') ?? plain)
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
