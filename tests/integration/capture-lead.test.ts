// A capture through everything there is: gateway, the function in Deno, REST, Postgres.
import { randomUUID } from 'node:crypto'
import type { Database } from '@foyer/shared/database.types.ts'
import {
  CAPTURE_MAX_BYTES,
  CAPTURES_PER_ADDRESS_PER_MINUTE,
  CAPTURES_PER_EMAIL_PER_HOUR,
} from '@foyer/shared/leads/limits.ts'
import { PAGE_COUNTS_PATH } from '@foyer/shared/leads/page-counts.ts'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signToken } from './sign-in-as.ts'
import { startTestStack } from './start-test-stack.ts'

const APP = 'http://app.example'

let stack: Awaited<ReturnType<typeof startTestStack>>
let visitors = 0

beforeAll(async () => {
  stack = await startTestStack({ env: { FOYER_APP_URL: APP }, trustEdge: true })
})
afterAll(() => stack.stop())

const newAddress = () => `198.51.100.${++visitors}`
const newEmail = () => `visitor${++visitors}@practice.example`
const endpoint = () => `${stack.apiUrl}/functions/v1/capture-lead`
const admin = () =>
  createClient<Database>(stack.apiUrl, stack.keys.secretKey, { auth: { persistSession: false } })

type Sent = { readonly headers?: Record<string, string>; readonly method?: string; readonly from?: string }

/** Sends a body as a browser would, from an address of its own unless one is named. */
function send(body: BodyInit | null, { headers = {}, method = 'POST', from = newAddress() }: Sent = {}) {
  return fetch(endpoint(), {
    method,
    body,
    redirect: 'manual',
    headers: { origin: 'https://partner.example', 'cf-connecting-ip': from, ...headers },
  })
}

function capture(fields: Record<string, unknown>, sent: Sent = {}) {
  return send(JSON.stringify({ submission_id: randomUUID(), ...fields }), {
    ...sent,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...sent.headers },
  })
}

function submit(fields: Record<string, string>, sent: Sent = {}) {
  return send(new URLSearchParams(fields), {
    ...sent,
    headers: { accept: 'text/html,application/xhtml+xml', ...sent.headers },
  })
}

async function leadsOf(email: string) {
  const { data, error } = await admin().from('leads').select().eq('email', email).order('created_at')
  if (error) throw error
  return data
}

async function countLeads(): Promise<number> {
  const { count, error } = await admin().from('leads').select('*', { count: 'exact', head: true })
  if (error || count === null) throw error ?? new Error('no count')
  return count
}

