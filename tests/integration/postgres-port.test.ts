import { createConnection } from 'node:net'
import postgres from 'postgres'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { startTestStack } from './start-test-stack.ts'

const stack = await startTestStack()
const clients: postgres.Sql[] = []
afterAll(() => stack.stop())
beforeEach(() => asSuperuser('create table public.visits (visitor text)'))
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end({ timeout: 1 })))
  await asSuperuser('drop table public.visits')
})

function connect(): postgres.Sql {
  const client = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} })
  clients.push(client)
  return client
}

async function asSuperuser(sql: string): Promise<Record<string, unknown>[]> {
  return stack.database.asSuperuser(async (transaction) => (await transaction.query(sql)).rows)
}

async function countVisits(): Promise<unknown> {
  return (await asSuperuser('select count(*)::int as count from public.visits'))[0]?.count
}

test('several clients and the services use the database at once', async () => {
  const ask = (client: postgres.Sql, number: number) =>
    client`insert into public.visits values (${`client ${number}`}) returning visitor`
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, number) => [ask(connect(), number), countVisits()] as const).flat(),
  )
  const visitors = answers.filter(Array.isArray).map(([row]) => row.visitor)
  expect(visitors.sort()).toEqual([0, 1, 2, 3, 4, 5].map((number) => `client ${number}`))
  expect(await countVisits()).toBe(6)
})

test('nothing of the services runs inside the transaction of a client', async () => {
  const client = connect()
  let counted: Promise<unknown> | undefined
  const undone = client.begin(async (transaction) => {
    await transaction`insert into public.visits values ('first')`
    counted = countVisits()
    await transaction`insert into public.visits values ('second')`
    throw new Error('rolled back')
  })
  await expect(undone).rejects.toThrow('rolled back')
  expect(await counted).toBe(0)
})

test('a client that leaves its transaction idle is told and disconnected once somebody waits', async () => {
  const client = connect()
  const connection = await client.reserve()
  await connection`begin`
  await connection`insert into public.visits values ('idle')`
  expect(await countVisits()).toBe(0)
  await expect(connection`commit`).rejects.toThrow(
    /terminating connection due to idle-in-transaction timeout|CONNECTION/,
  )
  expect(await countVisits()).toBe(0)
})

test('a client that vanishes in the middle of a transaction leaves nothing behind', async () => {
  const client = connect()
  const connection = await client.reserve()
  await connection`begin`
  await connection`insert into public.visits values ('gone')`
  await client.end({ timeout: 0 })
  expect(await countVisits()).toBe(0)
  expect(await connect()`select 1 as one`).toEqual([{ one: 1 }])
})

test('what a client sets for itself stays with it and does not reach the services', async () => {
  const [one, other] = [connect(), connect()]
  await one`set timezone = 'Europe/Paris'`
  await one`set role anon`
  const who = `select current_user::text as role, current_setting('timezone') as timezone`
  expect(await other.unsafe(who)).toEqual([{ role: 'postgres', timezone: 'UTC' }])
  expect(await asSuperuser(who)).toEqual([{ role: 'postgres', timezone: 'UTC' }])
  expect(await one.unsafe(who)).toEqual([{ role: 'anon', timezone: 'Europe/Paris' }])
})

test('errors carry their SQLSTATE and the connection goes on', async () => {
  const client = connect()
  await expect(client`select 1 / 0`).rejects.toMatchObject({ code: '22012' })
  expect(await client`select 2 as two`).toEqual([{ two: 2 }])
})

test('COPY FROM STDIN is refused by name instead of stopping the stack', async () => {
  await expect(connect().unsafe('copy public.visits from stdin')).rejects.toThrow(
    /COPY FROM STDIN|CONNECTION/,
  )
  expect(await countVisits()).toBe(0)
})

test.each(['', 'postgres', 'x'.repeat(5_000)])('the password %j is refused', async (password) => {
  const url = new URL(stack.databaseUrl)
  url.password = password
  const client = postgres(url.href, { max: 1 })
  clients.push(client)
  await expect(client`select 1`).rejects.toMatchObject({ code: '28P01' })
})

test('a client that sends a query instead of the password is disconnected', async () => {
  const socket = createConnection(Number(new URL(stack.databaseUrl).port), '127.0.0.1')
  const startup = Buffer.from('\0\0\0\0\0\x03\0\0user\0postgres\0\0', 'latin1')
  startup.writeInt32BE(startup.length)
  socket.write(startup)
  socket.write(Buffer.from('Q\0\0\0\x0dselect 1\0', 'latin1'))
  let answer = ''
  for await (const chunk of socket) answer += chunk
  expect(answer).toContain('28P01')
  expect(answer).not.toContain('SELECT')
})

test('bytes that are no Postgres message close their own connection alone', async () => {
  const { port } = new URL(stack.databaseUrl)
  await new Promise<void>((resolve, reject) => {
    const socket = createConnection(Number(port), '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
      socket.end()
    })
    socket.once('close', () => resolve())
    socket.once('error', reject)
    socket.resume()
  })
  expect(await connect()`select 3 as three`).toEqual([{ three: 3 }])
})
