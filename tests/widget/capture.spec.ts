// What leaves the browser when somebody leaves an email.
import { EMAIL, expect, hostPage, leaveEmail, test } from './widget-test.ts'

const CAMPAIGN =
  '?utm_source=news&utm_medium=email&utm_campaign=open&utm_term=clinic&utm_content=b2&gclid=g-1&session=secret#part'
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

// host-pages.ts has captures of the other modes.
for (const kind of ['card', 'form']) {
  test(`sends the whole attribution: ${kind}`, async ({ page, host }) => {
    host.server.pages.set('/pricing', { html: hostPage((kind === 'form' ? host.form() : '') + host.tag()) })
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
      website: '',
      elapsed_ms: expect.any(Number),
      channel: 'widget',
      widget: { version: '0.1.0', mode: 'inline' },
    })
    await expect(page).toHaveURL(`${host.server.foyerUrl}/onboarding/start?lead=1`)
  })
}

test('is one simple request: no preflight, no cookie, a text that outlives the page', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (input, options) => {
      document.title = `keepalive ${options?.keepalive}`
      return fetch(input, options)
    }
  })
  await host.open(hostPage(host.tag({ handoff: 'stay' })))
  await leaveEmail(page)
  await expect(page.getByText('Thank you. We have your email.')).toBeVisible()
  expect(host.server.arrivals.map(({ method }) => method)).toEqual(['POST'])
  const [arrival] = host.server.arrivals
  expect(arrival?.headers['content-type']).toBe('text/plain;charset=UTF-8')
  expect(arrival?.headers.cookie).toBeUndefined()
  expect(arrival?.headers.origin).toBe(host.server.hostUrl)
  expect(await page.context().cookies()).toEqual([])
  await expect(page).toHaveTitle('keepalive true')
})

test.describe('a visitor who is as fast as a bot', () => {
  test.use({ headStartMs: 0 })

  for (const isEarly of [false, true]) {
    test(`is captured once the form was open long enough; timers fire early: ${isEarly}`, async ({
      page,
      host,
    }) => {
      await page.addInitScript((early) => {
        const schedule = window.setTimeout
        Object.assign(window, { setTimeout: (run: () => void, delay = 0) => schedule(run, delay - early) })
      }, Number(isEarly) * 50)
      await host.open(hostPage(host.tag()))
      await leaveEmail(page)
      const { elapsed_ms: elapsed } = await host.capture()
      expect(elapsed).toBeGreaterThanOrEqual(800)
    })
  }
})

test('a filled honeypot is sent along for the server to judge', async ({ page, host }) => {
  await host.open(hostPage(host.tag()))
  await page.locator('input[name=website]').evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = 'https://spam.example'
  })
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({ website: 'https://spam.example' })
})

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
  await host.open(html, '/b?utm_source=second')
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
  await page.clock.setFixedTime('2026-10-30T10:00:01Z')
  await host.open(html, '/new')
  await leaveEmail(page)
  const { first_touch: first } = await host.capture()
  expect(first).toEqual({ landing_page: '/new', at: '2026-10-30T10:00:01.000Z' })
})

test('what something else wrote into the storage does not reach the server', async ({ page, host }) => {
  await page.addInitScript(() => {
    localStorage.setItem('foyer.touches', 'at=never&landing_page=%2F x=1')
    localStorage.setItem('foyer.lead.1', 'no capture at all')
    localStorage.setItem('foyer.lead.2', '{"a":1}')
  })
  await host.open(hostPage(host.tag({ handoff: 'stay' })), '/?utm_source=real')
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({ utm_source: 'real', first_touch: { utm_source: 'real' } })
  expect(await host.captures()).toHaveLength(1)
})

test('the fields of a form of the page go before what the script saw', async ({ page, host }) => {
  const fields = `<input type="hidden" name="ref" value="LEDGER24"><input type="hidden" name="utm_campaign" value="footer"><input type="hidden" name="utm_term" value="">`
  await host.open(hostPage(host.form(fields) + host.tag()), '/?utm_campaign=spring&utm_term=x&ref=OTHER222')
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({ utm_campaign: 'footer', utm_term: 'x', ref: 'LEDGER24' })
})

test('a campaign of the form that is too long is cut: the visitor could not shorten it', async ({
  page,
  host,
}) => {
  const field = `<input type="hidden" name="utm_content" value="${'x'.repeat(201)}">`
  await host.open(hostPage(host.form(field) + host.tag()))
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({ utm_content: 'x'.repeat(200) })
})

