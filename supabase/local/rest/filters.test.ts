import { expect, test } from 'vitest'
import { buildWhere, parseCondition } from './filters.ts'

const sqlOf = (key: string, value: string) =>
  buildWhere([parseCondition(key, value)], 't').slice(' where '.length)

test.each([
  ['email', 'eq.a.b@c.d', `t."email" = 'a.b@c.d'`],
  ['email', 'eq.', `t."email" = ''`],
  ['name', 'ilike.*foo*', `t."name" ilike '%foo%'`],
  ['deleted_at', 'is.NOT_NULL', `t."deleted_at" is not null`],
  ['a', 'not.is.null', `not (t."a" is null)`],
  ['id', 'in.()', `t."id" = any ('{}')`],
  ['id', 'in.(1,"a,b",x"y,"(z)")', `t."id" = any ( E'{"1","a,b","x\\\\"y","(z)"}')`],
  ['id', 'in.("a" b,c(d,"e")', `t."id" = any ( E'{"\\\\"a\\\\" b","c(d","e"}')`],
  ['"odd.name"', 'eq.1', `t."odd.name" = '1'`],
  [`x'y`, `eq.'; drop table t; --`, `t."x'y" = '''; drop table t; --'`],
  ['and', '(a.eq.1,a.neq.2)', `(t."a" = '1' and t."a" <> '2')`],
  ['not.or', '(a.eq.1,b.eq.2)', `not (t."a" = '1' or t."b" = '2')`],
  [
    'or',
    '(a.eq.1,and(b.lt.2,not.or(c.is.null,d.not.eq.3)))',
    `(t."a" = '1' or (t."b" < '2' and not (t."c" is null or not (t."d" = '3'))))`,
  ],
  ['or', '(a.in.(1,"2,3"),b.eq."x,y)")', `(t."a" = any ('{"1","2,3"}') or t."b" = 'x,y)')`],
])('%s=%s', (key, value, sql) => {
  expect(sqlOf(key, value)).toBe(sql)
})

test.each([
  ['a', 'nope.1', '"failed to parse filter (nope.1)" (line 1, column 1)'],
  ['a', 'constructor.1', '"failed to parse filter (constructor.1)" (line 1, column 1)'],
  ['a', 'in.(1', '"failed to parse filter (in.(1)" (line 1, column 6)'],
  ['a', 'is.maybe', '"failed to parse filter (is.maybe)" (line 1, column 4)'],
  ['or', '(a.eq.1,)', '"failed to parse logic tree ((a.eq.1,))" (line 1, column 9)'],
  ['or', '(a.eq.1)x', '"failed to parse logic tree ((a.eq.1)x)" (line 1, column 9)'],
])('refuses %s=%s as PGRST100', (key, value, message) => {
  const error = { code: 'PGRST100', message, status: 400 }
  expect(() => parseCondition(key, value)).toThrow(expect.objectContaining(error))
})

test.each([
  ['a', 'match.^a', 'The filter operator match'],
  ['a', 'fts(english).cat', 'The filter operator fts(english)'],
  ['a', 'not.ov.[1,2)', 'The filter operator ov'],
  ['a', 'eq(any).{a}', 'The filter operator eq(any)'],
  ['or', '(tags.cs.{a},b.eq.1)', 'The filter operator cs'],
  ['data->>a', 'eq.1', 'The filter data->>a'],
  ['items.kind', 'eq.x', 'The filter items.kind'],
])('answers 501 to %s=%s', (key, value, call) => {
  const message = `${call} is not part of the embedded stack; \`supabase start\` has it.`
  expect(() => parseCondition(key, value)).toThrow(expect.objectContaining({ status: 501, message }))
})
