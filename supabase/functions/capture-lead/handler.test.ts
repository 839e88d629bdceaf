import { CAPTURE_MAX_BYTES } from '@foyer/shared/leads/limits.ts'
import { err, ok } from '@foyer/shared/result.ts'
import { describe, expect, test, vi } from 'vitest'
import { createKeyedHash } from '../_shared/keyed-hash.ts'
import { type CaptureDependencies, createHandler } from './handler.ts'
import type { StoreLead } from './store-lead.ts'

const URL_OF_FUNCTION = 'https://project.supabase.co/capture-lead'
const ID = '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001'
const LEAD = 'a1b2c3d4-0000-4000-8000-000000000001'
const EMAIL = 'ana@practice.com'

type Stored = { readonly capture: Parameters<StoreLead>[0]; readonly addressHash: string | null }

/** The endpoint with a store that remembers; everything else is real. */
function setUp(rest: Partial<CaptureDependencies> = {}) {
  const stored: Stored[] = []
  const logged: Record<string, unknown>[] = []
  const handle = createHandler({
    appUrl: 'https://app.example',
    apiUrl: 'http://127.0.0.1:54321',
    allowedOrigins: null,
    storeLead: async (capture, addressHash) => {
      stored.push({ capture, addressHash })
      return ok({ leadId: LEAD })
    },
    verifyChallenge: null,
    keyedHash: createKeyedHash('secret'),
    now: () => new Date('2026-11-21T09:30:10Z'),
    log: (event) => logged.push(event),
    ...rest,
  })
  return { handle, stored, logged }
}

type Sent = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: BodyInit }

function request({ method = 'POST', headers = {}, body }: Sent): Request {
  return new Request(URL_OF_FUNCTION, {
    method,
    headers: { 'x-forwarded-for': '203.0.113.7', ...headers },
    ...(body === undefined ? {} : { body }),
  })
}

function json(capture: unknown, headers: Record<string, string> = {}): Request {
  return request({
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: JSON.stringify(capture),
  })
}

function form(fields: Record<string, string>, headers: Record<string, string> = {}): Request {
  return request({
    headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers },
    body: new URLSearchParams(fields),
  })
}

async function errorOf(response: Response) {
  const body: { error: { code: string; message: string; fields?: Record<string, string> } } =
    await response.json()
  return body.error
}

describe('a capture by script', () => {
  test('is stored and answered with the handoff', async () => {
    const { handle, stored } = setUp()
    const response = await handle(json({ email: ' Ana@Practice.com ', submission_id: ID, ref: 'ABCD2345' }))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      handoff_url: `https://app.example/onboarding/start?email=ana%40practice.com&lead=${LEAD}`,
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(stored).toHaveLength(1)
    expect(stored[0]?.capture).toMatchObject({
      email: EMAIL,
      submission_id: ID,
      ref: 'ABCD2345',
      channel: 'widget',
    })
  })

  test.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/json',
    'Application/JSON; charset=utf-8',
  ])('may come as %s', async (contentType) => {
    const { handle } = setUp()
    const response = await handle(json({ email: EMAIL, submission_id: ID }, { 'content-type': contentType }))
    expect(response.status).toBe(200)
  })

  test('counts by a hash of the network, which the store learns instead of the address', async () => {
    const { handle, stored } = setUp()
    for (const address of ['203.0.113.7', '10.0.0.1, 203.0.113.7', '2001:db8:1:2::1', '2001:db8:1:2::2']) {
      await handle(json({ email: EMAIL, submission_id: ID }, { 'x-forwarded-for': address }))
    }
    const hashes = stored.map(({ addressHash }) => addressHash)
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(hashes[1]).toBe(hashes[0])
    expect(hashes[2]).not.toBe(hashes[0])
    expect(hashes[3]).toBe(hashes[2])
    expect(JSON.stringify(stored)).not.toContain('203.0.113')
  })

  test('a gateway that names no address leaves the limit by address out', async () => {
    const { handle, stored } = setUp()
    await handle(json({ email: EMAIL, submission_id: ID }, { 'x-forwarded-for': '' }))
    expect(stored[0]?.addressHash).toBeNull()
  })

  test('a link without an email leads on without one', async () => {
    const { handle } = setUp()
    const response = await handle(json({ channel: 'link', submission_id: ID, utm_source: 'ad' }))
    expect(await response.json()).toEqual({
      handoff_url: `https://app.example/onboarding/start?lead=${LEAD}`,
    })
  })
})

