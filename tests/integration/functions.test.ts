// How functions are served: requests, responses, environment, permissions, tokens and timers.
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ServedFunctions, serveFunctions } from './serve-functions.ts'

const FUNCTIONS = {
  guarded: `Deno.serve(() => new Response('let in'))`,
  // The three ways in which a function may be served.
  plain: `Deno.serve((request) => new Response(new URL(request.url).pathname))`,
  options: `Deno.serve({ port: 9999 }, () => new Response('with options'))`,
  exported: `export default { fetch: () => new Response('exported') }`,
  echo: `Deno.serve((request) => new Response(request.body, {
    status: 201,
    headers: [['x-method', request.method], ['x-seen', request.headers.get('x-sent') ?? ''],
      ['set-cookie', 'a=1'], ['set-cookie', 'b=2']],
  }))`,
  env: `Deno.serve(() => Response.json(Deno.env.toObject()))`,
  caller: `Deno.serve(async () => {
    const url = Deno.env.get('SUPABASE_URL') + '/rest/v1/rpc/answer'
    const { default: apikey } = JSON.parse(Deno.env.get('SUPABASE_SECRET_KEYS'))
    return new Response((await fetch(url, { method: 'POST', headers: { apikey } })).body)
  })`,
  refuses: `Deno.serve(async (request) => {
    await request.body?.cancel()
    return new Response('too much', { status: 413 })
  })`,
  streams: `Deno.serve(() => {
    let timer
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('first'))
        timer = setTimeout(() => { controller.enqueue(new TextEncoder().encode('second')); controller.close() }, 2000)
      },
      cancel() { clearTimeout(timer) },
    })
    return new Response(body)
  })`,
  jailed: `Deno.serve(async (request) => {
    const attempts = {
      readOutside: () => Deno.readTextFile('/etc/hostname'),
      write: () => Deno.writeTextFile('./written.txt', 'x'),
      run: () => new Deno.Command('/bin/true').output(),
      readProject: () => Deno.readTextFile('./supabase/config.toml'),
    }
    const results = {}
    for (const [name, attempt] of Object.entries(attempts)) {
      results[name] = await (async () => { await attempt() })().then(() => 'done', (error) => error.name)
    }
    return Response.json(results)
  })`,
  counts: `let calls = 0
    const { default: secret } = JSON.parse(Deno.env.get('SUPABASE_SECRET_KEYS'))
    Deno.serve((request) => {
      const { pathname } = new URL(request.url)
      if (request.method === 'POST' && pathname === '/counts/up' && request.headers.get('apikey') === secret) calls++
      return Response.json({ calls })
    })`,
}

let served: ServedFunctions

beforeAll(async () => {
  served = await serveFunctions(FUNCTIONS, {
    config: `
      [edge_runtime.secrets]
      FROM_CONFIG = "env(FOR_CONFIG)"
      NOT_SET = "env(NOBODY_SETS_THIS)"
      [functions.off]
      enabled = false`,
    files: {
      'functions/.env': 'FROM_FILE=of the file\nSUPABASE_URL=http://forged.example\n',
      'functions/_shared/index.ts': FUNCTIONS.plain,
      'functions/off/index.ts': FUNCTIONS.plain,
      'migrations/20260101000000_create_answer.sql':
        'create function public.answer() returns int language sql stable as $$ select 42 $$;',
    },
    env: { FOR_CONFIG: 'of the environment', SUPABASE_AUTH_JWT_SECRET: 's'.repeat(40) },
    schedules: [{ path: '/functions/v1/counts/up', everyMs: 20 }],
  })
})
afterAll(() => served.stop())

describe('a function', () => {
  test.each([
    ['plain/sub/path?x=1', '/plain/sub/path'],
    ['plain', '/plain'],
    ['options', 'with options'],
    ['exported', 'exported'],
  ])('%s is served as it is written', async (path, body) => {
    const response = await served.call(path)
    expect([response.status, await response.text()]).toEqual([200, body])
  })

  test('gets method, headers and body as they were sent, and its answer arrives as it was given', async () => {
    const body = crypto.getRandomValues(new Uint8Array(60_000))
    const response = await served.call('echo', { method: 'PUT', headers: { 'x-sent': 'yes' }, body })
    expect(response.status).toBe(201)
    expect(response.headers.get('x-method')).toBe('PUT')
    expect(response.headers.get('x-seen')).toBe('yes')
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(body)
  })

  test('streams: what it has sent arrives before it has ended', async () => {
    const response = await served.call('streams')
    const reader = response.body?.getReader()
    const first = await reader?.read()
    expect(new TextDecoder().decode(first?.value)).toBe('first')
    await reader?.cancel()
  })

  test('may refuse a large body without reading it', async () => {
    const response = await served.call('refuses', { method: 'POST', body: new Uint8Array(20_000_000) })
    expect([response.status, await response.text()]).toEqual([413, 'too much'])
  })

  test('that refuses bodies keeps nobody from asking again', async () => {
    for (let n = 0; n < 20; n++) {
      expect((await served.call('refuses', { method: 'POST', body: new Uint8Array(300_000) })).status).toBe(
        413,
      )
    }
  })

  test('reaches the API at SUPABASE_URL with its secret key', async () => {
    expect(await (await served.call('caller')).text()).toBe('42')
  })

  test('may use the network and read the project, and nothing else', async () => {
    expect(await (await served.call('jailed')).json()).toEqual({
      readOutside: 'NotCapable',
      write: 'NotCapable',
      run: 'NotCapable',
      readProject: 'done',
    })
  })
})

