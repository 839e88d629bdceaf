import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminClient, anonymousClient, signInAsSomebody, signToken } from './sign-in-as.ts'
import { startTestStack } from './start-test-stack.ts'

let stack: Awaited<ReturnType<typeof startTestStack>>
let admin: SupabaseClient
let anonymous: SupabaseClient

beforeAll(async () => {
  stack = await startTestStack()
  const playground = readFileSync(join(import.meta.dirname, 'fixtures/rest-playground.sql'), 'utf8')
  await stack.database.asSuperuser((tx) => tx.query(playground))
  admin = adminClient(stack)
  anonymous = anonymousClient(stack)
})
afterAll(() => stack.stop())

const seeded = () => admin.from('pets').select('name').eq('batch', 'seed')
const names = (rows: readonly { name: string }[] | null) => rows?.map(({ name }) => name)

/** A request without the client, for what the client hides. */
function send(path: string, init: RequestInit = {}, key = stack.keys.secretKey): Promise<Response> {
  return fetch(`${stack.apiUrl}/rest/v1${path}`, { ...init, headers: { apikey: key, ...init.headers } })
}

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
    const response = await send('/pets?select=name,weight,born&batch=eq.seed&order=id&limit=2')
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

describe('the headers of a response', () => {
  it.each([
    ['GET', '/pets?batch=eq.nobody', 200, '*/*'],
    ['GET', '/pets?batch=eq.seed', 200, '0-3/*'],
    ['HEAD', '/pets?batch=eq.seed', 200, '0-3/*'],
    ['DELETE', '/pets?batch=eq.nobody', 204, '*/*'],
    ['POST', '/rpc/seeded', 200, '0-2/*'],
  ])('%s %s', async (method, path, status, range) => {
    const response = await send(path, { method })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-range')).toBe(range)
  })

  it('contain the error code', async () => {
    const response = await send('/pets?age=foo')
    expect(response.status).toBe(400)
    expect(response.headers.get('proxy-status')).toBe('PostgREST; error=PGRST100')
    expect(await response.json()).toEqual({
      code: 'PGRST100',
      message: '"failed to parse filter (foo)" (line 1, column 1)',
      details: expect.any(String),
      hint: null,
    })
  })
})

describe('insert', () => {
  it('inserts one row and returns nothing', async () => {
    const batch = randomUUID()
    const { data, status, error } = await admin.from('pets').insert({ batch, name: 'O\'Brien \\ "co"' })
    expect({ data, status, error }).toEqual({ data: null, status: 201, error: null })
    const stored = await admin.from('pets').select('name,kind').eq('batch', batch)
    expect(stored.data).toEqual([{ name: 'O\'Brien \\ "co"', kind: 'cat' }])
  })

  it('returns the row on request', async () => {
    const batch = randomUUID()
    const { data, status } = await admin
      .from('pets')
      .insert({ batch, name: 'a', tags: ['x', 'y,z'], data: { deep: [1] } })
      .select('name, kind, tags, data')
      .single()
    expect(status).toBe(201)
    expect(data).toEqual({ name: 'a', kind: 'cat', tags: ['x', 'y,z'], data: { deep: [1] } })
  })

  it('inserts many rows, in which a missing value is null', async () => {
    const batch = randomUUID()
    const rows = [
      { batch, name: 'a', kind: 'cat', age: 1 },
      { batch, name: 'b', kind: 'dog' },
    ]
    const inserted = admin.from('pets').insert(rows, { count: 'exact' }).select('name,kind,age')
    const { data, count, status } = await inserted.order('name')
    expect({ count, status }).toEqual({ count: 2, status: 201 })
    expect(data).toEqual([
      { name: 'a', kind: 'cat', age: 1 },
      { name: 'b', kind: 'dog', age: null },
    ])
  })

  it('accepts an empty list', async () => {
    const { data, status } = await admin.from('pets').insert([]).select()
    expect({ data, status }).toEqual({ data: [], status: 201 })
  })

  it('reports invalid rows', async () => {
    const unknown = await admin.from('pets').insert({ batch: 'x', nope: 1 })
    expect(unknown.status).toBe(400)
    expect(unknown.error).toMatchObject({
      code: 'PGRST204',
      message: "Could not find the 'nope' column of 'pets' in the schema cache",
    })
    const twice = await admin.from('pets').insert({ batch: 'seed', name: 'Ada' })
    expect(twice.status).toBe(409)
    expect(twice.error).toMatchObject({
      code: '23505',
      message: 'duplicate key value violates unique constraint "pets_batch_name_key"',
      details: 'Key (batch, name)=(seed, Ada) already exists.',
    })
    expect((await admin.from('pets').insert({ batch: 'x', name: 'y', age: -1 })).error?.code).toBe('23514')
    expect((await admin.from('pets').insert({ batch: 'x', name: 'y', age: 'old' })).error?.code).toBe('22P02')
  })

  it.each([
    ['', 'PGRST102', 'Empty or invalid json'],
    ['{"a":', 'PGRST102', 'Empty or invalid json'],
    ['"text"', 'PGRST102', 'Empty or invalid json'],
    ['[{"name":"a"},{"batch":"b"}]', 'PGRST102', 'All object keys must match'],
  ])('refuses the body %j', async (body, code, message) => {
    const response = await send('/pets', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code, message })
  })
})