describe('what cannot be captured by script', () => {
  const cases: readonly (readonly [string, number, string, Request])[] = [
    [
      'broken JSON',
      400,
      'invalid_json',
      request({ headers: { 'content-type': 'text/plain' }, body: '{"email":' }),
    ],
    ['no body', 400, 'invalid_json', request({ headers: { 'content-type': 'text/plain' } })],
    ['a list', 400, 'invalid_json', json([{ email: EMAIL }])],
    ['a text', 400, 'invalid_json', json('email')],
    [
      'broken UTF-8',
      400,
      'invalid_json',
      request({ headers: { 'content-type': 'text/plain' }, body: Uint8Array.of(0x22, 0xff, 0x22) }),
    ],
    ['no email', 400, 'invalid_fields', json({ submission_id: ID })],
    ['no submission id', 400, 'invalid_fields', json({ email: EMAIL })],
    [
      'an over-long field',
      400,
      'invalid_fields',
      json({ email: EMAIL, submission_id: ID, utm_source: 'x'.repeat(201) }),
    ],
    ['no content type', 415, 'unsupported_content_type', request({ body: Uint8Array.of(1) })],
    [
      'XML',
      415,
      'unsupported_content_type',
      request({ headers: { 'content-type': 'text/xml' }, body: '<a/>' }),
    ],
    [
      'too much',
      413,
      'body_too_large',
      json({ email: EMAIL, submission_id: ID, padding: 'x'.repeat(CAPTURE_MAX_BYTES) }),
    ],
    ['GET', 405, 'method_not_allowed', request({ method: 'GET' })],
    ['PUT', 405, 'method_not_allowed', request({ method: 'PUT', body: 'x' })],
    ['DELETE', 405, 'method_not_allowed', request({ method: 'DELETE' })],
  ]

  test.each(cases)('%s: %d %s', async (_, status, code, sent) => {
    const { handle, stored } = setUp()
    const response = await handle(sent)
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const error = await errorOf(response)
    expect(error.code).toBe(code)
    expect(error.message).toMatch(/^[A-Z].*\.$/)
    expect(stored).toEqual([])
  })

  test('a body of exactly 16 KB is not too much', async () => {
    const { handle } = setUp()
    const capture = JSON.stringify({ email: EMAIL, submission_id: ID, padding: '' })
    const body = capture.replace(
      '"padding":""',
      `"padding":"${'x'.repeat(CAPTURE_MAX_BYTES - capture.length)}"`,
    )
    expect(body).toHaveLength(CAPTURE_MAX_BYTES)
    expect((await handle(request({ headers: { 'content-type': 'text/plain' }, body }))).status).toBe(200)
    expect(
      (await handle(request({ headers: { 'content-type': 'text/plain' }, body: `${body} ` }))).status,
    ).toBe(413)
  })

  test('each wrong field has a sentence of its own, and the email speaks for all', async () => {
    const { handle } = setUp()
    const response = await handle(
      json({ email: 'ana@practice', submission_id: ID, utm_source: 'x'.repeat(201) }),
    )
    expect(await errorOf(response)).toEqual({
      code: 'invalid_fields',
      message: 'Enter an email address like name@practice.com.',
      fields: {
        email: 'Enter an email address like name@practice.com.',
        utm_source: 'Use at most 200 characters here.',
      },
    })
  })

  test('a wrong method is told the right ones', async () => {
    const { handle } = setUp()
    expect((await handle(request({ method: 'GET' }))).headers.get('allow')).toBe('POST, OPTIONS')
    const head = await handle(request({ method: 'HEAD' }))
    expect(head.status).toBe(405)
    expect(await head.text()).toBe('')
  })

  test('too many: when to come back', async () => {
    const { handle } = setUp({
      storeLead: async () => err({ code: 'too_many_requests', retryAfterSeconds: 42 }),
    })
    const response = await handle(json({ email: EMAIL, submission_id: ID }))
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('42')
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after')
    expect((await errorOf(response)).message).toBe(
      'That was often enough for now. Please try again in 42 seconds.',
    )
  })

  test('a database that is away: try again', async () => {
    const { handle } = setUp({ storeLead: async () => err({ code: 'unavailable' }) })
    const response = await handle(json({ email: EMAIL, submission_id: ID }))
    expect(response.status).toBe(503)
    expect((await errorOf(response)).code).toBe('unavailable')
  })

  test('a bug: an answer all the same, and nothing personal in the log', async () => {
    const { handle, logged } = setUp({
      storeLead: async (capture) => {
        throw new Error(`broke at ${capture.email}\nand 203.0.113.7`)
      },
    })
    const response = await handle(json({ email: EMAIL, submission_id: ID }))
    expect(response.status).toBe(500)
    expect((await errorOf(response)).code).toBe('unexpected')
    expect(logged).toHaveLength(1)
    expect(JSON.stringify(logged)).toContain('handler.test.ts')
    expect(JSON.stringify(logged)).not.toMatch(/ana@|203\.0/)
  })
})

