import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Stack } from '../../supabase/local/stack.ts'
import { makeProject, type Project } from './make-project.ts'
import { startTestStack } from './start-test-stack.ts'

let project: Project
let stack: Stack

beforeAll(async () => {
  project = await makeProject({
    'config.toml': '[functions.mirror]\nverify_jwt = false\n',
    'migrations/20260101000000_create_whoami.sql': `
      create function public.whoami() returns json language sql stable as $$
        select json_build_object(
          'role', current_user,
          'sub', auth.uid(),
          'path', current_setting('request.path', true),
          'headers', current_setting('request.headers', true)::json)
      $$;`,
    'functions/mirror/deno.json': '{}',
    'functions/mirror/index.ts': `Deno.serve((request) =>
      Response.json({ url: request.url, headers: Object.fromEntries(request.headers) }))`,
  })
  stack = await startTestStack({ projectDir: project.dir })
})
afterAll(async () => {
  await stack.stop()
  project.remove()
})

async function whoami(headers: Record<string, string> = {}) {
  const response = await fetch(`${stack.apiUrl}/rest/v1/rpc/whoami`, { method: 'POST', headers })
  return { status: response.status, ...(await response.json()) }
}

describe('keys', () => {
  test.each([
    ['the publishable key', () => ({ apikey: stack.keys.publishableKey }), 'anon'],
    ['the secret key', () => ({ apikey: stack.keys.secretKey }), 'service_role'],
    [
      'the publishable key, also as bearer',
      () => ({ apikey: stack.keys.publishableKey, authorization: `Bearer ${stack.keys.publishableKey}` }),
      'anon',
    ],
    [
      'the secret key, also as bearer',
      () => ({ apikey: stack.keys.secretKey, authorization: `Bearer ${stack.keys.secretKey}` }),
      'service_role',
    ],
    [
      'a token beside a key',
      () => ({
        apikey: stack.keys.publishableKey,
        authorization: `Bearer ${stack.keys.serviceRoleKey}`,
      }),
      'service_role',
    ],
    ['a token alone', () => ({ authorization: `Bearer ${stack.keys.anonKey}` }), 'anon'],
    [
      'a secret key as bearer without apikey',
      () => ({ authorization: `Bearer ${stack.keys.secretKey}` }),
      'anon',
    ],
    ['nothing', () => ({}), 'anon'],
  ])('%s selects the role', async (_name, headers, role) => {
    expect(await whoami(headers())).toMatchObject({ status: 200, role })
  })

  test('treats a wrong key as anonymous', async () => {
    expect(await whoami({ apikey: 'sb_secret_wrong' })).toMatchObject({ status: 200, role: 'anon' })
  })

  test('refuses missing and wrong keys with requireKeys, as the hosted platform does', async () => {
    const strict = await startTestStack({ projectDir: project.dir, requireKeys: true })
    const ask = async (headers: Record<string, string>) => {
      const response = await fetch(`${strict.apiUrl}/rest/v1/rpc/whoami`, { method: 'POST', headers })
      return [response.status, (await response.json()).message]
    }
    try {
      expect(await ask({})).toEqual([401, 'No API key found in request'])
      expect(await ask({ apikey: 'sb_secret_wrong' })).toEqual([401, 'Invalid API key'])
      expect(await ask({ apikey: strict.keys.publishableKey })).toEqual([200, undefined])
      expect((await fetch(`${strict.apiUrl}/functions/v1/mirror`)).status).toBe(200)
    } finally {
      await strict.stop()
    }
  })
})