describe('upsert', () => {
  const conflict = { onConflict: 'batch,name' }

  it('answers 201 when a row is new and 200 when it only updates', async () => {
    const batch = randomUUID()
    const first = await admin.from('pets').upsert({ batch, name: 'a', age: 1 }, conflict)
    const second = await admin.from('pets').upsert({ batch, name: 'a', age: 2 }, conflict).select('name,age')
    const mixed = await admin.from('pets').upsert(
      [
        { batch, name: 'a', age: 3 },
        { batch, name: 'b', age: 4 },
      ],
      conflict,
    )
    expect([first.status, second.status, mixed.status]).toEqual([201, 200, 201])
    expect(second.data).toEqual([{ name: 'a', age: 2 }])
    const stored = await admin.from('pets').select('name,age').eq('batch', batch).order('name')
    expect(stored.data).toEqual([
      { name: 'a', age: 3 },
      { name: 'b', age: 4 },
    ])
  })

  it('leaves existing rows unchanged when duplicates are ignored', async () => {
    const { data, status } = await admin
      .from('pets')
      .upsert({ batch: 'seed', name: 'Ada', age: 99 }, { ...conflict, ignoreDuplicates: true })
      .select()
    expect({ data, status }).toEqual({ data: [], status: 201 })
    expect((await seeded().eq('age', 99)).data).toEqual([])
  })

  it('uses the primary key when no columns are named', async () => {
    const batch = randomUUID()
    const { data } = await admin.from('pets').insert({ batch, name: 'a' }).select('id').single()
    await admin.from('pets').upsert({ id: data?.id, batch, name: 'renamed' })
    expect((await admin.from('pets').select('name').eq('batch', batch)).data).toEqual([{ name: 'renamed' }])
  })
})

