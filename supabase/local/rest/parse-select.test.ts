import { describe, expect, test } from 'vitest'
import { buildColumns, buildOrder } from './build-condition.ts'
import { parseNames, parseOrder, parseSelect } from './parse-select.ts'

describe('select', () => {
  test.each([
    ['*', 't.*'],
    ['', 't.*'],
    ['id,email', 't."id" as "id", t."email" as "email"'],
    ['*,id', 't.*, t."id" as "id"'],
    ['mail:email', 't."email" as "mail"'],
    ['"odd,name"', 't."odd,name" as "odd,name"'],
    ['"a b":id', 't."id" as "a b"'],
    ['n::text', 'cast(t."n" as text) as "n"'],
    ['x:n::double precision', 'cast(t."n" as double precision) as "x"'],
    ['tags::text[]', 'cast(t."tags" as text[]) as "tags"'],
    ['data->a->>b', `(to_jsonb(t."data")->'a'->>'b') as "b"`],
    ['data->phones->0', `(to_jsonb(t."data")->'phones'->0) as "phones"`],
    ['data->0', `(to_jsonb(t."data")->0) as "data"`],
    ['c:data->>a', `(to_jsonb(t."data")->>'a') as "c"`],
    ['a"":b', 'PGRST100'],
    ['id::text from t; --', 'PGRST100'],
    ['id::text) from t', 'PGRST100'],
    ['id::', 'PGRST100'],
    ['id,', 'PGRST100'],
    ['count()', 'PGRST123'],
    ['n.sum()', 'PGRST123'],
    ['id,customer:customers(id,name)', 'PGRST501'],
    ['items(*)', 'PGRST501'],
    ['items!inner(id)', 'PGRST501'],
    ['...items(id)', 'PGRST501'],
  ])('%s', (text, expected) => {
    if (expected.startsWith('PGRST')) {
      expect(() => parseSelect(text)).toThrow(expect.objectContaining({ code: expected }))
    } else expect(buildColumns(parseSelect(text), 't')).toBe(expected)
  })
})

describe('order', () => {
  test.each([
    ['id', ' order by t."id"'],
    ['created_at.desc,id.asc.nullsfirst', ' order by t."created_at" desc, t."id" asc nulls first'],
    ['a.nullslast', ' order by t."a" nulls last'],
    ['data->>a.desc', ` order by (to_jsonb(t."data")->>'a') desc`],
    ['"odd.name".desc', ' order by t."odd.name" desc'],
  ])('%s', (text, sql) => {
    expect(buildOrder(parseOrder(text), 't')).toBe(sql)
  })

  test.each([
    ['id.descending', 'PGRST100'],
    ['id.desc; drop table t', 'PGRST100'],
    ['', 'PGRST100'],
    ['customers(name)', 'PGRST501'],
  ])('%s is refused', (text, code) => {
    expect(() => parseOrder(text)).toThrow(expect.objectContaining({ code }))
  })
})

test.each([
  ['"email","name"', ['email', 'name']],
  ['email,name,email', ['email', 'name']],
  ['"a,b"', ['a,b']],
])('columns=%s', (text, names) => {
  expect(parseNames(text, 'columns')).toEqual(names)
})