describe('forwarded headers', () => {
  test("contain the caller's address and drop the ones that the caller claims", async () => {
    const { host, hostname, port } = new URL(stack.apiUrl)
    const { headers, path } = await whoami({
      'x-forwarded-for': '203.0.113.7',
      'cf-connecting-ip': '203.0.113.7',
      'x-real-ip': '203.0.113.7',
      'X-Forwarded-Host': 'forged',
      constructor: 'a header like any other',
    })
    expect(path).toBe('/rpc/whoami')
    expect(headers).toMatchObject({
      host,
      constructor: 'a header like any other',
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
      'cf-connecting-ip': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': hostname,
      'x-forwarded-port': port,
      'x-forwarded-path': '/rest/v1/rpc/whoami',
      'x-forwarded-prefix': '/rest/v1',
    })
  })

  test('functions see the same, their own path and the sender’s own authorization', async () => {
    const authorization = `Bearer ${stack.keys.publishableKey}`
    const response = await fetch(`${stack.apiUrl}/functions/v1/mirror/sub/path?x=1&y=%20`, {
      headers: { authorization, apikey: stack.keys.publishableKey },
    })
    const { url, headers } = await response.json()
    expect(url).toBe(`${stack.apiUrl}/mirror/sub/path?x=1&y=%20`)
    expect(headers).toMatchObject({
      authorization,
      apikey: stack.keys.publishableKey,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-path': '/functions/v1/mirror/sub/path',
      'x-forwarded-prefix': '/functions/v1',
    })
  })
})

describe('CORS', () => {
  test.each(['/rest/v1/leads', '/auth/v1/otp', '/storage/v1/object/x'])(
    'a preflight of %s is answered here',
    async (path) => {
      const response = await fetch(`${stack.apiUrl}${path}`, {
        method: 'OPTIONS',
        headers: { origin: 'https://app.example', 'access-control-request-headers': 'x-one,x-two' },
      })
      expect(response.status).toBe(200)
      expect(await response.text()).toBe('')
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('access-control-allow-methods')).toBe(
        'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS,TRACE,CONNECT',
      )
      expect(response.headers.get('access-control-allow-headers')).toBe('x-one,x-two')
    },
  )

  test('a preflight without requested headers allows the usual ones', async () => {
    const response = await fetch(`${stack.apiUrl}/rest/v1/leads`, { method: 'OPTIONS' })
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'accept-profile,apikey,authorization,x-client-info',
    )
  })

  test('responses and errors allow the requesting origin', async () => {
    for (const path of ['/rest/v1/rpc/whoami', '/rest/v1/no_such_table', '/auth/v1/user']) {
      const headers = { origin: 'https://app.example' }
      const response = await fetch(`${stack.apiUrl}${path}`, { headers })
      expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example')
      expect(response.headers.get('vary')).toMatch(/\bOrigin\b/)
      expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range')
    }
    const { headers } = await fetch(`${stack.apiUrl}/rest/v1/rpc/whoami`)
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })

  test('functions answer their own preflight requests', async () => {
    const response = await fetch(`${stack.apiUrl}/functions/v1/mirror`, { method: 'OPTIONS' })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(await response.json()).toHaveProperty('url')
  })
})

describe('what is not served', () => {
  test.each(['/', '/rest', '/rest/v2/leads', '/restful/v1', '/functions', '/admin', '/../rest'])(
    'GET %s is not found',
    async (path) => {
      const response = await fetch(`${stack.apiUrl}${path}`)
      expect([response.status, await response.text()]).toEqual([404, 'Not Found'])
    },
  )

  test.each(['/graphql/v1', '/realtime/v1/websocket', '/pg/tables'])('%s answers 501', async (path) => {
    const response = await fetch(`${stack.apiUrl}${path}`)
    expect(response.status).toBe(501)
    expect(await response.text()).toMatch(/^\/.* is not served by the embedded stack: supabase start has it$/)
  })

  test('refuses a body that is too large for REST before reading it', async () => {
    const status = await new Promise((resolve, reject) => {
      const outgoing = request(`${stack.apiUrl}/rest/v1/rpc/whoami`, {
        method: 'POST',
        headers: { 'content-length': String(60 * 1024 * 1024) },
      })
      outgoing.once('response', (response) => {
        resolve(response.statusCode)
        outgoing.destroy()
      })
      outgoing.once('error', reject)
      outgoing.flushHeaders()
    })
    expect(status).toBe(413)
  })
})
