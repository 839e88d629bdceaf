// Where a widget could do harm by being there: narrow and clobbered places, two partners, a visitor who is busy.
import { EMAIL, expect, type Host, hostPage, leaveEmail, stopClock, test } from './widget-test.ts'

const form = (host: Host, fields: string, style = '') =>
  host.form(fields).replace('<form', `<form style="${style}"`)

test('the card has a usable width in every place that shrinks to fit, and overflows none from 200 pixels on', async ({
  host,
  widget,
}) => {
  const places = [
    '<div style="display:flex"><div>TAG</div><p>Beside</p></div>',
    '<section style="display:flex;flex-direction:column;align-items:center">TAG</section>',
    '<div style="float:left">TAG</div><br style="clear:both">',
    '<span style="display:inline-block">TAG</span>',
    '<table><tr><td>TAG<td>cell</table>',
    '<div style="display:grid;justify-items:start">TAG</div>',
    '<aside style="width:200px">TAG</aside>',
    '<table style="table-layout:fixed;width:420px"><tr><td style="padding:0">TAG<td>cell</table>',
  ]
  await host.open(
    hostPage(places.map((place, index) => place.replace('TAG', host.tag({ ref: `R${index}` }))).join('')),
  )
  await expect(widget).toHaveCount(places.length)
  const sizes = await widget.evaluateAll((hosts) =>
    hosts.map(({ shadowRoot, parentElement }) => {
      const box = (selector: string) => shadowRoot?.querySelector(selector)?.getBoundingClientRect()
      const card = box('.card')
      return {
        card: card?.width ?? 0,
        email: box('#email')?.width ?? 0,
        rows: box('.main')?.top === box('#email')?.top ? 1 : 2,
        overflow: (card?.right ?? 0) - (parentElement?.getBoundingClientRect().right ?? 0),
      }
    }),
  )
  for (const [index, { card, email, overflow }] of sizes.entries()) {
    expect(card, places[index]).toBeGreaterThanOrEqual(index < 6 ? 300 : 190)
    expect(email, places[index]).toBeGreaterThanOrEqual(130)
    expect(overflow, places[index]).toBeLessThanOrEqual(0.5)
  }
  expect(sizes.map(({ rows }) => rows)).toEqual([1, 1, 1, 1, 1, 1, 2, 2])
})

test('a message moves no button: in a card that shrinks to fit, and below a form with the button beside the field', async ({
  page,
  host,
}) => {
  await host.open(
    hostPage(
      `<section style="display:flex;flex-direction:column;align-items:center">${host.tag()}</section>`,
    ),
  )
  const button = page.getByRole('button', { name: 'Get my draft' })
  const expectStill = async () => {
    await expect(button).toBeVisible()
    const before = await button.boundingBox()
    await leaveEmail(page, 'dana@x')
    await expect(page.getByText('Enter an email address like')).toBeVisible()
    await leaveEmail(page, 'ana@gmial.com')
    await expect(page.getByText('Did you mean')).toBeVisible()
    expect(await button.boundingBox()).toEqual(before)
  }
  await expectStill()
  await host.open(hostPage(host.form('') + host.tag()))
  await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
  await expectStill()
})

test('messages under a form in a row have the width of the row, and the colors of what is behind them', async ({
  page,
  host,
}) => {
  const row = `<div style="display:flex;background:#101820;color:#fff"><p>A row</p><div style="display:flex">${form(host, '', 'display:flex')}</div></div>`
  await host.open(hostPage(row + host.tag()))
  await leaveEmail(page, 'dana@x')
  const message = page.getByText('Enter an email address like')
  await expect(message).toBeVisible()
  expect((await message.boundingBox())?.width).toBeGreaterThan(250)
  await host.open(
    hostPage(`<div style="background:#101820">${host.form()}</div>${host.tag({ handoff: 'stay' })}`),
  )
  await leaveEmail(page, 'dana@x')
  // The light red of dark backgrounds.
  await expect(page.getByText('Enter an email address like')).toHaveCSS('color', 'rgb(255, 159, 146)')
})

test('elements of the page that are named like properties send nothing elsewhere', async ({ page, host }) => {
  const traps = ['currentScript', 'body', 'documentElement', 'referrer', 'readyState', 'baseURI']
    .map(
      (name) =>
        `<img name="${name}" data-api="https://evil.example/" data-ref="EVIL2222" src="https://evil.example/widget.js?ref=EVIL2222">`,
    )
    .join('')
  const fields = ['elements', 'submit', 'action', 'method', 'id']
    .map((name) => `<input type="hidden" name="${name}" value="x">`)
    .join('')
  await host.open(
    hostPage(traps + form(host, fields) + host.tag({ handoff: 'stay' }), { body: '<b id="Foyer"></b>' }),
  )
  await expect.poll(() => page.evaluate(() => Object.hasOwn(window, 'Foyer'))).toBe(true)
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({ email: EMAIL, ref: 'LEDGER24' })
  await expect(page.getByText('Thank you.')).toBeVisible()
})

