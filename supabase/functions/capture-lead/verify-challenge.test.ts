import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createVerifyChallenge } from './verify-challenge.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function startSiteverify(status: number, body: string) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    let form = ''
    for await (const chunk of request) form += chunk
    asked.push(form)
    if (status) response.writeHead(status).end(body)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const verifyUrl = `http://127.0.0.1:${address.port}/siteverify`
  return {
    asked,
    verify: createVerifyChallenge({ secretKey: 'secret', verifyUrl, timeoutMs: status ? 2000 : 50 }),
  }
}

test.each([
  [200, '{"success":true}', 'passed'],
  [200, '{"success":false,"error-codes":["invalid-input-response"]}', 'failed'],
  [200, '{"success":"true"}', 'failed'],
  [400, '{"success":false}', 'failed'],
  [500, '{}', 'unavailable'],
  [200, '<html>', 'unavailable'],
  [0, '', 'unavailable'],
])('an answer of %d with %s: %s', async (status, body, verdict) => {
  const { verify } = await startSiteverify(status, body)
  expect(await verify({ token: 't', submissionId: 'id' })).toBe(verdict)
})

test('names the submission, so that the same one can be verified again', async () => {
  const { verify, asked } = await startSiteverify(200, '{"success":true}')
  await verify({ token: 't&x', submissionId: 'id' })
  expect(asked).toEqual(['secret=secret&response=t%26x&idempotency_key=id'])
})

test('without a token nobody is asked', async () => {
  const { verify, asked } = await startSiteverify(200, '{"success":true}')
  expect(await verify({ token: '', submissionId: 'id' })).toBe('failed')
  expect(asked).toEqual([])
})
