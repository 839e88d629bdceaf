// Where a widget stands: in narrow places of a page, and its messages beside and below a form.

import { IN_FULL_RING } from '../cases-of.ts'
import { expect, hostPage, leaveEmail, test } from './widget-test.ts'

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

test('a button with a long text stays in its card', IN_FULL_RING, async ({ page, host }) => {
  await host.open(
    hostPage(
      `<div style="width:200px">${host.tag({ lang: 'es' })}${host.tag({ ref: 'OTHER222', button: 'Book your free website draft without any obligation' })}</div>`,
    ),
  )
  for (const name of ['Quiero mi borrador', 'Book your free website draft without any obligation']) {
    const button = page.getByRole('button', { name })
    await expect(button).toBeVisible()
    const overflow = await button.evaluate(
      (element) =>
        element.getBoundingClientRect().right -
        Number(element.closest('form')?.getBoundingClientRect().right),
    )
    expect(overflow, name).toBeLessThanOrEqual(0.5)
  }
})

test('a popup takes no place in a page that is a grid', IN_FULL_RING, async ({ page, host, widget }) => {
  await host.open(
    hostPage(host.tag({ mode: 'button' }), { head: '<style>html{display:grid;height:100%}</style>' }),
  )
  await expect(widget).toHaveCount(1)
  expect(await page.evaluate(() => document.body.offsetHeight / innerHeight)).toBeGreaterThan(0.9)
})

test('a message moves no button: in a card that shrinks to fit, below a form with the button beside it, in a popup', async ({
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
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await host.open(hostPage(host.tag({ mode: 'popup', trigger: 'load', snooze: '0' })))
    await expectStill()
  }
})

test(
  'messages under a form in a row have the width of the row, and the colors of what is behind them',
  IN_FULL_RING,
  async ({ page, host }) => {
    const row = `<div style="display:flex;background:#101820;color:#fff"><p>A row</p><div style="display:flex">${host.form('').replace('<form', '<form style="display:flex"')}</div></div>`
    await host.open(hostPage(row + host.tag()))
    await leaveEmail(page, 'dana@x')
    const message = page.getByText('Enter an email address like')
    await expect(message).toBeVisible()
    expect((await message.boundingBox())?.width).toBeGreaterThan(250)
    await host.open(hostPage(`<div style="background:#101820">${host.form()}</div>${host.tag()}`))
    await leaveEmail(page, 'dana@x')
    // The light red of dark backgrounds.
    await expect(page.getByText('Enter an email address like')).toHaveCSS('color', 'rgb(255, 159, 146)')
  },
)

test("the popup's button stays on the screen at 400 percent", async ({ page, host }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await host.open(hostPage(host.tag({ mode: 'button' })))
  await page.getByRole('button', { name: 'Free website draft' }).click()
  await expect(page.getByRole('button', { name: 'Get my draft' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('textbox', { name: 'Work email' })).toBeInViewport({ ratio: 1 })
})

test('the card has a greatest width', IN_FULL_RING, async ({ page, host, widget }) => {
  await host.open(hostPage(host.tag()))
  await expect(page.getByRole('textbox')).toBeVisible()
  const width = await widget.evaluate(
    (one) => one.shadowRoot?.querySelector('.card')?.getBoundingClientRect().width,
  )
  expect(width).toBe(560)
})