describe('a bot', () => {
  const person = { email: EMAIL, submission_id: ID }

  test.each([
    ['fills in the hidden field', { ...person, website: 'https://spam.example' }, 'honeypot'],
    ['is faster than people', { ...person, elapsed_ms: 799 }, 'fill_time'],
  ])('that %s gets the answer of a person and is not stored', async (_, capture, trap) => {
    const { handle, stored, logged } = setUp()
    const [bot, again, human] = [
      await handle(json(capture)),
      await handle(json(capture)),
      await handle(json(person)),
    ]
    expect(bot.status).toBe(human.status)
    expect([...bot.headers]).toEqual([...human.headers])
    const [body, bodyAgain, humanBody] = [await bot.text(), await again.text(), await human.text()]
    const shape = (text: string) =>
      text.replace(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/, 'ID')
    expect(shape(body)).toBe(shape(humanBody))
    expect(shape(body)).toContain('lead=ID')
    expect(bodyAgain).toBe(body)
    expect(stored).toHaveLength(1)
    const line = { event: 'bot_ignored', function: 'capture-lead', trap }
    expect(logged).toEqual([line, line])
  })

  test('that makes a mistake is told as a person is', async () => {
    const { handle } = setUp()
    expect((await handle(json({ ...person, email: 'x', website: 'spam' }))).status).toBe(400)
  })

  test.each([{ website: '' }, { website: ' ' }, { elapsed_ms: 800 }, { elapsed_ms: null }, {}])(
    'is not who sends %j',
    async (rest) => {
      const { handle, stored } = setUp()
      await handle(json({ ...person, ...rest }))
      expect(stored).toHaveLength(1)
    },
  )

  test('in a plain form is sent on like everybody', async () => {
    const { handle, stored } = setUp()
    const response = await handle(form({ email: EMAIL, website: 'spam' }))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(
      /^https:\/\/app\.example\/onboarding\/start\?email=ana%40practice\.com&lead=[0-9a-f-]{36}$/,
    )
    expect(stored).toEqual([])
  })
})

test('captures at the same time each get their own answer', async () => {
  const waiting: (() => void)[] = []
  const { handle } = setUp({
    storeLead: async ({ email }) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return email === 'first@practice.com' ? err({ code: 'unavailable' }) : ok({ leadId: LEAD })
    },
  })
  const first = handle(form({ email: 'first@practice.com' }))
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  const second = handle(form({ email: 'second@practice.com' }))
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  for (const answer of waiting.reverse()) answer()
  expect((await second).headers.get('location')).toContain('email=second%40practice.com')
  const page = await (await first).text()
  expect(page).toContain('value="first@practice.com"')
  expect(page).not.toContain('second@')
})