describe('a capture', () => {
  test('lands in every column, and the visitor is handed on', async () => {
    const email = newEmail()
    const wire = {
      email,
      utm_source: 'newsletter',
      utm_medium: 'email',
      utm_campaign: 'autumn',
      utm_term: 'billing',
      utm_content: 'top',
      ref: 'ABCD2345',
      landing_page: '/pricing',
      page: 'https://partner.example/pricing?private=1#x',
      referrer: 'https://search.example/?q=private',
      first_touch: {
        utm_source: 'podcast',
        ref: 'WXYZ2345',
        landing_page: '/',
        referrer: 'https://first.example/',
        at: '2026-10-01T08:00:00Z',
        click_ids: { fbclid: 'first' },
      },
      click_ids: { gclid: 'abc', li_fat_id: 'def' },
      consent: { text: 'I agree – ünïcode 😀', at: '2026-11-21T09:30:00Z', given: true },
      widget: { version: '0.1.0', mode: 'inline' },
      submission_id: randomUUID(),
      channel: 'widget',
      elapsed_ms: 5000,
      website: '',
      unknown: 'ignored',
    }
    const before = Date.now()
    const response = await capture(wire)
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const [lead, ...others] = await leadsOf(email)
    expect(others).toEqual([])
    expect(lead).toMatchObject({
      email,
      utm_source: 'newsletter',
      utm_medium: 'email',
      utm_campaign: 'autumn',
      utm_term: 'billing',
      utm_content: 'top',
      referral_source: 'ABCD2345',
      landing_page: '/pricing',
      page: 'https://partner.example/pricing',
      referrer: 'https://search.example/',
      first_touch: { ...wire.first_touch, utm_medium: null },
      click_ids: wire.click_ids,
      consent: wire.consent,
      widget: wire.widget,
      channel: 'widget',
      submission_id: wire.submission_id,
      profile_id: null,
    })
    const createdAt = Date.parse(lead?.created_at ?? '')
    expect(createdAt).toBeGreaterThan(before - 1000)
    expect(createdAt).toBeLessThan(Date.now() + 1000)
    expect(await response.json()).toEqual({
      handoff_url: `${APP}/onboarding/start?email=${encodeURIComponent(email)}&lead=${lead?.id}`,
    })
  })

  test('needs an email and a submission id and nothing else', async () => {
    const email = newEmail()
    expect((await capture({ email })).status).toBe(200)
    expect(await leadsOf(email)).toMatchObject([
      { channel: 'widget', utm_source: null, first_touch: null, click_ids: {}, consent: null, widget: null },
    ])
  })

  test('answers a known email exactly as an unknown one', async () => {
    const [known, unknown] = [newEmail(), newEmail()]
    await capture({ email: known })
    const shape = async (email: string) => {
      const response = await capture({ email })
      const body = (await response.text()).replace(encodeURIComponent(email), 'EMAIL')
      return [response.status, body.replace(/lead=[0-9a-f-]{36}/, 'lead=ID')]
    }
    expect(await shape(known)).toEqual(await shape(unknown))
  })

  test('of a link may lack the email', async () => {
    const utm_campaign = randomUUID()
    const response = await capture({ channel: 'link', email: 'not one', utm_campaign })
    const { data } = await admin().from('leads').select().eq('utm_campaign', utm_campaign).single()
    expect(data).toMatchObject({ channel: 'link', email: null })
    expect(await response.json()).toEqual({ handoff_url: `${APP}/onboarding/start?lead=${data?.id}` })
  })

  test('sent again is the same lead with the same answer', async () => {
    const email = newEmail()
    const submission_id = randomUUID()
    const [first, second] = [await capture({ email, submission_id }), await capture({ email, submission_id })]
    expect(await second.text()).toBe(await first.text())
    expect(await leadsOf(email)).toHaveLength(1)
  })

  test('sent twenty times at once is one row, and counts once', async () => {
    const email = newEmail()
    const submission_id = randomUUID()
    const from = newAddress()
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => capture({ email, submission_id }, { from })),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1)
    expect(await leadsOf(email)).toHaveLength(1)
    const more = await Promise.all(
      Array.from({ length: CAPTURES_PER_EMAIL_PER_HOUR - 1 }, () => capture({ email }, { from })),
    )
    expect(more.map(({ status }) => status)).toEqual(more.map(() => 200))
  })

  test('may come as application/json after a preflight', async () => {
    const headers = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }
    const preflight = await send(null, { method: 'OPTIONS', headers })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type')
    expect(
      (await capture({ email: newEmail() }, { headers: { 'content-type': 'application/json' } })).status,
    ).toBe(200)
  })
})

