// The captures that are refused, through the whole stack: gateway, the function in Deno, REST, Postgres.
import { randomUUID } from 'node:crypto'
import {
  CAPTURE_MAX_BYTES,
  CAPTURES_PER_ADDRESS_PER_MINUTE,
  CAPTURES_PER_EMAIL_PER_HOUR,
} from '@foyer/shared/leads/limits.ts'
import { describe, expect, test } from 'vitest'
import { openCaptureKit } from './capture-kit.ts'
import { APP, startTestStack } from './start-test-stack.ts'

const kit = await openCaptureKit()

async function countLeads(): Promise<number> {
  const { count, error } = await kit.admin.from('leads').select('*', { count: 'exact', head: true })
  if (error || count === null) throw error ?? new Error('no count')
  return count
}

describe('what cannot be captured', () => {
  const text = { 'content-type': 'text/plain' }

  test.each<[string, number, string, () => Promise<Response>]>([
    ['broken JSON', 400, 'invalid_json', () => kit.send('{"email":', { headers: text })],
    ['no email', 400, 'invalid_fields', () => kit.capture({})],
    ['an invalid email', 400, 'invalid_fields', () => kit.capture({ email: 'ana@practice' })],
    ['GET', 405, 'method_not_allowed', () => kit.send(null, { method: 'GET' })],
    ['PUT', 405, 'method_not_allowed', () => kit.send('x', { method: 'PUT' })],
    [
      'XML',
      415,
      'unsupported_content_type',
      () => kit.send('<a/>', { headers: { 'content-type': 'text/xml' } }),
    ],
    ['too much', 413, 'body_too_large', () => kit.send('x'.repeat(CAPTURE_MAX_BYTES + 1), { headers: text })],
    [
      'far too much',
      413,
      'body_too_large',
      () => kit.send('x'.repeat(4 * CAPTURE_MAX_BYTES), { headers: text }),
    ],
  ])('%s: %d %s, and nothing is stored', async (_, status, code, sent) => {
    const before = await countLeads()
    const response = await sent()
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBe('https://partner.example')
    const body: unknown = await response.json()
    expect(body).toMatchObject({ error: { code, message: expect.stringMatching(/^[A-Z].*\.$/) } })
    if (code === 'invalid_fields') expect(body).toHaveProperty('error.fields')
    if (status === 405) expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    expect(await countLeads()).toBe(before)
  })

  test.each([
    [{ more: 'x' }, 'trap'],
    [{ website: 'https://spam.example' }, 'trap'],
    [{ elapsed_ms: 12 }, 'fill_time'],
  ])('a capture that looks like that of a program (%j) is stored with a mark', async (trap, suspected) => {
    const email = kit.newEmail()
    const response = await kit.capture({ email, ...trap })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      handoff_url: expect.stringMatching(
        /^http:\/\/127\.0\.0\.1:5173\/onboarding\/start\?email=[^&]+&lead=[0-9a-f-]{36}$/,
      ),
    })
    expect(await kit.leadsOf(email)).toEqual([expect.objectContaining({ suspected })])
  })
})

describe('limits', () => {
  test(`${CAPTURES_PER_ADDRESS_PER_MINUTE} captures a minute from one address`, async () => {
    const from = kit.newAddress()
    const last = { email: kit.newEmail(), submission_id: randomUUID() }
    for (let n = 1; n < CAPTURES_PER_ADDRESS_PER_MINUTE; n++) {
      expect((await kit.capture({ email: kit.newEmail() }, { from })).status).toBe(200)
    }
    const stored = await kit.capture(last, { from })
    const before = await countLeads()
    const claimed = { 'x-forwarded-for': kit.newAddress(), 'x-real-ip': kit.newAddress() }
    const refused = await kit.capture({ email: kit.newEmail() }, { from, headers: claimed })
    expect(refused.status, "the caller's own claims do not count").toBe(429)
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(await refused.json()).toMatchObject({ error: { code: 'too_many_requests' } })

    const page = await kit.submit({ email: kit.newEmail() }, { from })
    expect(page.status).toBe(429)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await countLeads()).toBe(before)

    expect(await (await kit.capture(last, { from })).text(), 'a repeat is still answered').toBe(
      await stored.text(),
    )
    expect((await kit.capture({ email: kit.newEmail() })).status, 'another address may').toBe(200)
  })

  test(`stores ${CAPTURES_PER_EMAIL_PER_HOUR} captures an hour for one email and hands on the rest`, async () => {
    const email = kit.newEmail()
    for (let n = 0; n < CAPTURES_PER_EMAIL_PER_HOUR; n++)
      expect((await kit.capture({ email })).status).toBe(200)
    const repeated = await kit.capture({ email: email.toUpperCase() })
    expect(repeated.status).toBe(200)
    const leads = await kit.leadsOf(email)
    expect(leads).toHaveLength(CAPTURES_PER_EMAIL_PER_HOUR)
    const { handoff_url } = await repeated.json()
    const handoff = new URL(handoff_url).searchParams
    expect(handoff.get('email')).toBe(email)
    expect(leads.map(({ id }) => id)).toContain(handoff.get('lead'))
  })
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
          body: JSON.stringify({ email: kit.newEmail(), submission_id: randomUUID() }),
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
      const body = { email: kit.newEmail(), submission_id: randomUUID() }
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