describe('a plain form', () => {
  test('leads on to the app', async () => {
    const { handle, stored } = setUp()
    const response = await handle(
      form(
        { email: EMAIL, ref: 'ABCD2345', utm_source: 'newsletter', consent: 'I agree to hear from Foyer.' },
        { referer: 'https://partner.example/pricing?x=1' },
      ),
    )
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      `https://app.example/onboarding/start?email=ana%40practice.com&lead=${LEAD}`,
    )
    expect(stored[0]?.capture).toMatchObject({
      email: EMAIL,
      channel: 'form',
      ref: 'ABCD2345',
      utm_source: 'newsletter',
      page: 'https://partner.example/pricing',
      consent: { text: 'I agree to hear from Foyer.', given: true, at: '2026-11-21T09:30:10.000Z' },
    })
  })

  test('may be multipart', async () => {
    const { handle, stored } = setUp()
    const body = new FormData()
    body.set('email', EMAIL)
    body.set('file', new File(['x'], 'x.txt'))
    const response = await handle(request({ body }))
    expect(response.status).toBe(303)
    expect(stored[0]?.capture.email).toBe(EMAIL)
  })

  test('a broken multipart body is a broken form', async () => {
    const { handle } = setUp()
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await handle(request({ headers, body: 'nonsense' }))).status).toBe(400)
    const noBoundary = { 'content-type': 'multipart/form-data', accept: 'application/json' }
    const response = await handle(request({ headers: noBoundary, body: 'nonsense' }))
    expect(response.status).toBe(400)
    expect((await errorOf(response)).code).toBe('invalid_form')
  })

  test.each([
    ['its own page', { page: 'https://partner.example/a?b=c' }, 'https://partner.example/a'],
    ['the referrer for a page that is none', { page: 'javascript:alert(1)' }, 'https://partner.example/from'],
  ])('keeps %s', async (_, fields, page) => {
    const { handle, stored } = setUp()
    await handle(form({ email: EMAIL, ...fields }, { referer: 'https://partner.example/from' }))
    expect(stored[0]?.capture.page).toBe(page)
  })

  test('takes what a script wrote into it as JSON', async () => {
    const { handle, stored } = setUp()
    const first = { utm_source: 'podcast', landing_page: '/', at: '2026-10-01T08:00:00Z' }
    await handle(
      form({
        email: EMAIL,
        submission_id: ID,
        elapsed_ms: '5000',
        first_touch: JSON.stringify(first),
        click_ids: '{"gclid":"1"}',
        widget: '{"version":"0.1.0","mode":"inline"}',
        consent: '{"text":"I agree","given":true,"at":"2026-11-21T09:29:00Z"}',
      }),
    )
    expect(stored[0]?.capture).toMatchObject({
      submission_id: ID,
      channel: 'form',
      first_touch: first,
      click_ids: { gclid: '1' },
      widget: { version: '0.1.0', mode: 'inline' },
      consent: { text: 'I agree', given: true, at: '2026-11-21T09:29:00Z' },
    })
  })

  test.each([
    ['{broken', { text: '{broken', given: true }],
    ['on', { text: null, given: true }],
    ['  ', null],
  ])('a box with the value %j is the consent %j', async (consent, expected) => {
    const { handle, stored } = setUp()
    await handle(form({ email: EMAIL, consent }))
    if (expected) expect(stored[0]?.capture.consent).toMatchObject(expected)
    else expect(stored[0]?.capture.consent).toBeNull()
  })

  test('a double click is one submission; another email, network or minute is another', async () => {
    let now = new Date('2026-11-21T09:30:10Z')
    const { handle, stored } = setUp({ now: () => now })
    await handle(form({ email: EMAIL }))
    await handle(form({ email: ' ANA@practice.com' }))
    await handle(form({ email: EMAIL, submission_id: 'not one' }))
    await handle(form({ email: 'ben@practice.com' }))
    await handle(form({ email: EMAIL }, { 'x-forwarded-for': '203.0.113.8' }))
    now = new Date('2026-11-21T09:31:10Z')
    await handle(form({ email: EMAIL }))
    const [first, ...others] = stored.map(({ capture }) => capture.submission_id)
    expect(others.slice(0, 2)).toEqual([first, first])
    expect(new Set([first, ...others]).size).toBe(4)
  })

  test('a script that sends a form gets JSON when it asks for it', async () => {
    const { handle } = setUp()
    const response = await handle(form({ email: EMAIL }, { accept: 'application/json' }))
    expect(response.status).toBe(200)
    expect(await response.json()).toHaveProperty('handoff_url')
  })
})

