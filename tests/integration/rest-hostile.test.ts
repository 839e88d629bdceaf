import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymousClient } from './sign-in-as.ts'
import { startTestStack } from './start-test-stack.ts'

// Whatever a stranger writes, wherever in a request, stays a value or a name. Everything is asked with the secret
// key, for which no policy would stand in the way.

let stack: Awaited<ReturnType<typeof startTestStack>>
let canary = ''

beforeAll(async () => {
  stack = await startTestStack()
  const playground = readFileSync(join(import.meta.dirname, 'fixtures/rest-playground.sql'), 'utf8')
  await stack.database.asSuperuser(async (tx) => {
    await tx.query(playground)
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
  `") as x; delete from canaries; --`,
  `' or '1'='1`,
  `" or "1"="1`,
  `') union select name from canaries --`,
  `$$; drop table canaries; $$`,
  `1; drop table canaries`,
  `{"a"}'::text[]; drop table canaries; --`,
  `\\`,
  `\\\\'`,
  `''`,
  `"`,
  `)`,
  `(((`,
  `a\u0000'; drop table canaries; --`,
  `\u2019; drop table canaries; --`,
  `\ud800'`,
  `name) as name, (select name from canaries`,
  `x::text) from canaries; --`,
  `%27; drop table canaries; --`,
  `/* */ ; /**/ drop table canaries`,
  `__proto__`,
  `constructor`,
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
  ['an array', (text) => [`/pets?tags=cs.${encode(text)}`]],
  ['an is', (text) => [`/pets?name=is.${encode(text)}`]],
  ['an operator', (text) => [`/pets?name=${encode(text)}.x`]],
  ['a language', (text) => [`/pets?name=fts(${encode(text)}).x`]],
  ['a quantifier', (text) => [`/pets?name=eq(any).${encode(text)}`]],
  ['a logic tree', (text) => [`/pets?or=${encode(text)}`]],
  ['a value in a logic tree', (text) => [`/pets?or=(name.eq."${encode(text)}",id.eq.1)`]],
  ['a column in a logic tree', (text) => [`/pets?or=("${encode(text)}".eq.1)`]],
  ['a filtered column', (text) => [`/pets?${encode(text)}=eq.1`]],
  ['a quoted column', (text) => [`/pets?"${encode(text)}"=eq.1`]],
  ['a key in json', (text) => [`/pets?data->>${encode(text)}=eq.1`]],
  ['a selected column', (text) => [`/pets?select=${encode(text)}`]],
  ['an alias', (text) => [`/pets?select="${encode(text)}":name`]],
  ['a cast', (text) => [`/pets?select=name::${encode(text)}`]],
  ['a selected key in json', (text) => [`/pets?select=data->${encode(text)}`]],
  ['an order', (text) => [`/pets?order=${encode(text)}`]],
  ['a direction', (text) => [`/pets?order=name.${encode(text)}`]],
  ['a limit', (text) => [`/pets?limit=${encode(text)}`]],
  ['an offset', (text) => [`/pets?offset=${encode(text)}`]],
  ['a table', (text) => [`/${encode(text)}`]],
  ['a function', (text) => [`/rpc/${encode(text)}`, json('POST', {})]],
  ['an argument', (text) => [`/rpc/twice?a=${encode(text)}`]],
  ['an argument’s name', (text) => [`/rpc/add?${encode(text)}=1`]],
  ['an argument in json', (text) => ['/rpc/echo', json('POST', { payload: text })]],
  ['an argument’s name in json', (text) => ['/rpc/echo', json('POST', { [text]: 1 })]],
  ['a whole body', (text) => ['/rpc/whole', json('POST', { [text]: text })]],
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

describe.each(PLACES)('as %s', (_place, request) => {
  it.each(HOSTILE)('%j does no harm', async (text) => {
    const [path, init = {}] = request(text)
    const response = await fetch(`${stack.apiUrl}/rest/v1${path}`, {
      ...init,
      headers: { apikey: stack.keys.secretKey, ...init.headers },
    })
    const body = await response.text()
    expect(response.status, body).toBeLessThan(500)
    // A syntax error would mean that the text had become part of the statement.
    expect(body).not.toContain('"42601"')
    // A missing grant would have refused it before it could do harm.
    expect(body).not.toContain('"42501"')
    expect(body).not.toContain(canary)
    const { rows } = await stack.database.asSuperuser((tx) => tx.query('select name from public.canaries'))
    expect(rows).toEqual([{ name: canary }])
  })
})

describe('in a header', () => {
  it.each([
    ['prefer', `timezone='; drop table canaries; --`],
    ['prefer', 'count=exact); drop table canaries; --'],
    ['range', '0-9; drop table canaries'],
    ['accept-profile', `public"; drop table canaries; --`],
    ['x-anything', `'; drop table canaries; --`],
    ['cookie', `a='; drop table canaries; --`],
  ])('%s: %s does no harm', async (name, value) => {
    const headers = { apikey: stack.keys.secretKey, [name]: value }
    const response = await fetch(`${stack.apiUrl}/rest/v1/pets?batch=eq.seed`, { headers })
    expect([200, 406]).toContain(response.status)
    const { rows } = await stack.database.asSuperuser((tx) => tx.query('select name from public.canaries'))
    expect(rows).toEqual([{ name: canary }])
  })
})

it.each(HOSTILE.filter((text) => text === wellFormed(text) && !text.includes('\u0000')))(
  '%j comes back as it went in, and is found again',
  async (text) => {
    const client = anonymousClient(stack)
    const batch = randomUUID()
    const inserted = await client
      .from('pets')
      .insert({ batch, name: text, tags: [text], data: { [text]: text } })
    expect(inserted.error).toBeNull()
    const { data } = await client.from('pets').select('name,tags,data').eq('batch', batch).eq('name', text)
    expect(data).toEqual([{ name: text, tags: [text], data: { [text]: text } }])
    expect((await client.rpc('echo', { payload: { [text]: text } })).data).toEqual({ [text]: text })
  },
)
