import type { ServerResponse } from 'node:http'
import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import { PATIENCE_MS, startFakeService, stayQuiet } from '../../tests/start-fake-service.ts'
import { createInspectResume } from './inspect-resume.ts'

async function inspect(answer: (response: ServerResponse) => void, secretKey = 'sb_secret_x') {
  const { url, asked } = await startFakeService(answer)
  const logged: unknown[] = []
  const timeoutMs = answer === stayQuiet ? PATIENCE_MS.silent : PATIENCE_MS.answering
  const inspectResume = createInspectResume({ supabaseUrl: url, secretKey, timeoutMs }, (event) =>
    logged.push(event),
  )
  return { result: await inspectResume('u-1/r-1.pdf'), asked, logged }
}
const respond = (status: number, body: string) => (response: ServerResponse) => {
  response.writeHead(status).end(body)
}

test('asks for the first bytes alone, with the secret key', async () => {
  const { result, asked, logged } = await inspect(respond(206, '%PDF-1.7'))
  expect(result).toEqual(ok('pdf'))
  expect(asked).toMatchObject([
    {
      method: 'GET',
      url: '/storage/v1/object/resumes/u-1/r-1.pdf',
      headers: { apikey: 'sb_secret_x', range: 'bytes=0-1023' },
    },
  ])
  expect(asked[0]?.headers.authorization).toBeUndefined()
  expect(logged).toEqual([])
})

test('the older key is a bearer token', async () => {
  const { asked } = await inspect(respond(200, '%PDF-1.7'), 'a.b.c')
  expect(asked[0]?.headers.authorization).toBe('Bearer a.b.c')
})

test('reads no more than it needs of a whole file', async () => {
  const { result } = await inspect(respond(200, `%PDF-1.7${' '.repeat(100_000)}`))
  expect(result).toEqual(ok('pdf'))
})

test.each([
  [200, 'GIF89a'],
  [206, '<html>%PDF-1.7'],
  [416, ''],
  [400, '{"statusCode":"416"}'],
])('removes what is no PDF: %d %s', async (status, body) => {
  const { result, asked } = await inspect((response) =>
    response.req.method === 'DELETE' ? respond(200, '{}')(response) : respond(status, body)(response),
  )
  expect(result).toEqual(ok('removed'))
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /storage/v1/object/resumes/u-1/r-1.pdf',
    'DELETE /storage/v1/object/resumes/u-1/r-1.pdf',
  ])
})

test.each([400, 404])('a file that is not there is missing: %d', async (status) => {
  expect((await inspect(respond(status, '{"statusCode":"404"}'))).result).toEqual(ok('missing'))
})

test.each([
  [503, respond(503, '')],
  [403, respond(403, '')],
  [403, respond(400, '{"statusCode":"403","error":"Unauthorized"}')],
  [400, respond(400, 'no json')],
  [0, stayQuiet],
])('a service that answers %d leaves a line in the log', async (status, answer) => {
  const { result, logged } = await inspect(answer)
  expect(result).toEqual(err({ code: 'unavailable' }))
  expect(logged).toEqual([{ event: 'resume_not_inspected', status }])
})

test('what cannot be removed is not called removed', async () => {
  const { result } = await inspect((response) =>
    response.req.method === 'DELETE' ? respond(500, '')(response) : respond(200, 'GIF89a')(response),
  )
  expect(result).toEqual(err({ code: 'unavailable' }))
})
