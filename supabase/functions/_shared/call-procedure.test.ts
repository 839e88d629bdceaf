import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createCallProcedure } from './call-procedure.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** A database interface that answers in one way and remembers what it was asked. */
async function startInterface(answer: (response: ServerResponse) => void) {
  const requests: { path: string | undefined; headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    requests.push({ path: request.url, headers: request.headers, body })
    answer(response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return { supabaseUrl: `http://127.0.0.1:${address.port}`, requests }
}

const respond = (status: number, body: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

test('sends named parameters with the secret key and returns what the function returned', async () => {
  const { supabaseUrl, requests } = await startInterface(respond(200, '{"lead_id":"1"}'))
  const call = createCallProcedure({ supabaseUrl, secretKey: 'sb_secret_x', timeoutMs: 2000 })
  expect(await call('capture_lead', { payload: { email: 'a@b.co' } })).toEqual({
    ok: true,
    value: { lead_id: '1' },
  })
  expect(requests).toMatchObject([
    {
      path: '/rest/v1/rpc/capture_lead',
      body: '{"payload":{"email":"a@b.co"}}',
      headers: { apikey: 'sb_secret_x' },
    },
  ])
  expect(requests[0]?.headers).not.toHaveProperty('authorization')
})

test('an older key is a bearer token too', async () => {
  const { supabaseUrl, requests } = await startInterface(respond(200, 'null'))
  await createCallProcedure({ supabaseUrl, secretKey: 'eyJ', timeoutMs: 2000 })('f', {})
  expect(requests[0]?.headers).toMatchObject({ apikey: 'eyJ', authorization: 'Bearer eyJ' })
})

test.each([
  [400, '{"code":"23514","message":"private"}', 'refused', '23514'],
  [400, '{"code":"22P02","message":"private"}', 'refused', '22P02'],
  [409, '{"code":"23505","message":"private"}', 'refused', '23505'],
  [401, '{"code":"42501","message":"private"}', 'unavailable', '42501'],
  [404, '{"code":"PGRST202","message":"private"}', 'unavailable', 'PGRST202'],
  [500, '{"code":"57014","message":"private"}', 'unavailable', '57014'],
  [503, '{"code":"PGRST000","message":"private"}', 'unavailable', 'PGRST000'],
  [502, '<html>Bad Gateway</html>', 'unavailable', ''],
  [401, '"text"', 'unavailable', ''],
])('an answer of %d with %s is %s', async (status, body, code, databaseCode) => {
  const { supabaseUrl } = await startInterface(respond(status, body))
  const called = await createCallProcedure({ supabaseUrl, secretKey: 'sb_secret_x', timeoutMs: 2000 })(
    'f',
    {},
  )
  expect(called).toEqual({ ok: false, error: { code, status, databaseCode } })
})

test('an answer that is not JSON is none', async () => {
  const { supabaseUrl } = await startInterface(respond(200, '<html>'))
  const called = await createCallProcedure({ supabaseUrl, secretKey: 'sb_secret_x', timeoutMs: 2000 })(
    'f',
    {},
  )
  expect(called).toMatchObject({ ok: false, error: { code: 'unavailable' } })
})

test('does not wait longer than it is told to', async () => {
  const { supabaseUrl } = await startInterface(() => {})
  const called = await createCallProcedure({ supabaseUrl, secretKey: 'sb_secret_x', timeoutMs: 50 })('f', {})
  expect(called).toEqual({ ok: false, error: { code: 'unavailable', status: 0, databaseCode: '' } })
})

test('nobody listening is unavailable', async () => {
  const { supabaseUrl } = await startInterface(() => {})
  await new Promise((resolve) => servers.splice(0)[0]?.close(resolve))
  const called = await createCallProcedure({ supabaseUrl, secretKey: 'sb_secret_x', timeoutMs: 2000 })(
    'f',
    {},
  )
  expect(called).toMatchObject({ ok: false, error: { code: 'unavailable', status: 0 } })
})