describe('update and delete', () => {
  const insertTwo = async () => {
    const batch = randomUUID()
    await admin.from('pets').insert([
      { batch, name: 'a', age: 1 },
      { batch, name: 'b', age: 2 },
    ])
    return batch
  }

  it('change only the rows that match the filter', async () => {
    const batch = await insertTwo()
    const silent = await admin.from('pets').update({ age: 10 }).eq('batch', batch).eq('name', 'a')
    expect({ status: silent.status, data: silent.data }).toEqual({ status: 204, data: null })
    const told = await admin
      .from('pets')
      .update({ age: 20 })
      .eq('batch', batch)
      .eq('name', 'b')
      .select('age')
      .single()
    expect({ status: told.status, data: told.data }).toEqual({ status: 200, data: { age: 20 } })
    const stored = await admin.from('pets').select('age').eq('batch', batch).order('age')
    expect(stored.data).toEqual([{ age: 10 }, { age: 20 }])
  })

  it('roll back an update of two rows when one was requested', async () => {
    const batch = await insertTwo()
    const { status, error } = await admin
      .from('pets')
      .update({ age: 10 })
      .eq('batch', batch)
      .select()
      .single()
    expect({ status, details: error?.details }).toEqual({
      status: 406,
      details: 'The result contains 2 rows',
    })
    expect((await admin.from('pets').select('age').eq('batch', batch).eq('age', 10)).data).toEqual([])
  })

  it('return no error when no row matches', async () => {
    expect((await admin.from('pets').update({ age: 1 }).eq('batch', 'nobody')).status).toBe(204)
    expect((await admin.from('pets').delete().eq('batch', 'nobody').select()).data).toEqual([])
  })

  it('return the count and the deleted rows', async () => {
    const batch = await insertTwo()
    const { data, count, status } = await admin
      .from('pets')
      .delete({ count: 'exact' })
      .eq('batch', batch)
      .select('name')
      .order('name', { ascending: false })
    expect({ data, count, status }).toEqual({ data: [{ name: 'b' }, { name: 'a' }], count: 2, status: 200 })
  })

  it.each([
    ['UPDATE', () => admin.from('pets').update({ age: 1 })],
    ['DELETE', () => admin.from('pets').delete()],
  ])('refuse to %s a whole table', async (verb, run) => {
    const { status, error } = await run()
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: '21000', message: `${verb} requires a WHERE clause` })
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
    const response = await send('/rpc/add', { method: 'PATCH', body: '{}' })
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

describe('the caller', () => {
  it('has the role and the claims of the token', async () => {
    const { client, userId } = await signInAsSomebody(stack)
    expect((await client.rpc('who_asks')).data).toMatchObject({ role: 'authenticated', sub: userId })
    expect((await anonymous.rpc('who_asks')).data).toMatchObject({ role: 'anon', sub: null })
    expect((await admin.rpc('who_asks')).data).toMatchObject({ role: 'service_role', sub: null })
    const keyless = await fetch(`${stack.apiUrl}/rest/v1/rpc/who_asks`, { method: 'POST' })
    expect(await keyless.json()).toMatchObject({ role: 'anon' })
  })

  it('reads and changes only its own rows', async () => {
    const one = await signInAsSomebody(stack)
    const other = await signInAsSomebody(stack)
    expect((await one.client.from('diaries').insert({ entry: 'secret' }).select('entry')).data).toEqual([
      { entry: 'secret' },
    ])
    expect((await other.client.from('diaries').select()).data).toEqual([])
    expect(
      (await other.client.from('diaries').update({ entry: 'x' }).eq('owner', one.userId).select()).data,
    ).toEqual([])
    expect((await other.client.from('diaries').delete().eq('owner', one.userId).select()).data).toEqual([])
    expect((await anonymous.from('diaries').select()).data).toEqual([])
    const forged = await other.client.from('diaries').insert({ entry: 'x', owner: one.userId })
    expect(forged.status).toBe(403)
    expect(forged.error).toEqual({
      code: '42501',
      details: null,
      hint: null,
      message: 'new row violates row-level security policy for table "diaries"',
    })
    expect((await one.client.from('diaries').select('entry')).data).toEqual([{ entry: 'secret' }])
  })

  it('gets 401 before sign-in and 403 after it', async () => {
    const { client } = await signInAsSomebody(stack)
    const signedIn = await client.from('suggestions').select()
    const unknown = await send('/suggestions', {}, stack.keys.publishableKey)
    expect(signedIn.status).toBe(403)
    expect(signedIn.error?.message).toBe('permission denied for table suggestions')
    expect(unknown.status).toBe(401)
    expect(unknown.headers.get('www-authenticate')).toBe('Bearer')
  })

  it('can insert without the right to read unless it requests the row', async () => {
    expect((await anonymous.from('suggestions').insert({ note: randomUUID() })).status).toBe(201)
    expect((await anonymous.from('suggestions').insert({ note: randomUUID() }).select()).status).toBe(401)
  })

  it.each([
    ['expired', { role: 'authenticated', exp: 1_000_000_000 }, 'PGRST303', 'JWT expired'],
    [
      'not valid yet',
      { role: 'authenticated', nbf: 4_000_000_000 },
      'PGRST301',
      'JWT cryptographic operation failed',
    ],
    ['for a role that is not for the API', { role: 'postgres' }, '22023', 'role "postgres" does not exist'],
    ['for a role that does not exist', { role: 'nobody' }, '22023', 'role "nobody" does not exist'],
  ])('is refused with a token %s', async (_label, claims, code, message) => {
    const authorization = `Bearer ${await signToken(stack, claims)}`
    const response = await send('/pets', { headers: { authorization } })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toContain('Bearer')
    expect(await response.json()).toMatchObject({ code, message })
  })

  it.each(['nonsense', 'a.b', 'a.b.c'])('is refused with the token %s', async (token) => {
    const response = await send('/pets', { headers: { authorization: `Bearer ${token}` } })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'PGRST301' })
  })

  it('is refused with a token of another key', async () => {
    const token = await signToken(stack, { role: 'service_role' })
    const forged = `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(86)}`
    const response = await send('/pets', { headers: { authorization: `Bearer ${forged}` } })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'PGRST301' })
  })
})