describe('the page after a form that did not go through', () => {
  async function pageOf(response: Response): Promise<string> {
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    return response.text()
  }

  test('says the same sentence, keeps the input and leads back', async () => {
    const { handle } = setUp()
    const fields = {
      email: 'ana@practice',
      ref: 'ABCD2345',
      utm_source: 'news & "more"',
      page: 'https://partner.example/pricing',
      consent: 'I agree <b>fully</b>',
      submission_id: ID,
      elapsed_ms: '900',
      website: '',
    }
    const response = await handle(form(fields))
    expect(response.status).toBe(400)
    const page = await pageOf(response)
    expect(page).toContain('Enter an email address like name@practice.com.')
    expect(page).toContain(
      'name="email" type="email" autocomplete="email" required value="ana@practice" aria-invalid="true"',
    )
    expect(page).toContain('<input type="hidden" name="ref" value="ABCD2345">')
    expect(page).toContain('<input type="hidden" name="utm_source" value="news &amp; &quot;more&quot;">')
    expect(page).toContain(`<input type="hidden" name="submission_id" value="${ID}">`)
    expect(page).toContain('name="consent" value="I agree &lt;b&gt;fully&lt;/b&gt;" checked')
    expect(page).toContain('<a href="https://partner.example/pricing">Back to partner.example</a>')
    expect(page).not.toMatch(/<b>|elapsed_ms|<script/)
  })

  test('a second try keeps the page of the first', async () => {
    const { handle } = setUp()
    const page = await pageOf(await handle(form({ email: 'x' }, { referer: 'https://partner.example/from' })))
    expect(page).toContain('<input type="hidden" name="page" value="https://partner.example/from">')
  })

  test('lets nothing run and nothing load', async () => {
    const { handle } = setUp()
    const response = await handle(form({ email: 'x' }))
    const policy = response.headers.get('content-security-policy') ?? ''
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1]
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' https://app.example")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(await pageOf(response)).toContain(`<style nonce="${nonce}">`)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('a second try leaves out what was wrong and cannot be seen', async () => {
    const { handle } = setUp()
    const page = await pageOf(
      await handle(form({ email: EMAIL, utm_source: 'x'.repeat(201), utm_medium: 'email' })),
    )
    expect(page).toContain('Some of what was sent cannot be used: utm_source.')
    expect(page).not.toContain('name="utm_source"')
    expect(page).toContain('name="utm_medium"')
    expect(page).not.toContain('aria-invalid=')
  })

  test.each([
    ['the referrer', {}, 'https://partner.example/from', 'https://partner.example/from'],
    ['no script', { page: 'javascript:alert(1)' }, '', 'https://app.example/onboarding/start'],
    ['no other scheme', { page: 'data:text/html,x' }, '', 'https://app.example/onboarding/start'],
    ['the app when nothing is known', {}, '', 'https://app.example/onboarding/start'],
  ])('leads back to %s', async (_, fields, referer, back) => {
    const { handle } = setUp()
    const page = await pageOf(await handle(form({ email: 'x', ...fields }, { referer })))
    expect(page).toContain(`<p class="back"><a href="${back}">`)
  })

  test('keeps its status and headers', async () => {
    const { handle } = setUp({
      storeLead: async () => err({ code: 'too_many_requests', retryAfterSeconds: 3000 }),
    })
    const response = await handle(form({ email: EMAIL }))
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('3000')
    expect(await pageOf(response)).toContain('Please try again in 50 minutes.')
  })

  test('a person who opens the address is told what it is', async () => {
    const { handle } = setUp()
    const response = await handle(request({ method: 'GET', headers: { accept: 'text/html' } }))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    const page = await pageOf(response)
    expect(page).toContain('This address only takes a submitted form.')
    expect(page).not.toContain('<form')
  })

  test('too large a form is told so', async () => {
    const { handle } = setUp()
    const response = await handle(form({ email: EMAIL, padding: 'x'.repeat(CAPTURE_MAX_BYTES) }))
    expect(response.status).toBe(413)
    expect(await pageOf(response)).toContain('Please send at most 16 KB.')
  })
})