test('the fields of a form may stand outside it', async ({ page, host }) => {
  const field =
    '<label for="far">Work email</label><input id="far" form="near" name="email" type="email" required>'
  const form = `<form id="near" method="post" action="${host.api}" data-foyer><button>Get my draft</button></form>`
  await host.open(hostPage(field + form + host.tag()))
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({ email: EMAIL })
})

test('a program of the visitor that sends the form without a press sends it here', async ({
  page,
  host,
  widget,
}) => {
  await host.open(hostPage(host.tag({ handoff: 'stay' })))
  await page.getByRole('textbox', { name: 'Work email' }).fill(EMAIL)
  await widget.evaluate((element) => element.shadowRoot?.querySelector('form')?.requestSubmit())
  await expect(page.getByText('Thank you.')).toBeVisible()
  expect(await host.captures()).toHaveLength(1)
  expect(page.url()).toBe(`${host.server.hostUrl}/`)
})

test('the code in the address counts when the tag has none', async ({ page, host }) => {
  await host.open(hostPage(host.tag({ ref: '' })), '/?ref=OTHER222')
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({ ref: 'OTHER222' })
})

test('says what is wrong with an email next to the field, and sends nothing', async ({ page, host }) => {
  await host.open(hostPage(host.tag()))
  for (const [typed, sentence] of [
    ['', 'Enter an email address like name@practice.com.'],
    ['dana@nowhere', 'Enter an email address like name@practice.com.'],
  ] as const) {
    await leaveEmail(page, typed)
    const field = page.getByRole('textbox', { name: 'Work email' })
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(sentence)
    await field.pressSequentially('x')
    await expect(page.getByText(sentence)).toBeHidden()
  }
  expect(host.server.arrivals).toEqual([])
})

test('shows the sentence of the server next to the field', async ({ page, host }) => {
  host.server.answers.push({
    status: 400,
    body: { error: { code: 'invalid_fields', message: 'Wrong.', fields: { email: 'No mail goes there.' } } },
  })
  await host.open(hostPage(host.tag({ handoff: 'stay' })))
  await leaveEmail(page)
  await expect(page.getByText('No mail goes there.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue(EMAIL)
  await leaveEmail(page)
  await expect(page.getByText('Thank you.')).toBeVisible()
  const [first, second] = await host.captures()
  expect(second?.submission_id).not.toBe(first?.submission_id)
})

for (const kind of ['card', 'form']) {
  test(`asks once about an address that looks mistyped: ${kind}`, async ({ page, host }) => {
    await host.open(hostPage((kind === 'form' ? host.form() : '') + host.tag({ handoff: 'stay' })))
    await leaveEmail(page, 'ana@gmial.com')
    await page.getByRole('button', { name: 'Did you mean ana@gmail.com?' }).click()
    await expect(page.getByRole('textbox')).toHaveValue('ana@gmail.com')
    await expect(page.getByRole('textbox')).toBeFocused()
    expect(host.server.arrivals).toEqual([])
    // Who types it again means it.
    await leaveEmail(page, 'ana@gmial.com')
    expect(await host.capture()).toMatchObject({ email: 'ana@gmial.com' })
  })
}

for (const kind of ['card', 'form']) {
  test(`who comes back to a page that the browser kept can send again: ${kind}`, async ({ page, host }) => {
    await host.open(hostPage((kind === 'form' ? host.form() : '') + host.tag({ handoff: 'stay' })))
    await leaveEmail(page)
    const thanks = page.getByText('Thank you.')
    await expect(thanks).toBeVisible()
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')))
    await expect(thanks).toBeVisible()
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(thanks).toBeHidden()
    await leaveEmail(page, 'other@practice.example')
    await expect(thanks).toBeVisible()
    const [first, second] = await host.captures()
    expect(second).toMatchObject({ email: 'other@practice.example' })
    expect(second?.submission_id).not.toBe(first?.submission_id)
  })
}

test('two presses are one capture', async ({ page, host }) => {
  await host.open(hostPage(host.tag({ handoff: 'stay' })))
  await page.getByRole('textbox').fill(EMAIL)
  await page.getByRole('button', { name: 'Get my draft' }).dblclick()
  await expect(page.getByText('Thank you.')).toBeVisible()
  expect(await host.captures()).toHaveLength(1)
})