describe('errors', () => {
  it.each([
    ['GET', '/pet', 404, 'PGRST205', "Could not find the table 'public.pet' in the schema cache"],
    ['GET', '/pets/1', 404, 'PGRST125', 'Invalid path specified in request URL'],
    ['GET', '/pets?select=nope', 400, '42703', 'column pets.nope does not exist'],
    ['PROPFIND', '/pets', 405, 'PGRST117', 'Unsupported HTTP method: PROPFIND'],
  ])('%s %s is %d %s', async (method, path, status, code, message) => {
    const response = await send(path, { method })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code, message })
  })

  it('refuses a schema that is not exposed', async () => {
    const { status, error } = await admin.schema('auth').from('users').select()
    expect(status).toBe(406)
    expect(error).toMatchObject({ code: 'PGRST106', message: 'Invalid schema: auth' })
  })

  it('finds a table after it is created, changed and dropped', async () => {
    const name = `table_${randomUUID().slice(0, 8)}`
    const run = (sql: string) => stack.database.asSuperuser((tx) => tx.query(sql))
    expect((await admin.from(name).select()).error?.code).toBe('PGRST205')
    await run(`create table public.${name} (id int)`)
    await run(`grant all on public.${name} to service_role`)
    expect((await admin.from(name).insert({ id: 1 }).select()).data).toEqual([{ id: 1 }])
    await run(`alter table public.${name} alter column id type text, add column extra int default 7`)
    expect((await admin.from(name).insert({ id: 'x' }).select()).data).toEqual([{ id: 'x', extra: 7 }])
    await run(`drop table public.${name}`)
    expect((await admin.from(name).select()).error?.code).toBe('PGRST205')
  })

  it('uses the new definition of a replaced function', async () => {
    const name = `function_${randomUUID().slice(0, 8)}`
    const run = (sql: string) => stack.database.asSuperuser((tx) => tx.query(sql))
    await run(`create function public.${name}() returns int language sql as 'select 1'`)
    await run(`grant execute on function public.${name} to service_role`)
    expect((await admin.rpc(name)).data).toBe(1)
    await run(`drop function public.${name}`)
    await run(`create function public.${name}() returns setof int language sql as 'select 1'`)
    await run(`grant execute on function public.${name} to service_role`)
    expect((await admin.rpc(name)).data).toEqual([1])
  })
})

describe('what the embedded stack leaves out', () => {
  const pets = () => admin.from('pets')
  type Call = () => PromiseLike<{ error: unknown; status: number }>

  it.each<[string, Call]>([
    ['A `select` of more than column names', () => pets().select('*, owners(*)')],
    ['A `select` of more than column names', () => pets().select('called:name')],
    ['A `select` of more than column names', () => pets().select('age::text')],
    ['A `select` of more than column names', () => pets().select('data->chip')],
    ['A `select` of more than column names', () => pets().select('age.sum()')],
    ['Ordering by anything but a column', () => pets().select().order('data->chip')],
    ['The filter data->chip->>id', () => pets().select().eq('data->chip->>id', '7')],
    ['The filter owners.name', () => pets().select().eq('owners.name', 'x')],
    ['The filter operator cs', () => pets().select().contains('tags', ['soft'])],
    ['The filter operator ov', () => pets().select().overlaps('tags', ['soft'])],
    ['The filter operator wfts', () => pets().select().textSearch('name', 'x', { type: 'websearch' })],
    ['The filter operator sl', () => pets().select().rangeLt('tags', '[1,2)')],
    ['The preference count=planned', () => pets().select('*', { count: 'planned' })],
    ['The preference missing=default', () => pets().insert([{ name: 'x' }], { defaultToNull: false })],
    ['A response as text/csv', () => pets().select().csv()],
    ['A response as application/vnd.pgrst.array+json;nulls=stripped', () => pets().select().stripNulls()],
    ['A response as application/vnd.pgrst.plan', () => pets().select().explain()],
    ['Calling a function with GET', () => admin.rpc('add', { a: 1 }, { get: true })],
  ])('%s answers 501', async (call, run) => {
    const { error, status } = await run()
    expect(status).toBe(501)
    expect(error).toMatchObject({ code: 'PGRST501', message: expect.stringContaining(call) })
  })

  it.each([
    ['PUT', '/pets?id=eq.1', 'PUT of a single row'],
    ['GET', '/', 'GET / (the OpenAPI description)'],
    ['POST', '/pets', 'A body of the type text/csv'],
  ])('%s %s answers 501', async (method, path, call) => {
    const body = method === 'POST' ? { body: 'name', headers: { 'content-type': 'text/csv' } } : {}
    const response = await send(path, { method, ...body })
    expect(response.status).toBe(501)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(call) })
  })
})
