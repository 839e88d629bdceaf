// Inserting, changing and deleting rows over REST.
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { adminClient } from './sign-in-as.ts'
import { sendToRest, startRestStack } from './start-rest-stack.ts'

const stack = await startRestStack()
const admin = adminClient(stack)
afterAll(() => stack.stop())

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
    const response = await sendToRest(stack, '/pets', {
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
    expect((await admin.from('pets').select('name').eq('batch', 'seed').eq('age', 99)).data).toEqual([])
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
