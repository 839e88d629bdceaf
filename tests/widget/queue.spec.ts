// A capture that the server has not answered: it is neither lost nor stored twice.

import { casesOf, IN_FULL_RING } from '../cases-of.ts'
import { intercept } from '../intercept.ts'
import { EMAIL, expect, hostPage, leaveEmail, stopClock, test } from './widget-test.ts'

const BUSY = { status: 503, body: { error: { code: 'unavailable', message: '' } } }
/** The same, without automatic retries during a test. */
const BUSY_FOR_LONG = { ...BUSY, headers: { 'retry-after': '600' } }

for (const kind of casesOf(['card', 'form'], (one) => one === 'form')) {
  test(`offline: says so, and sends when the browser is back online: ${kind}`, async ({
    page,
    host,
    context,
  }) => {
    await host.open(hostPage((kind === 'form' ? host.form() : '') + host.tag({ handoff: '' })))
    await context.setOffline(true)
    await leaveEmail(page)
    await expect(page.getByText('Our server cannot be reached.')).toContainText('will be sent later')
    await expect(page.getByRole('link', { name: 'Go on at Foyer' })).toHaveAttribute(
      'href',
      'https://app.example/lead?ref=LEDGER24',
    )
    expect(Object.keys(await host.stored())).toContainEqual(expect.stringMatching(/^foyer\.lead\./))
    await context.setOffline(false)
    await expect(page).toHaveURL(`${host.server.foyerUrl}/onboarding/start?lead=1`)
    expect(await host.captures()).toHaveLength(1)
  })
}

test('sends what an earlier page could not, once, under the same id', async ({ page, host }) => {
  const html = hostPage(host.tag())
  host.server.answers.push(BUSY_FOR_LONG)
  await host.open(html)
  await leaveEmail(page)
  await expect(page.getByText('Our server cannot be reached.')).toBeVisible()
  await host.open(html, '/later')
  await expect.poll(() => host.server.received.length).toBe(2)
  await expect.poll(async () => Object.keys(await host.stored())).toEqual(['foyer.touches'])
  await host.open(html, '/much-later')
  await leaveEmail(page, 'other@practice.example')
  await expect(page.getByText('Thank you.')).toBeVisible()
  const [first, again, other, ...rest] = await host.captures()
  expect(again).toEqual(first)
  expect(first).toMatchObject({ email: EMAIL, page: `${host.server.hostUrl}/` })
  expect(other).toMatchObject({ email: 'other@practice.example' })
  expect(rest).toEqual([])
})

test(
  'a form with an address of its own page sends to it from other pages, whatever its texts are',
  IN_FULL_RING,
  async ({ page, host }) => {
    const form =
      '<form method="post" action="api/lead" data-foyer><label for="work">Work email</label><input id="work" name="email" type="email" required><label><input type="checkbox" name="foyer_consent"> One\u2028two</label><button>Get my draft</button></form>'
    const html = hostPage(form + host.tag({ api: '' }))
    await host.open(html, '/practice/contact')
    await page.getByRole('checkbox').check()
    await leaveEmail(page)
    await expect(page.getByText('will be sent later')).toBeVisible()
    host.server.pages.set('/practice/api/lead', { html: '{"handoff_url":""}' })
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await host.open(html, '/elsewhere/page')
    expect((await sent).url()).toBe(`${host.server.hostUrl}/practice/api/lead`)
    await expect.poll(async () => Object.keys(await host.stored())).toEqual(['foyer.touches'])
  },
)

test(
  'a capture that waits for its time when the widget is destroyed is sent by the next page',
  IN_FULL_RING,
  async ({ page, host, widget }) => {
    const html = hostPage(host.tag())
    await stopClock(page)
    await host.open(html)
    await leaveEmail(page)
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeAttached()
    await page.evaluate('Foyer.destroy()')
    await expect(widget).toHaveCount(0)
    await page.clock.runFor(1_000)
    await expect
      .poll(async () => Object.keys(await host.stored()))
      .toEqual([expect.stringMatching(/^foyer\.lead\./)])
    expect(host.server.received).toHaveLength(0)
    await host.open(html, '/later')
    await expect(widget).toHaveCount(1)
    await page.clock.runFor(100)
    expect(await host.capture()).toMatchObject({ email: EMAIL })
  },
)

test('a connection that breaks is tried again while the page stays open', async ({ page, host }) => {
  // By fetch, and at once by XMLHttpRequest.
  host.server.answers.push('drop', 'drop', BUSY)
  await page.clock.install()
  await host.open(hostPage(host.tag()))
  await page.clock.runFor(1_000)
  await leaveEmail(page)
  await expect(page.getByText('will be sent later')).toBeVisible()
  await page.clock.fastForward(4_000)
  await expect.poll(() => host.server.received.length).toBe(3)
  await expect.poll(() => host.server.answers.length).toBe(0)
  await expect(async () => {
    await page.clock.fastForward(8_000)
    await expect(page.getByText('Thank you.')).toBeVisible({ timeout: 200 })
  }).toPass()
  const [first, ...others] = await host.captures()
  expect(others).toEqual([first, first, first])
})

