import { describe, expect, test } from 'vitest'
import { buildWhere } from './build-condition.ts'
import { isOperation, parseFilter, parseLogic } from './parse-filters.ts'

function filterSql(key: string, value: string): string {
  return buildWhere([parseFilter(key, value)], 't').slice(' where '.length)
}

function logicSql(key: string, value: string): string {
  return buildWhere([parseLogic(key, value)], 't').slice(' where '.length)
}

describe('a filter', () => {
  test.each([
    ['status', 'eq.new', `t."status" = 'new'`],
    ['a', 'neq.1', `t."a" <> '1'`],
    ['n', 'gte.3', `t."n" >= '3'`],
    ['n', 'gt.3', `t."n" > '3'`],
    ['n', 'lt.3', `t."n" < '3'`],
    ['n', 'lte.3', `t."n" <= '3'`],
    ['email', 'eq.a.b@c.d', `t."email" = 'a.b@c.d'`],
    ['email', 'eq.', `t."email" = ''`],
    ['name', 'like.*foo*', `t."name" like '%foo%'`],
    ['name', 'ilike.%foo%', `t."name" ilike '%foo%'`],
    ['name', 'match.^a', `t."name" ~ '^a'`],
    ['deleted_at', 'is.null', `t."deleted_at" is null`],
    ['deleted_at', 'is.NOT_NULL', `t."deleted_at" is not null`],
    ['ok', 'is.true', `t."ok" is true`],
    ['a', 'not.is.null', `not (t."a" is null)`],
    ['a', 'not.eq.1', `not (t."a" = '1')`],
    ['a', 'isdistinct.1', `t."a" is distinct from '1'`],
    ['tags', 'cs.{a,b}', `t."tags" @> '{a,b}'`],
    ['tags', 'cd.{a}', `t."tags" <@ '{a}'`],
    ['tags', 'ov.[1,2)', `t."tags" && '[1,2)'`],
    ['body', 'fts.cat', `t."body" @@ to_tsquery('cat')`],
    ['body', 'wfts(english).fat cat', `t."body" @@ websearch_to_tsquery('english', 'fat cat')`],
    ['name', 'like(any).{a*,b*}', `t."name" like any ('{a%,b%}')`],
    ['name', 'eq(all).{a}', `t."name" = all ('{a}')`],
    ['id', 'in.(1,2)', `t."id" = any ('{"1","2"}')`],
    ['id', 'in.()', `t."id" = any ('{}')`],
    ['id', 'in.(1,"a,b",x"y,"(z)")', `t."id" = any ( E'{"1","a,b","x\\\\"y","(z)"}')`],
    ['id', 'in.("a" b,c(d,"e")', `t."id" = any ( E'{"\\\\"a\\\\" b","c(d","e"}')`],
    ['id', 'in.("say \\"hi\\"")', `t."id" = any ( E'{"say \\\\"hi\\\\""}')`],
    ['data->a->>b', 'eq.1', `(to_jsonb(t."data")->'a'->>'b') = '1'`],
    ['data->0', 'eq.1', `(to_jsonb(t."data")->0) = '1'`],
    ['data->>-1', 'eq.1', `(to_jsonb(t."data")->>-1) = '1'`],
    ['"odd.name"', 'eq.1', `t."odd.name" = '1'`],
    ['a b', 'eq.1', `t."a b" = '1'`],
    [`x'y`, `eq.'; drop table t; --`, `t."x'y" = '''; drop table t; --'`],
    ["data->>a'b", 'eq.1', `(to_jsonb(t."data")->>'a''b') = '1'`],
  ])('%s=%s', (key, value, sql) => {
    expect(filterSql(key, value)).toBe(sql)
  })

  test.each([
    ['a', 'foo', 'PGRST100', '"failed to parse filter (foo)" (line 1, column 1)'],
    ['a', 'nope.1', 'PGRST100', '"failed to parse filter (nope.1)" (line 1, column 1)'],
    ['a', 'constructor.1', 'PGRST100', '"failed to parse filter (constructor.1)" (line 1, column 1)'],
    ['a', 'in.1,2', 'PGRST100', '"failed to parse filter (in.1,2)" (line 1, column 4)'],
    ['a', 'in.(1', 'PGRST100', '"failed to parse filter (in.(1)" (line 1, column 6)'],
    ['a', 'is.maybe', 'PGRST100', '"failed to parse filter (is.maybe)" (line 1, column 4)'],
    ['a', 'is(any).null', 'PGRST100', '"failed to parse filter (is(any).null)" (line 1, column 1)'],
    ['a', 'eq(some).1', 'PGRST100', '"failed to parse filter (eq(some).1)" (line 1, column 1)'],
    ['a"b', 'eq.1', 'PGRST100', '"failed to parse tree path (a"b)" (line 1, column 2)'],
    ['items.kind', 'eq.x', 'PGRST108', `'items' is not an embedded resource in this request`],
  ])('%s=%s is refused', (key, value, code, message) => {
    expect(() => parseFilter(key, value)).toThrow(expect.objectContaining({ code, message, status: 400 }))
  })
})

describe('a logic tree', () => {
  test.each([
    ['or', '(a.eq.1,b.gt.2)', `(t."a" = '1' or t."b" > '2')`],
    ['and', '(a.eq.1,a.neq.2)', `(t."a" = '1' and t."a" <> '2')`],
    ['not.or', '(a.eq.1,b.eq.2)', `not (t."a" = '1' or t."b" = '2')`],
    [
      'or',
      '(a.eq.1,and(b.lt.2,not.or(c.is.null,d.not.eq.3)))',
      `(t."a" = '1' or (t."b" < '2' and not (t."c" is null or not (t."d" = '3'))))`,
    ],
    ['or', '(a.in.(1,"2,3"),b.eq.4)', `(t."a" = any ('{"1","2,3"}') or t."b" = '4')`],
    ['or', '(a.eq."x,y)",b.eq.4)', `(t."a" = 'x,y)' or t."b" = '4')`],
    ['or', '(tags.cs.{a,b},b.eq.4)', `(t."tags" @> '{a,b}' or t."b" = '4')`],
    ['or', '(a.eq."x"y,b.eq.4)', `(t."a" = '"x"y' or t."b" = '4')`],
    ['or', '(data->>k.eq.1)', `((to_jsonb(t."data")->>'k') = '1')`],
    ['or', `(a.eq.';drop table t;--,b.eq.1)`, `(t."a" = ''';drop table t;--' or t."b" = '1')`],
  ])('%s=%s', (key, value, sql) => {
    expect(logicSql(key, value)).toBe(sql)
  })

  test.each(['', '()', '(a.eq.1', '(a)', '(a.eq.1)x', '(a.eq.1,)', 'a.eq.1', `(a.eq.');--)`])(
    '%j is refused',
    (value) => {
      expect(() => parseLogic('or', value)).toThrow(
        expect.objectContaining({ code: 'PGRST100', status: 400 }),
      )
    },
  )
})

test.each([
  ['eq.1', true],
  ['not.in.(1)', true],
  ['fts(english).a', true],
  ['1', false],
  ['{1,2}', false],
  ['a.b', false],
  ['toString.1', false],
])('in a GET call %j is a filter: %s', (value, expected) => {
  expect(isOperation(value)).toBe(expected)
})