test('the environment of a function is what the platform and the project set, and nothing of this machine', async () => {
  const env = await (await served.call('env')).json()
  expect(env).toMatchObject({
    SUPABASE_URL: served.stack.apiUrl,
    SUPABASE_DB_URL: served.stack.databaseUrl,
    SUPABASE_ANON_KEY: served.stack.keys.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: served.stack.keys.serviceRoleKey,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: served.stack.keys.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: served.stack.keys.secretKey }),
    SUPABASE_FUNCTION_SLUG: 'env',
    FROM_CONFIG: 'of the environment',
    FROM_FILE: 'of the file',
  })
  expect(JSON.parse(env.SUPABASE_JWKS).keys).toEqual([served.stack.keys.publicJwk])
  for (const name of ['NOT_SET', 'FOR_CONFIG', 'HOME', 'USER']) expect(env).not.toHaveProperty(name)
})

describe('no function', () => {
  test.each(['nowhere', '_shared', 'off', '', '.env', '..%2Fplain', 'plain%2F..'])(
    'is called "%s"',
    async (slug) => {
      const response = await served.call(slug)
      expect([response.status, await response.text()]).toEqual([404, 'Function not found'])
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
    },
  )
})

describe('verify_jwt', () => {
  const sign = (secret: string, claims = {}) =>
    new SignJWT({ role: 'anon', exp: 2_000_000_000, ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(secret))
  const es256 = () =>
    new SignJWT({ role: 'authenticated' })
      .setProtectedHeader({ alg: 'ES256', kid: served.stack.keys.keyId })
      .setExpirationTime('1h')
      .sign(served.stack.keys.signingKey)
  const bearer = async (token: string | Promise<string>) => ({ authorization: `Bearer ${await token}` })

  test.each([
    ['a key of this stack as JWT', () => bearer(served.stack.keys.anonKey)],
    ['an ES256 token', () => bearer(es256())],
    ['the publishable key', async () => ({ apikey: served.stack.keys.publishableKey })],
    [
      'the secret key, also as bearer',
      async () => ({ apikey: served.stack.keys.secretKey, ...(await bearer(served.stack.keys.secretKey)) }),
    ],
  ])('lets in with %s', async (_name, headers) => {
    const response = await served.call('guarded', { headers: await headers() })
    expect([response.status, await response.text()]).toEqual([200, 'let in'])
  })

  test.each([
    ['without anything', async () => ({}), 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header'],
    [
      'with an unknown key',
      async () => ({ apikey: 'sb_secret_wrong' }),
      'UNAUTHORIZED_NO_AUTH_HEADER',
      'Missing authorization header',
    ],
    ['with no token', () => bearer('nonsense'), 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT format'],
    ['with a forged token', () => bearer(sign('x'.repeat(40))), 'UNAUTHORIZED_JWT', 'Invalid JWT'],
    [
      'with an expired token',
      () => bearer(sign('s'.repeat(40), { exp: 1 })),
      'UNAUTHORIZED_JWT',
      'Invalid JWT',
    ],
    [
      'with a broken ES256 token',
      async () => bearer(`${(await es256()).slice(0, -4)}AAAA`),
      'UNAUTHORIZED_ASYMMETRIC_JWT',
      'Invalid JWT',
    ],
    [
      'with an unsigned token',
      () => bearer('eyJhbGciOiJub25lIn0.e30.'),
      'UNAUTHORIZED_UNSUPPORTED_TOKEN_ALGORITHM',
      'Unsupported JWT algorithm none',
    ],
  ])('refuses %s', async (_name, headers, code, message) => {
    const response = await served.call('guarded', { headers: await headers() })
    expect(response.status).toBe(401)
    expect(response.headers.get('sb-error-code')).toBe(code)
    expect(await response.json()).toEqual({ code, message, msg: message })
  })

  test('leaves preflights to the function', async () => {
    const response = await served.call('guarded', { method: 'OPTIONS' })
    expect(await response.text()).toBe('let in')
  })
})

test('a scheduled function is called again and again with the secret key', async () => {
  await expect
    .poll(async () => (await (await served.call('counts')).json()).calls, { timeout: 240_000 })
    .toBeGreaterThan(2)
})
