import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Stack } from '../../supabase/local/stack.ts'
import { anonymousClient } from './sign-in-as.ts'
import { sendToRest, startRestStack } from './start-rest-stack.ts'

// Whatever a stranger writes, wherever in a request, stays a value or a name. Everything is asked with the secret
// key, for which no policy would stand in the way.

let stack: Stack
let canary = ''

beforeAll(async () => {
  stack = await startRestStack()
  await stack.database.asSuperuser(async (tx) => {
    await tx.query('create table public.canaries (name text)')
    await tx.query('grant all on public.canaries to anon, authenticated, service_role')
    canary = randomUUID()
    await tx.query('insert into public.canaries values ($1)', [canary])
  })
})
afterAll(() => stack.stop())

const HOSTILE = [
  `'; drop table canaries; --`,
  `"; drop table canaries; --`,
  `\\'; drop table canaries; --`,
  `\\"; drop table canaries; --`,
  `'); delete from canaries; --`,
  `' or '1'='1`,
  `') union select name from canaries --`,
  `$$; drop table canaries; $$`,
  `{"a"}'::text[]; drop table canaries; --`,
  `\\`,
  `"`,
  `(((`,
  `a\u0000'; drop table canaries; --`,
  `\u2019; drop table canaries; --`,
  `\ud800'`,
  `name) as name, (select name from canaries`,
  `/* */ ; /**/ drop table canaries`,
  `__proto__`,
]

// As every client sends it: half of a character becomes U+FFFD.
const wellFormed = (text: string) => Buffer.from(text).toString()

type Place = readonly [string, (text: string) => readonly [string, RequestInit?]]
const encode = (text: string) => encodeURIComponent(wellFormed(text))
const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

const PLACES: readonly Place[] = [
  ['a value', (text) => [`/pets?name=eq.${encode(text)}`]],
  ['a pattern', (text) => [`/pets?name=ilike.${encode(text)}`]],
  ['a list', (text) => [`/pets?name=in.(${encode(text)})`]],
  ['a quoted list', (text) => [`/pets?name=in.("${encode(text)}")`]],
  ['an is', (text) => [`/pets?name=is.${encode(text)}`]],
  ['an operator', (text) => [`/pets?name=${encode(text)}.x`]],
  ['a logic tree', (text) => [`/pets?or=${encode(text)}`]],
  ['a value in a logic tree', (text) => [`/pets?or=(name.eq."${encode(text)}",id.eq.1)`]],
  ['a column in a logic tree', (text) => [`/pets?or=("${encode(text)}".eq.1)`]],
  ['a filtered column', (text) => [`/pets?${encode(text)}=eq.1`]],
  ['a quoted column', (text) => [`/pets?"${encode(text)}"=eq.1`]],
  ['a selected column', (text) => [`/pets?select=${encode(text)}`]],
  ['an order', (text) => [`/pets?order=${encode(text)}`]],
  ['a direction', (text) => [`/pets?order=name.${encode(text)}`]],
  ['a limit', (text) => [`/pets?limit=${encode(text)}`]],
  ['an offset', (text) => [`/pets?offset=${encode(text)}`]],
  ['a table', (text) => [`/${encode(text)}`]],
  ['a function', (text) => [`/rpc/${encode(text)}`, json('POST', {})]],
  ['an argument in json', (text) => ['/rpc/echo', json('POST', { payload: text })]],
  ['an argument’s name in json', (text) => ['/rpc/echo', json('POST', { [text]: 1 })]],
  ['a body that is no json', (text) => ['/pets', { ...json('POST', {}), body: wellFormed(text) }]],
  ['an inserted column', (text) => ['/pets', json('POST', { batch: 'hostile', name: 'x', [text]: 1 })]],
  ['the columns', (text) => [`/pets?columns=${encode(text)}`, json('POST', { name: 'x' })]],
  [
    'a conflict',
    (text) => [
      `/pets?on_conflict=${encode(text)}`,
      json('POST', { name: 'x' }, { prefer: 'resolution=merge-duplicates' }),
    ],
  ],
  ['an updated value', (text) => ['/pets?batch=eq.nobody', json('PATCH', { name: text })]],
  ['a deleted value', (text) => [`/pets?name=eq.${encode(text)}`, { method: 'DELETE' }]],
]

it.each(PLACES)('hostile text as %s does no harm', async (_place, request) => {
  for (const text of HOSTILE) {
    const [path, init = {}] = request(text)
    const response = await sendToRest(stack, path, init)
    const body = await response.text()
    const said = `${JSON.stringify(text)}: ${body}`
    expect([500, 502, 503], said).not.toContain(response.status)
    // A syntax error would mean that the text had become part of the statement.
    expect(body, said).not.toContain('"42601"')
    // A missing grant would have refused it before it could do harm.
    expect(body, said).not.toContain('"42501"')
    expect(body, said).not.toContain(canary)
    const { rows } = await stack.database.asSuperuser((tx) => tx.query('select name from public.canaries'))
    expect(rows, said).toEqual([{ name: canary }])
  }
})

it.each([
  ['prefer', `timezone='; drop table canaries; --`],
  ['prefer', 'count=exact); drop table canaries; --'],
  ['range', '0-9; drop table canaries'],
  ['accept-profile', `public"; drop table canaries; --`],
  ['x-anything', `'; drop table canaries; --`],
])('%s: %s does no harm', async (name, value) => {
  const response = await sendToRest(stack, '/pets?batch=eq.seed', { headers: { [name]: value } })
  expect([200, 406, 501]).toContain(response.status)
  const { rows } = await stack.database.asSuperuser((tx) => tx.query('select name from public.canaries'))
  expect(rows).toEqual([{ name: canary }])
})

it('returns and finds hostile text unchanged', async () => {
  const client = anonymousClient(stack)
  const batch = randomUUID()
  const texts = HOSTILE.filter((text) => text === wellFormed(text) && !text.includes('\u0000'))
  const pets = texts.map((text) => ({ batch, name: text, tags: [text], data: { [text]: text } }))
  expect((await client.from('pets').insert(pets)).error).toBeNull()
  for (const { name, tags, data } of pets) {
    const found = await client.from('pets').select('name,tags,data').eq('batch', batch).eq('name', name)
    expect(found.data).toEqual([{ name, tags, data }])
    expect((await client.rpc('echo', { payload: data })).data).toEqual(data)
  }
})