test('each of two partners is credited for the form of its own snippet, in any case and without a field', async ({
  page,
  host,
  widget,
}) => {
  const tag = (ref: string) => host.tag({ ref, handoff: 'stay' })
  const lower = '<input type="hidden" name="ref" value="third333">'
  await host.open(
    hostPage(
      form(host, '') +
        tag('FIRST222') +
        form(host, '') +
        tag('OTHER222') +
        form(host, lower) +
        tag('THIRD333'),
    ),
  )
  await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
  for (const index of [1, 0, 2]) {
    await page.getByRole('textbox').nth(index).fill(`n${index}@practice.example`)
    await page.getByRole('button', { name: 'Get my draft' }).nth(index).click()
    await expect(page.getByText('Thank you.')).toHaveCount([2, 1, 3][index] ?? 0)
  }
  const refs = (await host.captures()).map(({ email, ref }) => [email, ref])
  expect(refs).toEqual([
    ['n1@practice.example', 'OTHER222'],
    ['n0@practice.example', 'FIRST222'],
    ['n2@practice.example', 'third333'],
  ])
  // No card stands beside a form.
  expect(
    await widget.evaluateAll((hosts) => hosts.filter((one) => one.shadowRoot?.querySelector('.card')).length),
  ).toBe(0)
})

test('after success a form is spent: a second press sends nothing', async ({ page, host }) => {
  await host.open(hostPage(host.form() + host.tag({ handoff: 'stay' })))
  await leaveEmail(page)
  await expect(page.getByText('Thank you.')).toBeVisible()
  await expect(page.getByText(EMAIL)).toBeVisible()
  await leaveEmail(page)
  await page.getByRole('button', { name: 'Get my draft' }).click()
  await expect(page).toHaveURL(`${host.server.hostUrl}/`)
  expect(await host.captures()).toHaveLength(1)
})

test('a page that breaks the widget gets the native form, under the same id', async ({
  page,
  host,
  problems,
}) => {
  await host.open(hostPage(host.form() + host.tag(), { head: '<script>window.JSON = undefined</script>' }))
  await leaveEmail(page)
  await expect.poll(() => host.server.arrivals.length).toBe(1)
  const [arrival] = host.server.arrivals
  expect(arrival?.headers['content-type']).toBe('application/x-www-form-urlencoded')
  expect(arrival?.text).toMatch(/submission_id=[\da-f-]{36}$/)
  expect(problems.splice(0)).toEqual([expect.stringContaining('[foyer]')])
})

test('a tag in a shadow root is found with its ref, and a script without a tag says what to do', async ({
  page,
  host,
  problems,
}) => {
  await host.open(hostPage('<div id="root"></div>'))
  await page.evaluate(
    ([url = '', api = '']) => {
      const root = document.querySelector('#root')?.attachShadow({ mode: 'open' })
      const script = document.createElement('script')
      Object.assign(script.dataset, { ref: 'LEDGER24', api, handoff: 'stay' })
      script.src = url
      root?.append(script)
    },
    [`${host.server.foyerUrl}/widget.js`, host.api],
  )
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({ ref: 'LEDGER24' })
  await host.open(hostPage(''), '/bare')
  await page.evaluate((url) => import(url), `${host.server.foyerUrl}/widget.js`)
  await expect(page.getByRole('textbox')).toBeVisible()
  expect(problems.splice(0)).toEqual(['[foyer] No script tag found. Load widget.js?ref=CODE.'])
})

