import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createCloudflareCertificates } from './certificates.ts'

/** Cloudflare's API of custom hostnames, as far as it is used. */
async function startCloudflare(status = 200) {
  const hostnames = new Map<string, string>()
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const { method = '', headers } = request
    const url = new URL(request.url ?? '', 'http://cloudflare')
    asked.push(`${method} ${url.pathname}`)
    let text = ''
    for await (const chunk of request) text += chunk
    const body = text ? JSON.parse(text) : {}
    const answer = (result: unknown, errors: unknown[] = []) =>
      response.writeHead(status).end(JSON.stringify({ success: errors.length === 0, errors, result }))
    if (status !== 200 || headers.authorization !== 'Bearer token') return answer(null, [{ code: 10000 }])
    if (method === 'GET') {
      // The filter finds beginnings, too.
      const wanted = url.searchParams.get('hostname') ?? ''
      const found = [...hostnames].filter(([name]) => name.startsWith(wanted))
      return answer(found.map(([hostname, id]) => ({ id, hostname })))
    }
    if (method === 'DELETE') {
      for (const [name, id] of hostnames) if (url.pathname.endsWith(id)) hostnames.delete(name)
      return answer({})
    }
    if (hostnames.has(body.hostname)) return answer(null, [{ code: 1406 }])
    hostnames.set(body.hostname, `id-${hostnames.size}`)
    return answer({})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    hostnames,
    asked,
    certificates: createCloudflareCertificates({
      zoneId: 'zone',
      apiToken: 'token',
      apiUrl,
      timeoutMs: 20_000,
    }),
  }
}

test('a hostname is added to the zone once, and removed', async () => {
  const { certificates, hostnames, asked } = await startCloudflare()
  await Promise.all([certificates.ensure('cedar.example'), certificates.ensure('cedar.example')])
  await certificates.ensure('cedar.example.org')
  expect([...hostnames.keys()].sort()).toEqual(['cedar.example', 'cedar.example.org'])
  await certificates.remove('cedar.example')
  await certificates.remove('cedar.example')
  expect([...hostnames.keys()]).toEqual(['cedar.example.org'])
  expect(asked[0]).toBe('GET /zones/zone/custom_hostnames')
})

test('a refusal is an error, so that it is tried again', async () => {
  const { certificates } = await startCloudflare(403)
  await expect(certificates.ensure('cedar.example')).rejects.toThrow('403')
})
