// Reading tables and calling functions over REST.
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { adminClient } from './sign-in-as.ts'
import { sendToRest, startRestStack } from './start-rest-stack.ts'

const stack = await startRestStack()
const admin = adminClient(stack)
afterAll(() => stack.stop())

const seeded = () => admin.from('pets').select('name').eq('batch', 'seed')
const names = (rows: readonly { name: string }[] | null) => rows?.map(({ name }) => name)

describe('filters', () => {
  type Query = ReturnType<typeof seeded>
  const cases: [
    string,
    (query: Query) => PromiseLike<{ data: { name: string }[] | null; error: unknown }>,
    string[],
  ][] = [
    ['eq', (q) => q.eq('kind', 'dog'), ['Bo', 'Cy (z)']],
    ['neq', (q) => q.neq('kind', 'dog'), ['Ada', 'x"y']],
    ['gt', (q) => q.gt('age', 3), ['Bo']],
    ['gte', (q) => q.gte('age', 3), ['Ada', 'Bo']],
    ['lt', (q) => q.lt('age', 3), ['x"y']],
    ['lte', (q) => q.lte('age', 3), ['Ada', 'x"y']],
    ['in', (q) => q.in('name', ['Ada', 'Cy (z)', 'x"y', 'a,b']), ['Ada', 'Cy (z)', 'x"y']],
    ['in, of nothing', (q) => q.in('name', []), []],
    ['is null', (q) => q.is('age', null), ['Cy (z)']],
    ['like', (q) => q.like('name', 'A%'), ['Ada']],
    ['like is case sensitive', (q) => q.like('name', 'a%'), []],
    ['ilike', (q) => q.ilike('name', '%a%'), ['Ada']],
    ['not', (q) => q.not('age', 'is', null), ['Ada', 'Bo', 'x"y']],
    ['not in', (q) => q.not('name', 'in', '("Ada","Bo")'), ['Cy (z)', 'x"y']],
    ['or', (q) => q.or('age.eq.1,kind.eq.cat'), ['Ada', 'x"y']],
    [
      'or with and inside',
      (q) => q.or('name.eq."Cy (z)",and(kind.eq.dog,not.or(age.lt.5,age.gt.6))'),
      ['Bo', 'Cy (z)'],
    ],
    ['two filters', (q) => q.eq('kind', 'dog').gt('age', 1), ['Bo']],
    ['match', (q) => q.match({ kind: 'dog', age: 5 }), ['Bo']],
  ]
  it.each(cases)('%s', async (_label, filter, expected) => {
    const { data, error } = await filter(seeded())
    expect(error).toBeNull()
    expect(names(data)?.toSorted()).toEqual(expected)
  })
})

describe('select', () => {
  it('returns numbers and times as Postgres formats them', async () => {
    const response = await sendToRest(stack, '/pets?select=name,weight,born&batch=eq.seed&order=id&limit=2')
    expect(await response.text()).toContain('12345678901234567890.5')
    const { data } = await admin.from('pets').select('born').eq('name', 'Ada').single()
    expect(data?.born).toBe('2026-01-02T03:04:05.678+00:00')
  })

  it('orders by several columns, with nulls first or last', async () => {
    const byAge = await seeded().order('age', { ascending: false, nullsFirst: true }).order('id')
    expect(names(byAge.data)).toEqual(['Cy (z)', 'Bo', 'Ada', 'x"y'])
    const byKind = await seeded().order('kind').order('name', { ascending: false })
    expect(names(byKind.data)).toEqual(['Ada', 'Cy (z)', 'Bo', 'x"y'])
  })

  it('counts all rows beside a page', async () => {
    const query = admin.from('pets').select('name', { count: 'exact' }).eq('batch', 'seed')
    const { data, count, status } = await query.order('id').range(1, 2)
    expect(names(data)).toEqual(['Bo', 'Cy (z)'])
    expect({ count, status }).toEqual({ count: 4, status: 206 })
  })

  it('counts without rows', async () => {
    const { data, count, status } = await admin
      .from('pets')
      .select('*', { count: 'exact', head: true })
      .eq('batch', 'seed')
    expect({ data, count, status }).toEqual({ data: null, count: 4, status: 200 })
  })

  it('answers 416 to a page after the end', async () => {
    const { error, status } = await admin
      .from('pets')
      .select('name', { count: 'exact' })
      .eq('batch', 'seed')
      .range(100, 110)
    expect(status).toBe(416)
    expect(error).toMatchObject({
      code: 'PGRST103',
      details: 'An offset of 100 was requested, but there are only 4 rows.',
    })
  })

  it('returns one row as an object, or reports the number of rows', async () => {
    expect((await seeded().eq('name', 'Bo').single()).data).toEqual({ name: 'Bo' })
    const none = await seeded().eq('name', 'nobody').single()
    expect(none.status).toBe(406)
    expect(none.error).toMatchObject({
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: 'The result contains 0 rows',
      hint: null,
    })
    expect((await seeded().single()).error?.details).toBe('The result contains 4 rows')
    expect((await seeded().eq('name', 'nobody').maybeSingle()).data).toBeNull()
    expect((await seeded().eq('name', 'Bo').maybeSingle()).data).toEqual({ name: 'Bo' })
    expect((await seeded().maybeSingle()).error?.code).toBe('PGRST116')
  })

  it('never returns more than max_rows', async () => {
    const batch = randomUUID()
    const rows = Array.from({ length: 1001 }, (_, index) => ({ batch, name: `n${index}` }))
    expect((await admin.from('pets').insert(rows)).status).toBe(201)
    const { data, count } = await admin.from('pets').select('id', { count: 'exact' }).eq('batch', batch)
    expect({ rows: data?.length, count }).toEqual({ rows: 1000, count: 1001 })
  })
})