test.describe('a popup', () => {
  const popup = (host: Host, attributes: Readonly<Record<string, string>> = {}, body = '') =>
    hostPage(host.tag({ mode: 'popup', trigger: 'load', handoff: 'stay', ...attributes }), {
      body: `${body}<div style="height:3000px"></div>`,
    })

  test('opens once in a session, not for 7 days after it was closed, and never after a capture', async ({
    page,
    host,
  }) => {
    await stopClock(page)
    const dialog = page.getByRole('dialog')
    const visit = async (html: string, expected: 'opens' | 'stays closed') => {
      await host.open(html)
      await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
      await page.clock.runFor(100)
      await expect(dialog)[expected === 'opens' ? 'toBeVisible' : 'toBeHidden']()
    }
    await visit(popup(host, { snooze: '0' }), 'opens')
    await visit(popup(host), 'opens')
    // The visitor went on without closing it.
    await visit(popup(host), 'stays closed')
    await page.evaluate('Foyer.open()')
    const day = 86_400_000
    await page.clock.fastForward(5 * day)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await page.clock.fastForward(6.9 * day)
    await visit(popup(host), 'stays closed')
    await page.clock.fastForward(0.2 * day)
    await visit(popup(host), 'opens')
    await leaveEmail(page)
    await page.clock.runFor(1_000)
    await expect(page.getByText('Thank you.')).toBeVisible()
    await page.clock.fastForward(400 * day)
    await visit(popup(host, { snooze: '0' }), 'stays closed')
  })

  test('waits while the visitor is in a field or in another dialog', async ({ page, host }) => {
    await stopClock(page)
    const dialog = page.getByRole('dialog', { name: 'Get a free website draft' })
    await host.open(popup(host, {}, '<input id="mine"><dialog id="theirs">Theirs</dialog>'))
    await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
    await page.locator('#mine').focus()
    await page.clock.runFor(2_000)
    await expect(dialog).toBeHidden()
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#theirs')?.showModal())
    await page.clock.runFor(4_000)
    await expect(dialog).toBeHidden()
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('#theirs')?.close()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    await page.clock.runFor(2_000)
    await expect(dialog).toBeVisible()
  })

  test('holds the page still, and shows its button in a low window', async ({ page, host }) => {
    await page.setViewportSize({ width: 720, height: 340 })
    await host.open(popup(host))
    await expect(page.getByRole('button', { name: 'Get my draft' })).toBeInViewport({ ratio: 1 })
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 500)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await page.evaluate(() => [scrollY, document.adoptedStyleSheets.length])).toEqual([0, 0])
  })
})

test('counts a view, a use and a capture once, when the page ends', async ({ page, host }) => {
  const posts = () => host.server.counts.map((text): unknown => JSON.parse(text))
  const visit = async (html: string) => {
    await host.open(html, '/pricing?utm_source=secret')
    await leaveEmail(page)
    await expect(page.getByText('Thank you.')).toBeVisible()
    await page.goto('about:blank')
  }
  const all = { ref: 'LEDGER24', page: `${host.server.hostUrl}/pricing`, views: 1, focuses: 1, submits: 1 }
  await visit(hostPage(host.tag({ handoff: 'stay' })))
  await expect.poll(posts).toEqual([all])
  await visit(hostPage(host.form() + host.tag({ handoff: 'stay' })))
  await expect.poll(posts).toEqual([all, all])
  // Under the fold, nothing is seen.
  await host.open(hostPage(`<div style="height:3000px"></div>${host.tag()}`))
  await expect(page.getByRole('textbox')).toBeAttached()
  await page.goto('about:blank')
  // Touches that an earlier page stored would prove consent.
  await host.open(hostPage(''))
  await page.evaluate(() => localStorage.clear())
  await host.open(hostPage(host.tag({ consent: 'required' })), '/consent')
  await page.getByRole('textbox').focus()
  await page.goto('about:blank')
  await page.addInitScript(
    "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })",
  )
  await visit(hostPage(host.tag({ handoff: 'stay' })))
  expect(posts()).toHaveLength(2)
})

test('says everything in Spanish on a Spanish page', async ({ page, host }) => {
  await host.open(hostPage(host.tag({ handoff: 'stay' }), { html: 'lang="es-MX"' }))
  const field = page.getByRole('textbox', { name: 'Correo de trabajo' })
  const button = page.getByRole('button', { name: 'Quiero mi borrador' })
  await button.click()
  await expect(page.getByText('Escriba un correo como')).toBeVisible()
  await field.fill('ana@gmial.com')
  await button.click()
  await page.getByRole('button', { name: '¿Quiso decir ana@gmail.com?' }).click()
  await button.click()
  await expect(page.getByText('Gracias. Tenemos su correo.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continuar' })).toBeVisible()
})

test("follows the page's own main button with the theme page, with a label that can be read", async ({
  page,
  host,
}) => {
  const own = '<button class="btn">Menu</button><button class="btn btn-primary">Theirs</button>'
  const head =
    '<style>.btn{background:#fff;border:0}.btn-primary{background:oklch(0.9 0.15 100);border-radius:3px}</style>'
  await host.open(hostPage(own + host.tag({ theme: 'page' }), { head }))
  const button = page.getByRole('button', { name: 'Get my draft' })
  await expect(button).toHaveCSS('background-color', 'oklch(0.9 0.15 100)')
  await expect(button).toHaveCSS('border-radius', '3px')
  await expect(button).toHaveCSS('color', 'lch(0 0 0)')
})