describe('origins', () => {
  const PARTNER = 'https://partner.example'
  const capture = { email: EMAIL, submission_id: ID }

  test('any site may send unless a list is set', async () => {
    const { handle } = setUp()
    const preflight = await handle(
      request({ method: 'OPTIONS', headers: { origin: PARTNER, 'access-control-request-method': 'POST' } }),
    )
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type')
    expect(preflight.headers.get('access-control-max-age')).toBe('86400')
    const response = await handle(json(capture, { origin: PARTNER }))
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  const listed = { allowedOrigins: [PARTNER] }

  test.each([
    ['a site on the list', { origin: PARTNER }, PARTNER],
    ['the app', { origin: 'https://app.example' }, 'https://app.example'],
    [
      'the error page of the function itself',
      { origin: 'https://project.supabase.co' },
      'https://project.supabase.co',
    ],
    [
      'the error page at the address of the API',
      { origin: 'http://127.0.0.1:54321' },
      'http://127.0.0.1:54321',
    ],
    [
      'the error page at a domain of its own',
      { origin: 'https://api.example', 'x-forwarded-host': 'api.example' },
      'https://api.example',
    ],
    [
      'a page that hides its origin but not its referrer',
      { origin: 'null', referer: `${PARTNER}/a` },
      'null',
    ],
    ['a browser that sends no origin', { referer: `${PARTNER}/a` }, PARTNER],
  ])('with a list: %s may send', async (_, headers, allowed) => {
    const { handle, stored } = setUp(listed)
    const response = await handle(json(capture, headers))
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe(allowed)
    expect(response.headers.get('vary')).toBe('Origin')
    expect(stored).toHaveLength(1)
  })

  test.each([
    ['another site', { origin: 'https://other.example' }],
    ['a site that only looks alike', { origin: 'https://partner.example.evil.example' }],
    ['another scheme', { origin: 'http://partner.example' }],
    ['another site with a referrer on the list', { origin: 'https://other.example', referer: PARTNER }],
    ['a neighbour of the API', { origin: 'http://127.0.0.1:4321', 'x-forwarded-host': '127.0.0.1' }],
    ['a hidden origin', { origin: 'null' }],
    ['no origin at all', {}],
    ['a nonsensical referrer', { referer: 'nonsense' }],
    ['a nonsensical origin', { origin: 'nonsense' }],
  ])('with a list: %s may not', async (_, headers) => {
    const { handle, stored } = setUp(listed)
    const response = await handle(json(capture, headers))
    expect(response.status).toBe(403)
    expect((await errorOf(response)).code).toBe('origin_not_allowed')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('vary')).toBe('Origin')
    expect((await handle(request({ method: 'OPTIONS', headers }))).status).toBe(403)
    expect((await handle(form({ email: EMAIL }, headers))).status).toBe(403)
    expect(stored).toEqual([])
  })
})

describe('a challenge', () => {
  test.each([
    ['passed', 200],
    ['failed', 403],
    ['unavailable', 503],
  ] as const)('%s: %d', async (verdict, status) => {
    const asked: unknown[] = []
    const { handle, stored } = setUp({
      verifyChallenge: async (challenge) => {
        asked.push(challenge)
        return verdict
      },
    })
    const response = await handle(json({ email: EMAIL, submission_id: ID, 'cf-turnstile-response': 'token' }))
    expect(response.status).toBe(status)
    expect(asked).toEqual([{ token: 'token', submissionId: ID }])
    expect(stored).toHaveLength(verdict === 'passed' ? 1 : 0)
  })

  test('is read from a form too, and is no token when it is no text', async () => {
    const asked: string[] = []
    const { handle } = setUp({
      verifyChallenge: async ({ token }) => {
        asked.push(token)
        return 'passed'
      },
    })
    await handle(form({ email: EMAIL, 'cf-turnstile-response': 'token' }))
    await handle(json({ email: EMAIL, submission_id: ID, 'cf-turnstile-response': { a: 1 } }))
    await handle(json({ email: EMAIL, submission_id: ID }))
    expect(asked).toEqual(['token', '', ''])
  })
})
