import { SOURCE_CORPUS } from '@foyer/shared/testing/source-corpus.ts'
import { describe, expect, test } from 'vitest'
import { EMAIL, errorOf, form, ID, LEAD, request, setUp } from './test-endpoint.ts'

describe('a plain form', () => {
  test('redirects to the app', async () => {
    const { handle, stored } = setUp()
    const response = await handle(
      form(
        {
          email: EMAIL,
          foyer_ref: 'ABCD2345',
          foyer_utm_source: 'newsletter',
          foyer_consent: 'I agree to hear from Foyer.',
        },
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

  test('is invalid when its multipart body is broken', async () => {
    const { handle } = setUp()
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await handle(request({ headers, body: 'nonsense' }))).status).toBe(400)
    const noBoundary = { 'content-type': 'multipart/form-data', accept: 'application/json' }
    const response = await handle(request({ headers: noBoundary, body: 'nonsense' }))
    expect(response.status).toBe(400)
    expect((await errorOf(response)).code).toBe('invalid_form')
  })

  test.each([
    ['its own page', { foyer_page: 'https://partner.example/a?b=c' }, 'https://partner.example/a'],
    [
      'the referrer for a page that is none',
      { foyer_page: 'javascript:alert(1)' },
      'https://partner.example/from',
    ],
  ])('keeps %s', async (_, fields, page) => {
    const { handle, stored } = setUp()
    await handle(form({ email: EMAIL, ...fields }, { referer: 'https://partner.example/from' }))
    expect(stored[0]?.capture.page).toBe(page)
  })

  test('reads JSON that a script wrote into its fields', async () => {
    const { handle, stored } = setUp()
    const first = { utm_source: 'podcast', landing_page: '/', at: '2026-10-01T08:00:00Z' }
    await handle(
      form({
        email: EMAIL,
        foyer_submission_id: ID,
        foyer_elapsed_ms: '5000',
        foyer_first_touch: JSON.stringify(first),
        foyer_click_ids: '{"gclid":"1"}',
        foyer_widget: '{"version":"0.1.0","mode":"inline"}',
        foyer_consent: '{"text":"I agree","given":true,"at":"2026-11-21T09:29:00Z"}',
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
  ])('turns a checkbox with the value %j into the consent %j', async (consent, expected) => {
    const { handle, stored } = setUp()
    await handle(form({ email: EMAIL, foyer_consent: consent }))
    if (expected) expect(stored[0]?.capture.consent).toMatchObject(expected)
    else expect(stored[0]?.capture.consent).toBeNull()
  })

  test('counts a double click as one submission, and another email, network or minute as another', async () => {
    let now = new Date('2026-11-21T09:30:10Z')
    const { handle, stored } = setUp({ now: () => now })
    await handle(form({ email: EMAIL }))
    await handle(form({ email: ' ANA@practice.com' }))
    await handle(form({ email: EMAIL, foyer_submission_id: 'not one' }))
    await handle(form({ email: 'ben@practice.com' }))
    await handle(form({ email: EMAIL }, { 'x-forwarded-for': '203.0.113.8' }))
    now = new Date('2026-11-21T09:31:10Z')
    await handle(form({ email: EMAIL }))
    const [first, ...others] = stored.map(({ capture }) => capture.submission_id)
    expect(others.slice(0, 2)).toEqual([first, first])
    expect(new Set([first, ...others]).size).toBe(4)
  })

  test('answers JSON to a script that asks for it', async () => {
    const { handle } = setUp()
    const response = await handle(form({ email: EMAIL }, { accept: 'application/json' }))
    expect(response.status).toBe(200)
    expect(await response.json()).toHaveProperty('handoff_url')
  })

  test('never reads a field of the page as ours', async () => {
    const { handle, stored } = setUp()
    const own = {
      ref: 'a friend',
      utm_source: 'their own',
      page: 'pricing',
      consent: 'yes',
      website: 'https://x.example',
      name: 'Ana',
      widget: '{}',
      landing_page: 'x',
      first_touch: 'x',
      click_ids: '{',
      submission_id: ID,
      elapsed_ms: '1',
      referrer: 'Dr. B',
      url: 'x',
      company: 'x',
      hp: 'x',
      more: 'x',
      trap: 'x',
      suspected: 'trap',
    }
    const response = await handle(form({ email: EMAIL, ...own }, { referer: 'https://partner.example/from' }))
    expect(response.status).toBe(303)
    expect(stored).toHaveLength(1)
    expect(stored[0]).toMatchObject({
      suspected: null,
      capture: {
        ref: null,
        utm_source: null,
        consent: null,
        widget: null,
        landing_page: null,
        first_touch: null,
        click_ids: {},
        elapsed_ms: null,
        referrer: null,
        page: 'https://partner.example/from',
      },
    })
    expect(stored[0]?.capture.submission_id).not.toBe(ID)
  })

  test('of an older snippet is read as before', async () => {
    const { handle, stored } = setUp()
    await handle(form({ email: EMAIL, ref: 'ABCD2345', channel: 'form', website: '', consent: 'I agree' }))
    expect(stored[0]).toMatchObject({
      suspected: null,
      capture: { ref: 'ABCD2345', consent: { text: 'I agree' } },
    })
  })

  test.each(SOURCE_CORPUS)('has the values of its page, %s, which %j', async (query, sources) => {
    const { handle, stored } = setUp()
    await handle(
      form(
        { email: EMAIL },
        { referer: `https://partner.example/${query}`.replace(/[^ -~]/g, encodeURIComponent) },
      ),
    )
    expect(stored[0]?.capture).toMatchObject(sources)
    const names = Object.keys(sources)
    for (const name of ['utm_source', 'utm_medium', 'utm_campaign', 'ref'].filter(
      (one) => !names.includes(one),
    ))
      expect(stored[0]?.capture).toMatchObject({ [name]: null })
  })
})