test(
  'a network that is back before it carries anything is tried again as soon as a new one',
  IN_FULL_RING,
  async ({ page, host }) => {
    host.server.answers.push(BUSY, BUSY, BUSY, BUSY)
    const head =
      '<script>window.failures = 0; document.addEventListener("foyer:error", () => failures++)</script>'
    await stopClock(page)
    await host.open(hostPage(host.tag(), { head }))
    await leaveEmail(page)
    for (const [failures, wait] of [1_000, 4_000, 8_000].entries()) {
      await page.clock.runFor(wait)
      await expect.poll(() => page.evaluate('failures')).toBe(failures + 1)
    }
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => page.evaluate('failures')).toBe(4)
    await page.clock.runFor(4_000)
    await expect(page.getByText('Thank you.')).toBeVisible()
  },
)

test('waits as long as the server asks', async ({ page, host }) => {
  host.server.answers.push({
    status: 429,
    headers: { 'retry-after': '600' },
    body: { error: { code: 'too_many_requests', message: 'Too many tries from here.' } },
  })
  await page.clock.install()
  await host.open(hostPage(host.tag()))
  await page.clock.runFor(1_000)
  await leaveEmail(page)
  await expect(page.getByText('Too many tries from here.')).toBeVisible()
  await page.clock.fastForward(400_000)
  expect(host.server.received).toHaveLength(1)
  await page.clock.fastForward(200_000)
  await expect(page.getByText('Thank you.')).toBeVisible()
  expect(host.server.received).toHaveLength(2)
})

test(
  'the button sends a kept capture at once, and a corrected address replaces it',
  IN_FULL_RING,
  async ({ page, host }) => {
    host.server.answers.push(BUSY_FOR_LONG, BUSY_FOR_LONG)
    await host.open(hostPage(host.tag()))
    await leaveEmail(page, 'dana@harborfamly.example')
    await expect(page.getByText('Our server cannot be reached.')).toBeVisible()
    await page.getByRole('button', { name: 'Get my draft' }).click()
    await expect.poll(() => host.server.answers.length).toBe(0)
    await expect(page.getByText('Our server cannot be reached.')).toBeVisible()
    await leaveEmail(page)
    await expect(page.getByText('Thank you.')).toBeVisible()
    const [first, again, corrected, ...rest] = await host.captures()
    expect(again).toEqual(first)
    expect(corrected).toMatchObject({ email: EMAIL })
    expect(rest).toEqual([])
    expect(Object.keys(await host.stored()).sort()).toEqual(['foyer.popup', 'foyer.touches'])
  },
)

test('a refusal is final', async ({ page, host }) => {
  host.server.answers.push({ status: 403, body: { error: { code: 'refused', message: 'Not like this.' } } })
  await host.open(hostPage(host.tag()))
  await leaveEmail(page)
  await expect(page.getByText('Not like this.')).toBeVisible()
  expect(Object.keys(await host.stored())).toEqual(['foyer.touches'])
})

test('a page of a captive portal is no answer', IN_FULL_RING, async ({ page, host, context }) => {
  const restore = await intercept(context, host.api, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: '<h1>Log in to the hotel</h1>',
    }),
  )
  await host.open(hostPage(host.tag()))
  await leaveEmail(page)
  await expect(page.getByText('will be sent later')).toBeVisible()
  restore()
  await page.reload()
  expect(await host.capture()).toMatchObject({ email: EMAIL })
})

test(
  'sends what seems older than a week on one more page before it gives up',
  IN_FULL_RING,
  async ({ page, host }) => {
    await host.open(hostPage(''))
    await page.evaluate(() => {
      // Of a clock that was decades behind.
      const capture = { api: 'http://127.0.0.1:9/capture-lead', body: '{}', at: 1000 }
      localStorage.setItem('foyer.lead.old', JSON.stringify(capture))
    })
    await page.route('http://127.0.0.1:9/**', (route) => route.abort())
    const sent = page.waitForRequest('http://127.0.0.1:9/**')
    await host.open(hostPage(host.tag()))
    await sent
    expect(Object.keys(await host.stored())).toContain('foyer.lead.old')
    await host.open(hostPage(host.tag()), '/next')
    await expect.poll(async () => Object.keys(await host.stored())).toEqual(['foyer.touches'])
  },
)

test('without storage the visitor is asked to keep the page open', IN_FULL_RING, async ({ page, host }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked.', 'SecurityError')
      },
    })
  })
  host.server.answers.push(BUSY_FOR_LONG)
  await host.open(hostPage(host.tag()))
  await leaveEmail(page)
  await expect(page.getByText('Keep this page open')).toBeVisible()
  await page.getByRole('button', { name: 'Get my draft' }).click()
  await expect(page.getByText('Thank you.')).toBeVisible()
})

test('is stored before it is sent, so that a visitor who leaves at that moment is not lost', async ({
  page,
  host,
  context,
}) => {
  let keys: string[] = []
  const restore = await intercept(context, host.api, async (route) => {
    keys = Object.keys(await host.stored())
    await route.abort()
  })
  const html = hostPage(host.tag())
  await host.open(html)
  await leaveEmail(page)
  await expect(page.getByText('will be sent later')).toBeVisible()
  expect(keys).toContainEqual(expect.stringMatching(/^foyer\.lead\./))
  restore()
  await host.open(html, '/next')
  expect(await host.capture()).toMatchObject({ email: EMAIL, landing_page: '/' })
})
