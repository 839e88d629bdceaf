import { describe, expect, test } from 'vitest'
import { quoteArray, quoteLiteral, quoteName } from './sql-text.ts'

describe('quoteName', () => {
  test.each([
    ['id', '"id"'],
    ['Mixed Case', '"Mixed Case"'],
    ['a"b', '"a""b"'],
    ['"; drop table leads; --', '"""; drop table leads; --"'],
    ["it's", `"it's"`],
  ])('keeps %s one identifier', (name, sql) => {
    expect(quoteName(name)).toBe(sql)
  })
})

describe('quoteLiteral', () => {
  test.each([
    ['', `''`],
    ["O'Brien", `'O''Brien'`],
    ["'; drop table leads; --", `'''; drop table leads; --'`],
    ['C:\\temp', ` E'C:\\\\temp'`],
    ["\\'; select 1; --", ` E'\\\\''; select 1; --'`],
    ['$$ || 1', `'$$ || 1'`],
    ['%s $1 ?', `'%s $1 ?'`],
  ])('keeps %j one literal', (value, sql) => {
    expect(quoteLiteral(value)).toBe(sql)
  })

  test('refuses a NUL, which would end the statement', () => {
    expect(() => quoteLiteral("a\0'")).toThrow('invalid byte sequence')
    expect(() => quoteName('a\0"')).toThrow('invalid byte sequence')
  })
})

test.each([
  [[], `'{}'`],
  [['1', '2'], `'{"1","2"}'`],
  [['a,b', 'NULL', '{x}'], `'{"a,b","NULL","{x}"}'`],
  [["it's"], `'{"it''s"}'`],
  [['say "hi"'], ` E'{"say \\\\"hi\\\\""}'`],
])('quoteArray keeps the elements of %j apart', (values, sql) => {
  expect(quoteArray(values)).toBe(sql)
})