describe('what cannot be captured', () => {
  const text = { 'content-type': 'text/plain' }

  test.each<[string, number, string, () => Promise<Response>]>([
    ['broken JSON', 400, 'invalid_json', () => send('{"email":', { headers: text })],
    ['no email', 400, 'invalid_fields', () => capture({})],
    ['an invalid email', 400, 'invalid_fields', () => capture({ email: 'ana@practice' })],
    ['no submission id', 400, 'invalid_fields', () => send(`{"email":"${newEmail()}"}`, { headers: text })],
    ['an over-long field', 400, 'invalid_fields', () => capture({ email: newEmail(), ref: 'x'.repeat(65) })],
    ['GET', 405, 'method_not_allowed', () => send(null, { method: 'GET' })],
    ['PUT', 405, 'method_not_allowed', () => send('x', { method: 'PUT' })],
    ['XML', 415, 'unsupported_content_type', () => send('<a/>', { headers: { 'content-type': 'text/xml' } })],
    ['too much', 413, 'body_too_large', () => send('x'.repeat(CAPTURE_MAX_BYTES + 1), { headers: text })],
    ['far too much', 413, 'body_too_large', () => send('x'.repeat(4 * CAPTURE_MAX_BYTES), { headers: text })],
  ])('%s: %d %s, and nothing is stored', async (_, status, code, sent) => {
    const before = await countLeads()
    const response = await sent()
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const body: unknown = await response.json()
    expect(body).toMatchObject({ error: { code, message: expect.stringMatching(/^[A-Z].*\.$/) } })
    if (code === 'invalid_fields') expect(body).toHaveProperty('error.fields')
    if (status === 405) expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    expect(await countLeads()).toBe(before)
  })

  test.each([{ website: 'https://spam.example' }, { elapsed_ms: 12 }])(
    'a bot (%j) is not stored',
    async (trap) => {
      const email = newEmail()
      const response = await capture({ email, ...trap })
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({
        handoff_url: expect.stringMatching(
          /^http:\/\/app\.example\/onboarding\/start\?email=[^&]+&lead=[0-9a-f-]{36}$/,
        ),
      })
      expect(await leadsOf(email)).toEqual([])
    },
  )
})

describe('a plain form', () => {
  test('leads on to the app', async () => {
    const email = newEmail()
    const response = await submit(
      { email, ref: 'ABCD2345', consent: 'I agree to hear from Foyer.' },
      { headers: { referer: 'https://partner.example/contact' } },
    )
    expect(response.status).toBe(303)
    const [lead] = await leadsOf(email)
    expect(response.headers.get('location')).toBe(
      `${APP}/onboarding/start?email=${encodeURIComponent(email)}&lead=${lead?.id}`,
    )
    expect(lead).toMatchObject({
      channel: 'form',
      referral_source: 'ABCD2345',
      page: 'https://partner.example/contact',
      consent: { text: 'I agree to hear from Foyer.', given: true, at: expect.any(String) },
    })
  })

  test('clicked twice is one lead', async () => {
    const email = newEmail()
    const from = newAddress()
    const answers = await Promise.all([submit({ email }, { from }), submit({ email }, { from })])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await leadsOf(email)).toHaveLength(1)
  })

  test('that cannot be captured gets a page that keeps the input', async () => {
    const response = await submit({
      email: 'ana@practice',
      ref: 'ABCD2345',
      page: 'https://partner.example/contact',
    })
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const page = await response.text()
    expect(page).toContain('value="ana@practice"')
    expect(page).toContain('name="ref" value="ABCD2345"')
    expect(page).toContain('href="https://partner.example/contact"')
  })
})

