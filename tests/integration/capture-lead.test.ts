// A capture through the whole stack: gateway, the function in Deno, REST, Postgres.
import { randomUUID } from 'node:crypto'
import type { Database } from '@foyer/shared/database.types.ts'
import { CAPTURES_PER_EMAIL_PER_HOUR } from '@foyer/shared/leads/limits.ts'
import { PAGE_COUNTS_PATH } from '@foyer/shared/leads/page-counts.ts'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { openCaptureKit } from './capture-kit.ts'
import { signToken } from './sign-in-as.ts'
import { APP } from './start-test-stack.ts'

const kit = await openCaptureKit()

describe('a capture', () => {
  test('lands in every column, and the visitor is handed on', async () => {
    const email = kit.newEmail()
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
      more: '',
      unknown: 'ignored',
    }
    const before = Date.now()
    const response = await kit.capture(wire)
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('https://partner.example')
    const [lead, ...others] = await kit.leadsOf(email)
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
    const email = kit.newEmail()
    expect((await kit.capture({ email })).status).toBe(200)
    expect(await kit.leadsOf(email)).toMatchObject([
      { channel: 'widget', utm_source: null, first_touch: null, click_ids: {}, consent: null, widget: null },
    ])
  })

  test('answers a known email exactly as an unknown one', async () => {
    const [known, unknown] = [kit.newEmail(), kit.newEmail()]
    await kit.capture({ email: known })
    const shape = async (email: string) => {
      const response = await kit.capture({ email })
      const body = (await response.text()).replace(encodeURIComponent(email), 'EMAIL')
      return [response.status, body.replace(/lead=[0-9a-f-]{36}/, 'lead=ID')]
    }
    expect(await shape(known)).toEqual(await shape(unknown))
  })

  test('of a link may lack the email', async () => {
    const utm_campaign = randomUUID()
    const response = await kit.capture({ channel: 'link', email: 'not one', utm_campaign })
    const { data } = await kit.admin.from('leads').select().eq('utm_campaign', utm_campaign).single()
    expect(data).toMatchObject({ channel: 'link', email: null })
    expect(await response.json()).toEqual({ handoff_url: `${APP}/onboarding/start?lead=${data?.id}` })
  })

  test('sent again is the same lead with the same answer', async () => {
    const email = kit.newEmail()
    const submission_id = randomUUID()
    const [first, second] = [
      await kit.capture({ email, submission_id }),
      await kit.capture({ email, submission_id }),
    ]
    expect(await second.text()).toBe(await first.text())
    expect(await kit.leadsOf(email)).toHaveLength(1)
  })

  test('sent twenty times at once is one row, and counts once', async () => {
    const email = kit.newEmail()
    const submission_id = randomUUID()
    const from = kit.newAddress()
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => kit.capture({ email, submission_id }, { from })),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1)
    expect(await kit.leadsOf(email)).toHaveLength(1)
    const more = await Promise.all(
      Array.from({ length: CAPTURES_PER_EMAIL_PER_HOUR - 1 }, () => kit.capture({ email }, { from })),
    )
    expect(more.map(({ status }) => status)).toEqual(more.map(() => 200))
  })

  test('may come as application/json after a preflight', async () => {
    const headers = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }
    const preflight = await kit.send(null, { method: 'OPTIONS', headers })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://partner.example')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type')
    expect(
      (await kit.capture({ email: kit.newEmail() }, { headers: { 'content-type': 'application/json' } }))
        .status,
    ).toBe(200)
  })
})

describe('a plain form', () => {
  test('leads on to the app', async () => {
    const email = kit.newEmail()
    const response = await kit.submit(
      { email, foyer_ref: 'ABCD2345', foyer_consent: 'I agree to hear from Foyer.' },
      { headers: { referer: 'https://partner.example/contact' } },
    )
    expect(response.status).toBe(303)
    const [lead] = await kit.leadsOf(email)
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
    const email = kit.newEmail()
    const from = kit.newAddress()
    const answers = await Promise.all([kit.submit({ email }, { from }), kit.submit({ email }, { from })])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await kit.leadsOf(email)).toHaveLength(1)
  })

  test('that cannot be captured gets a page that keeps the input', async () => {
    const response = await kit.submit({
      email: 'ana@practice',
      foyer_ref: 'ABCD2345',
      foyer_page: 'https://partner.example/contact',
    })
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const page = await response.text()
    expect(page).toContain('value="ana@practice"')
    expect(page).toContain('name="foyer_ref" value="ABCD2345"')
    expect(page).toContain('href="https://partner.example/contact"')
  })
})

test('the counts of a page reach the partner whose code it has, without a preflight', async () => {
  const partner = randomUUID()
  await kit.stack.database.asSuperuser((tx) =>
    tx.query(`insert into auth.users (id, email) values ($1, 'counted@practice.example')`, [partner]),
  )
  const { data } = await kit.admin.from('profiles').select('referral_code').eq('id', partner).single()
  const sent = {
    ref: data?.referral_code,
    page: 'https://partner.example/pricing?patient=1',
    views: 1,
    focuses: 1,
    submits: 0,
    version: '0.2.0',
    ready_ms: 80,
  }
  // The capture address, and that of version 0.1.0.
  for (const path of ['', PAGE_COUNTS_PATH]) {
    const response = await fetch(kit.endpoint + path, {
      method: 'POST',
      body: JSON.stringify(sent),
      keepalive: true,
    })
    expect(response.status).toBe(204)
  }

  const token = await signToken(kit.stack, { sub: partner, role: 'authenticated', aud: 'authenticated' })
  const client = createClient<Database>(kit.stack.apiUrl, kit.stack.keys.publishableKey, {
    accessToken: async () => token,
  })
  expect((await client.rpc('referral_page_counts')).data).toEqual([
    {
      page: 'https://partner.example/pricing',
      views: 2,
      focuses: 2,
      submits: 0,
      last_seen_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      last_seen_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      version: '0.2.0',
      ready_ms: 80,
    },
  ])
})
