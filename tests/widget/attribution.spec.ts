// What a capture says about how the visitor came: campaign, referral code, first visit.
import { WIDGET_VERSION } from '../../packages/widget/bundle-widget.ts'
import { casesOf, IN_FULL_RING } from '../cases-of.ts'
import { EMAIL, expect, hostPage, leaveEmail, test, waitUntilStarted } from './widget-test.ts'

const CAMPAIGN =
  '?utm_source=news&utm_medium=email&utm_campaign=open&utm_term=clinic&utm_content=b2&gclid=g-1&session=secret#part'
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

// host-pages.ts has captures of the other modes.
for (const kind of casesOf(['card', 'form'], (one) => one === 'form')) {
  test(`sends the whole attribution: ${kind}`, async ({ page, host }) => {
    host.server.pages.set('/pricing', {
      html: hostPage((kind === 'form' ? host.form() : '') + host.tag({ handoff: '' })),
    })
    await page.goto(`${host.server.hostUrl}/pricing${CAMPAIGN}`, {
      referer: 'https://search.example/results?q=private',
    })
    await leaveEmail(page)
    const touch = {
      utm_source: 'news',
      utm_medium: 'email',
      utm_campaign: 'open',
      utm_term: 'clinic',
      utm_content: 'b2',
      click_ids: { gclid: 'g-1' },
      landing_page: '/pricing',
      referrer: 'https://search.example/results',
    }
    expect(await host.capture()).toEqual({
      ...touch,
      email: EMAIL,
      ref: 'LEDGER24',
      page: `${host.server.hostUrl}/pricing`,
      first_touch: { ...touch, at: expect.stringMatching(/^\d{4}-.*Z$/) },
      submission_id: expect.stringMatching(UUID),
      elapsed_ms: expect.any(Number),
      channel: 'widget',
      widget: { version: WIDGET_VERSION, mode: 'inline', ref: 'LEDGER24' },
    })
    await expect(page).toHaveURL(`${host.server.foyerUrl}/onboarding/start?lead=1`)
  })
}

test('keeps the campaign of the landing when the page drops its query', async ({ page, host }) => {
  const script = `<script>addEventListener('load', () => history.replaceState({}, '', '/plans'))</script>`
  await host.open(hostPage(host.tag(), { body: script }), `/landing${CAMPAIGN}`)
  await expect(page).toHaveURL(/\/plans$/)
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({
    utm_source: 'news',
    click_ids: { gclid: 'g-1' },
    landing_page: '/plans',
    page: `${host.server.hostUrl}/plans`,
    first_touch: { landing_page: '/landing', utm_source: 'news' },
  })
})

test('credits the first visit and reports the last one that says something', async ({ page, host }) => {
  const html = hostPage(host.tag())
  await host.open(html, '/?utm_source=first&ref=OTHER222')
  await waitUntilStarted(page)
  await host.open(html, '/b?utm_source=second')
  await waitUntilStarted(page)
  await host.open(html, '/c')
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({
    utm_source: 'second',
    ref: 'LEDGER24',
    landing_page: '/c',
    first_touch: { utm_source: 'first', ref: 'OTHER222', landing_page: '/' },
  })
})

test('forgets a first visit after 90 days', async ({ page, host }) => {
  const html = hostPage(host.tag())
  await page.clock.setFixedTime('2026-08-01T10:00:00Z')
  await host.open(html, '/?utm_source=old')
  await waitUntilStarted(page)
  await page.clock.setFixedTime('2026-10-30T10:00:01Z')
  // What is old is sent from one more page: a wrong clock cannot be told from time that passed.
  await host.open(html, '/once-more')
  await waitUntilStarted(page)
  await host.open(html, '/new')
  await leaveEmail(page)
  const { first_touch: first } = await host.capture()
  expect(first).toEqual({ landing_page: '/new', at: '2026-10-30T10:00:01.000Z' })
})

test(
  'what something else wrote into the storage does not reach the server',
  IN_FULL_RING,
  async ({ page, host }) => {
    await page.addInitScript(() => {
      localStorage.setItem('foyer.touches', '{"first":{"at":"never","landing_page":"/"},"last":{"x":1}}')
      localStorage.setItem('foyer.lead.1', 'no capture at all')
      localStorage.setItem('foyer.lead.2', '{"a":1}')
    })
    await host.open(hostPage(host.tag()), '/?utm_source=real')
    await leaveEmail(page)
    expect(await host.capture()).toMatchObject({ utm_source: 'real', first_touch: { utm_source: 'real' } })
    expect(await host.captures()).toHaveLength(1)
  },
)

test("the page's query and its form's own fields never outrank the tag", async ({ page, host }) => {
  const own = ['ref', 'utm_campaign', 'consent', 'website', 'page']
    .map((name) => `<input type="hidden" name="${name}" value="OWN">`)
    .join('')
  const form = host.form(`<input type="hidden" name="foyer_ref" value="LEDGER24">${own}`)
  await host.open(hostPage(form + host.tag()), '/?utm_campaign=spring&ref=OTHER222')
  await leaveEmail(page)
  const capture = await host.capture()
  expect(capture).toMatchObject({
    utm_campaign: 'spring',
    ref: 'LEDGER24',
    first_touch: { ref: 'OTHER222' },
    page: `${host.server.hostUrl}/`,
  })
  expect(Object.keys(capture)).not.toContain('consent')
  expect(Object.keys(capture)).not.toContain('website')
})

test('the code in the address counts when the tag has none', IN_FULL_RING, async ({ page, host }) => {
  await host.open(hostPage(host.tag({ ref: '', mode: 'inline' })), '/?ref=OTHER222')
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({ ref: 'OTHER222' })
})