describe('limits', () => {
  test(`${CAPTURES_PER_ADDRESS_PER_MINUTE} captures a minute from one address`, async () => {
    const from = newAddress()
    const last = { email: newEmail(), submission_id: randomUUID() }
    for (let n = 1; n < CAPTURES_PER_ADDRESS_PER_MINUTE; n++) {
      expect((await capture({ email: newEmail() }, { from })).status).toBe(200)
    }
    const stored = await capture(last, { from })
    const before = await countLeads()
    const claimed = { 'x-forwarded-for': newAddress(), 'x-real-ip': newAddress() }
    const refused = await capture({ email: newEmail() }, { from, headers: claimed })
    expect(refused.status, "the caller's own claims do not count").toBe(429)
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(await refused.json()).toMatchObject({ error: { code: 'too_many_requests' } })

    const page = await submit({ email: newEmail() }, { from })
    expect(page.status).toBe(429)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await countLeads()).toBe(before)

    expect(await (await capture(last, { from })).text(), 'a repeat is still answered').toBe(
      await stored.text(),
    )
    expect((await capture({ email: newEmail() })).status, 'another address may').toBe(200)
  })

  test(`stores ${CAPTURES_PER_EMAIL_PER_HOUR} captures an hour for one email and hands on the rest`, async () => {
    const email = newEmail()
    for (let n = 0; n < CAPTURES_PER_EMAIL_PER_HOUR; n++) expect((await capture({ email })).status).toBe(200)
    const repeated = await capture({ email: email.toUpperCase() })
    expect(repeated.status).toBe(200)
    const leads = await leadsOf(email)
    expect(leads).toHaveLength(CAPTURES_PER_EMAIL_PER_HOUR)
    const { handoff_url } = await repeated.json()
    const handoff = new URL(handoff_url).searchParams
    expect(handoff.get('email')).toBe(email)
    expect(leads.map(({ id }) => id)).toContain(handoff.get('lead'))
  })
})

test('the counts of a page reach the partner whose code it has, without a preflight', async () => {
  const partner = randomUUID()
  await stack.database.asSuperuser((tx) =>
    tx.query(`insert into auth.users (id, email) values ($1, 'counted@practice.example')`, [partner]),
  )
  const { data } = await admin().from('profiles').select('referral_code').eq('id', partner).single()
  const sent = {
    ref: data?.referral_code,
    page: 'https://partner.example/pricing?patient=1',
    views: 1,
    focuses: 1,
    submits: 0,
  }
  const post = () =>
    fetch(endpoint() + PAGE_COUNTS_PATH, { method: 'POST', body: JSON.stringify(sent), keepalive: true })
  expect((await post()).status).toBe(204)
  expect((await post()).status).toBe(204)

  const token = await signToken(stack, { sub: partner, role: 'authenticated', aud: 'authenticated' })
  const client = createClient<Database>(stack.apiUrl, stack.keys.publishableKey, {
    accessToken: async () => token,
  })
  expect((await client.rpc('referral_page_counts')).data).toEqual([
    {
      page: 'https://partner.example/pricing',
      views: 2,
      focuses: 2,
      submits: 0,
      last_seen_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  ])
})

describe('with other settings', () => {
  test('only the sites on the list may send', async () => {
    const listed = await startTestStack({
      env: { FOYER_APP_URL: APP, FOYER_ALLOWED_ORIGINS: 'https://partner.example' },
    })
    try {
      const from = (origin: string) =>
        fetch(`${listed.apiUrl}/functions/v1/capture-lead`, {
          method: 'POST',
          headers: { origin, 'content-type': 'text/plain' },
          body: JSON.stringify({ email: newEmail(), submission_id: randomUUID() }),
        })
      const allowed = await from('https://partner.example')
      expect(allowed.status).toBe(200)
      expect(allowed.headers.get('access-control-allow-origin')).toBe('https://partner.example')
      expect((await from(APP)).status, 'the app').toBe(200)
      expect((await from(listed.apiUrl)).status, 'the error page').toBe(200)
      const refused = await from('https://other.example')
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({ error: { code: 'origin_not_allowed' } })
    } finally {
      await listed.stop()
    }
  })

  test('a database that is away is an error that can be tried again', async () => {
    const broken = await startTestStack({ env: { FOYER_APP_URL: APP }, trustEdge: true })
    try {
      await broken.database.close()
      const url = `${broken.apiUrl}/functions/v1/capture-lead`
      const body = { email: newEmail(), submission_id: randomUUID() }
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify(body),
      })
      expect(response.status).toBe(503)
      expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } })
      const page = await fetch(url, { method: 'POST', body: new URLSearchParams({ email: body.email }) })
      expect(page.status).toBe(503)
      expect(await page.text()).toContain(`value="${body.email}"`)
    } finally {
      await broken.stop().catch(() => {})
    }
  })
})
