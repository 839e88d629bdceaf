// What the browser sends when a visitor leaves an email.
import { casesOf, IN_FULL_RING } from '../cases-of.ts'
import { EMAIL, expect, hostPage, leaveEmail, test } from './widget-test.ts'

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
  await host.open(hostPage(host.tag()))
  await leaveEmail(page)
  await expect(page.getByText('Thank you. We have your email.')).toBeVisible()
  expect(host.server.received.map(({ method }) => method)).toEqual(['POST'])
  const [request] = host.server.received
  expect(request?.headers['content-type']).toBe('text/plain;charset=UTF-8')
  expect(request?.headers.cookie).toBeUndefined()
  expect(request?.headers.origin).toBe(host.server.hostUrl)
  expect(await page.context().cookies()).toEqual([])
  await expect(page).toHaveTitle('keepalive true')
})

test.describe('a visitor who is as fast as a bot', () => {
  test.use({ headStartMs: 0 })

  for (const isEarly of casesOf([false, true], (one) => one)) {
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

test('the card has no field that a form filler could fill in, but its email', async ({ page, host }) => {
  await host.open(hostPage(host.tag()))
  await expect(page.locator('foyer-widget input')).toHaveCount(1)
})

for (const kind of casesOf(['card', 'form'], (one) => one === 'form')) {
  test(`the address that was meant is offered where another one cannot receive mail: ${kind}`, async ({
    page,
    host,
  }) => {
    await host.open(hostPage((kind === 'form' ? host.form() : '') + host.tag()))
    for (const [typed, meant] of [
      ['jörg@practice.com', 'jorg@practice.com'],
      ['ana@practice.com<br>', 'ana@practice.com'],
      ['ana%40practice.com', 'ana@practice.com'],
    ] as const) {
      host.server.answers.push({
        status: 400,
        body: { error: { code: 'invalid_fields', message: 'No.', fields: { email: 'No.' }, meant } },
      })
      await leaveEmail(page, typed)
      await page.getByRole('button', { name: `Did you mean ${meant}` }).click()
      await expect(page.getByRole('textbox')).toHaveValue(meant)
    }
    // Asked about, not captured: it says nothing of the visitor.
    expect(await host.captures()).toEqual([
      { email: 'jörg@practice.com' },
      { email: 'ana@practice.com<br>' },
      { email: 'ana%40practice.com' },
    ])
    await page.getByRole('button', { name: 'Get my draft' }).click()
    await expect(page.getByText('Thank you.')).toBeVisible()
    expect((await host.captures()).at(-1)).toMatchObject({ email: 'ana@practice.com', channel: 'widget' })
  })
}

test('an address that nobody repairs, or of which the server is not told, is wrong at the field', async ({
  page,
  host,
}) => {
  await host.open(hostPage(host.tag()))
  const wrong = page.getByText('Enter an email address like')
  // Too little for an address: nobody is asked.
  await leaveEmail(page, 'ana@')
  await expect(wrong).toBeVisible()
  expect(await host.captures()).toEqual([])
  await page.route(host.api, (route) => route.abort())
  await leaveEmail(page, 'ana@practice.com<br>')
  await expect(wrong).toBeVisible()
  await expect(page.getByRole('textbox')).toBeFocused()
  expect(Object.keys(await host.stored())).not.toContainEqual(expect.stringMatching(/lead/))
  await page.unroute(host.api)
  await leaveEmail(page, 'Ana@MÜNCHEN.de')
  expect(await host.capture()).toMatchObject({ email: 'ana@xn--mnchen-3ya.de' })
})

test('the fields of a form may stand outside it', IN_FULL_RING, async ({ page, host }) => {
  const field =
    '<label for="far">Work email</label><input id="far" form="near" name="email" type="email" required>'
  const form = `<form id="near" method="post" action="${host.api}" data-foyer><button>Get my draft</button></form>`
  await host.open(hostPage(field + form + host.tag()))
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({ email: EMAIL })
})

test(
  'a program of the visitor that sends the form without a press sends it here',
  IN_FULL_RING,
  async ({ page, host, widget }) => {
    await host.open(hostPage(host.tag()))
    await page.getByRole('textbox', { name: 'Work email' }).fill(EMAIL)
    await widget.evaluate((element) => element.shadowRoot?.querySelector('form')?.requestSubmit())
    await expect(page.getByText('Thank you.')).toBeVisible()
    expect(await host.captures()).toHaveLength(1)
    expect(page.url()).toBe(`${host.server.hostUrl}/`)
  },
)

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
  expect(host.server.received).toEqual([])
})

test('shows the sentence of the server next to the field', IN_FULL_RING, async ({ page, host }) => {
  host.server.answers.push({
    status: 400,
    body: { error: { code: 'invalid_fields', message: 'Wrong.', fields: { email: 'No mail goes there.' } } },
  })
  await host.open(hostPage(host.tag()))
  await leaveEmail(page)
  await expect(page.getByText('No mail goes there.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue(EMAIL)
  await leaveEmail(page)
  await expect(page.getByText('Thank you.')).toBeVisible()
  const [first, second] = await host.captures()
  expect(second?.submission_id).not.toBe(first?.submission_id)
})

for (const kind of casesOf(['card', 'form'], (one) => one === 'form')) {
  test(`asks once about an address that looks mistyped: ${kind}`, async ({ page, host }) => {
    await host.open(hostPage((kind === 'form' ? host.form() : '') + host.tag()))
    await leaveEmail(page, 'ana@gmial.com')
    await page.getByRole('button', { name: 'Did you mean ana@gmail.com?' }).click()
    await expect(page.getByRole('textbox')).toHaveValue('ana@gmail.com')
    await expect(page.getByRole('textbox')).toBeFocused()
    expect(host.server.received).toEqual([])
    // A repeated address is taken as meant.
    await leaveEmail(page, 'ana@gmial.com')
    expect(await host.capture()).toMatchObject({ email: 'ana@gmial.com' })
  })
}

for (const kind of casesOf(['card', 'form'], (one) => one === 'form')) {
  test(`who comes back to a page that the browser kept can send again: ${kind}`, async ({ page, host }) => {
    await host.open(hostPage((kind === 'form' ? host.form() : '') + host.tag()))
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
  await host.open(hostPage(host.tag()))
  await page.getByRole('textbox').fill(EMAIL)
  await page.getByRole('button', { name: 'Get my draft' }).dblclick()
  await expect(page.getByText('Thank you.')).toBeVisible()
  expect(await host.captures()).toHaveLength(1)
})

test('after success a form is spent: a second press sends nothing', async ({ page, host }) => {
  await host.open(hostPage(host.form() + host.tag()))
  await leaveEmail(page)
  await expect(page.getByText('Thank you.')).toBeVisible()
  await expect(page.getByText(EMAIL)).toBeVisible()
  await leaveEmail(page)
  await page.getByRole('button', { name: 'Get my draft' }).click()
  await expect(page).toHaveURL(`${host.server.hostUrl}/`)
  expect(await host.captures()).toHaveLength(1)
})