describe('rpc', () => {
  type Call = PromiseLike<{ data: unknown; status: number; error: unknown }>
  const cases: [string, () => Call, unknown, number][] = [
    ['a scalar, with a default', () => admin.rpc('add', { a: 1 }), 2, 200],
    ['a scalar, all named', () => admin.rpc('add', { b: 5, a: 1 }), 6, 200],
    ['json', () => admin.rpc('echo', { payload: { quote: `'"\\$$` } }), { quote: `'"\\$$` }, 200],
    ['void', () => admin.rpc('nothing'), null, 204],
    ['null', () => admin.rpc('no_value'), null, 200],
    ['a function that makes a table', () => admin.rpc('make_table'), 7, 200],
    [
      'a table',
      () => admin.rpc('pairs'),
      [
        { a: 1, b: 'x' },
        { a: 2, b: 'y' },
      ],
      200,
    ],
    ['a set of scalars', () => admin.rpc('names'), ['x', 'y'], 200],
    ['a composite', () => admin.rpc('first_pet').select('name'), { name: 'Ada' }, 200],
    ['one row of a set', () => admin.rpc('pairs').eq('a', 2).single(), { a: 2, b: 'y' }, 200],
    [
      'a set, filtered, ordered and cut',
      () =>
        admin
          .rpc('seeded', { least_age: 1 })
          .select('name')
          .neq('kind', 'fish')
          .order('age', { ascending: false })
          .limit(1),
      [{ name: 'Bo' }],
      200,
    ],
  ]
  it.each(cases)('answers %s', async (_label, call, expected, status) => {
    const { data, error, status: actual } = await call()
    expect(error).toBeNull()
    expect(data).toEqual(expected)
    expect(actual).toBe(status)
  })

  it('counts a set', async () => {
    const { count } = await admin.rpc('seeded', {}, { count: 'exact' })
    expect(count).toBe(3)
  })

  it.each([
    ['missing', {}, 404, 'PGRST202'],
    ['add', { c: 1 }, 404, 'PGRST202'],
    ['twice', { a: 1 }, 300, 'PGRST203'],
  ])('refuses %s(%j)', async (name, args, status, code) => {
    const answer = await admin.rpc(name, args)
    expect(answer.status).toBe(status)
    expect(answer.error).toMatchObject({ code })
  })

  it('runs stable functions read only', async () => {
    const { status, error } = await admin.rpc('note_while_reading')
    expect(status).toBe(405)
    expect(error).toMatchObject({ code: '25006' })
    expect((await admin.rpc('drop_note')).status).toBe(204)
  })

  it('refuses other methods', async () => {
    const response = await sendToRest(stack, '/rpc/add', { method: 'PATCH', body: '{}' })
    expect(response.status).toBe(405)
    expect(await response.json()).toMatchObject({ code: 'PGRST101' })
  })

  it.each([
    ['P0001', 400],
    ['23505', 409],
    ['42P01', 404],
    ['53400', 500],
  ])('answers SQLSTATE %s with %d', async (code, status) => {
    const answer = await admin.rpc('raise_code', { code })
    expect(answer.status).toBe(status)
    expect(answer.error).toMatchObject({ code, message: 'raised' })
  })
})
