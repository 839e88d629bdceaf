// The rights of a caller, and the headers and errors of a response.
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { adminClient, anonymousClient, signInAsSomebody, signToken } from './sign-in-as.ts'
import { sendToRest, startRestStack } from './start-rest-stack.ts'

const stack = await startRestStack()
const admin = adminClient(stack)
const anonymous = anonymousClient(stack)
afterAll(() => stack.stop())

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
    const unknown = await sendToRest(stack, '/suggestions', {}, stack.keys.publishableKey)
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
    const response = await sendToRest(stack, '/pets', { headers: { authorization } })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toContain('Bearer')
    expect(await response.json()).toMatchObject({ code, message })
  })

  it.each(['nonsense', 'a.b', 'a.b.c'])('is refused with the token %s', async (token) => {
    const response = await sendToRest(stack, '/pets', { headers: { authorization: `Bearer ${token}` } })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'PGRST301' })
  })

  it('is refused with a token of another key', async () => {
    const token = await signToken(stack, { role: 'service_role' })
    const forged = `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(86)}`
    const response = await sendToRest(stack, '/pets', { headers: { authorization: `Bearer ${forged}` } })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'PGRST301' })
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
    const response = await sendToRest(stack, path, { method })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-range')).toBe(range)
  })

  it('contain the error code', async () => {
    const response = await sendToRest(stack, '/pets?age=foo')
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

describe('errors', () => {
  it.each([
    ['GET', '/pet', 404, 'PGRST205', "Could not find the table 'public.pet' in the schema cache"],
    ['GET', '/pets/1', 404, 'PGRST125', 'Invalid path specified in request URL'],
    ['GET', '/pets?select=nope', 400, '42703', 'column pets.nope does not exist'],
    ['PROPFIND', '/pets', 405, 'PGRST117', 'Unsupported HTTP method: PROPFIND'],
  ])('%s %s is %d %s', async (method, path, status, code, message) => {
    const response = await sendToRest(stack, path, { method })
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
    const response = await sendToRest(stack, path, { method, ...body })
    expect(response.status).toBe(501)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(call) })
  })
})
