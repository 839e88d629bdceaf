import { err, ok } from '@foyer/shared/result.ts'
import { expect, test } from 'vitest'
import { type FakeAnswer, fakeServiceClient, offline } from '../../tests/fake-service-client.ts'
import { createInspectResume } from './inspect-resume.ts'

const PATH = 'u-1/r-1.pdf'
const DOWNLOAD = `GET /storage/v1/object/resumes/${PATH}`

async function inspect(answer: FakeAnswer, timeoutMs?: number) {
  const { client, asked } = fakeServiceClient(answer, { timeoutMs })
  const logged: unknown[] = []
  const result = await createInspectResume(client, (event) => logged.push(event))(PATH)
  return { result, asked, calls: asked.map(({ method, url }) => `${method} ${url}`), logged }
}

const respond = (status: number, body: string) => () => new Response(body, { status })

/** A file with this content, and a service that removes it on request. */
const stored =
  (status: number, body: string, removal = respond(200, '[]')): FakeAnswer =>
  ({ method }) =>
    method === 'DELETE' ? removal() : new Response(body, { status })

test('asks for the first bytes alone, with the secret key, and leaves a PDF where it is', async () => {
  const { result, asked, calls, logged } = await inspect(stored(206, '%PDF-1.7'))
  expect(result).toEqual(ok('pdf'))
  expect(calls).toEqual([DOWNLOAD])
  expect(asked[0]?.headers).toMatchObject({ apikey: 'sb_secret_x', range: 'bytes=0-1023' })
  expect(logged).toEqual([])
})

test('reads no more than it needs from a service that sends the whole file', async () => {
  let sent = 0
  let isCancelled = false
  const file = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = new Uint8Array(512).fill(0x20)
        if (sent === 0) chunk.set(new TextEncoder().encode('%PDF-1.7'))
        sent += chunk.length
        controller.enqueue(chunk)
      },
      cancel() {
        isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  const { result } = await inspect(() => new Response(file))
  expect(result).toEqual(ok('pdf'))
  expect(sent).toBeLessThanOrEqual(2048)
  expect(isCancelled).toBe(true)
})

test.each([
  [200, 'GIF89a'],
  [206, '<html>%PDF-1.7'],
  [200, ''],
  [416, ''],
  [400, '{"statusCode":"416","error":"InvalidRange"}'],
])('removes what is not a PDF, and nothing else: %d %s', async (status, body) => {
  const { result, asked, calls } = await inspect(stored(status, body))
  expect(result).toEqual(ok('removed'))
  expect(calls).toEqual([DOWNLOAD, 'DELETE /storage/v1/object/resumes'])
  expect(JSON.parse(asked[1]?.body ?? '')).toEqual({ prefixes: [PATH] })
})

test.each([400, 404])('finds nothing where the service answers %d with the status 404', async (status) => {
  const { result, calls } = await inspect(respond(status, '{"statusCode":"404","error":"not_found"}'))
  expect(result).toEqual(ok('missing'))
  expect(calls).toEqual([DOWNLOAD])
})

test.each<[number, FakeAnswer]>([
  [503, respond(503, '')],
  [403, respond(403, '{}')],
  [403, respond(400, '{"statusCode":"403","error":"Unauthorized"}')],
  [400, respond(400, 'no json')],
  [0, offline],
])('removes nothing that it could not read: status %d', async (status, answer) => {
  const { result, calls, logged } = await inspect(answer)
  expect(result).toEqual(err({ code: 'unavailable' }))
  expect(calls).toEqual([DOWNLOAD])
  expect(logged).toEqual([{ event: 'resume_not_inspected', status }])
})

test('removes nothing when the first bytes break off', async () => {
  const broken = () =>
    new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) }))
  const { result, calls } = await inspect(broken)
  expect(result).toEqual(err({ code: 'unavailable' }))
  expect(calls).toEqual([DOWNLOAD])
})

test('does not wait for ever', async () => {
  const { result } = await inspect(() => 'never', 20)
  expect(result).toEqual(err({ code: 'unavailable' }))
})

test('does not call removed what could not be removed', async () => {
  const { result, logged } = await inspect(stored(200, 'GIF89a', respond(500, '{}')))
  expect(result).toEqual(err({ code: 'unavailable' }))
  expect(logged).toEqual([{ event: 'resume_not_inspected', status: 500 }])
})
