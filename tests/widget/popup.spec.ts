// The dialog: when it opens, what the keyboard does in it, where it stands.
import { waitUntilStill } from '../e2e/wait-until-still.ts'
import {
  EMAIL,
  expect,
  type Host,
  hostPage,
  leaveEmail,
  stopClock,
  test,
  waitUntilStarted,
} from './widget-test.ts'

const TALL = '<div style="height:3000px"></div>'

function popup(host: Host, attributes: Readonly<Record<string, string>> = {}): string {
  return hostPage(host.tag({ mode: 'popup', ...attributes }), { body: TALL })
}

test('opens at once: load', async ({ page, host }) => {
  await host.open(popup(host, { trigger: 'load' }))
  await expect(page.getByRole('dialog')).toBeVisible()
})

for (const [attributes, delay] of [
  [{ trigger: 'delay:30' }, 30_000],
  [{ trigger: 'delay:30s' }, 30_000],
  [{}, 5_000],
] as const) {
  test(`opens after a while: ${JSON.stringify(attributes)}`, async ({ page, host, widget }) => {
    await stopClock(page)
    await host.open(popup(host, attributes))
    await expect(widget).toHaveCount(1)
    await page.clock.runFor(delay - 1)
    await expect(page.getByRole('dialog')).toBeHidden()
    // The delay counts from the first paint.
    await page.clock.runFor(50)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

test('what was opened and closed does not come back by itself', async ({ page, host, widget }) => {
  await stopClock(page)
  await host.open(popup(host))
  await expect(widget).toHaveCount(1)
  await page.evaluate('Foyer.open()')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.clock.runFor(10_000)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('opens when the page is read so far: scroll', async ({ page, host, widget }) => {
  await host.open(popup(host, { trigger: 'scroll:50%' }))
  await expect(widget).toHaveCount(1)
  await waitUntilStarted(page)
  const scrollTo = (share: number) =>
    page.evaluate((part) => {
      window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part)
    }, share)
  await scrollTo(0.3)
  await expect(page.getByRole('dialog')).toBeHidden()
  await scrollTo(0.6)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await scrollTo(0.9)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('opens when the pointer leaves through the top: exit', async ({ page, host, widget }) => {
  await host.open(popup(host, { trigger: 'exit' }))
  await expect(widget).toHaveCount(1)
  await waitUntilStarted(page)
  const leave = (clientY: number) =>
    page.evaluate((y) => {
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: y }))
    }, clientY)
  await leave(400)
  await expect(page.getByRole('dialog')).toBeHidden()
  await leave(-1)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('opens from an element of the page, each time: click', async ({ page, host }) => {
  const link = '<a class="offer" href="/elsewhere"><b>Free draft</b></a>'
  await host.open(
    hostPage(`${link}${host.tag({ mode: 'popup', trigger: 'click:a.offer:not(.none)' })}`, { body: TALL }),
  )
  await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
  await waitUntilStarted(page)
  for (let times = 0; times < 2; times++) {
    await page.getByText('Free draft').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Free draft' })).toBeFocused()
  }
})

test('a trigger nobody knows never opens it, and breaks nothing', async ({ page, host, widget }) => {
  await host.open(popup(host, { trigger: 'preload' }))
  await expect(widget).toHaveCount(1)
  await page.evaluate('Foyer.open()')
  await leaveEmail(page)
  expect(await host.capture()).toMatchObject({ email: EMAIL })
})

for (const css of [
  '',
  'body{overflow-x:hidden}',
  'html{overflow-y:scroll}',
  'html,body{overflow-x:hidden}',
  'html{height:100%;overflow:hidden}body{height:100%;overflow:auto}',
]) {
  test(`moves and scrolls nothing on the page behind it: ${css || 'no styles'}`, async ({ page, host }) => {
    // Without a padding of the body, the margin of the heading is outside of it.
    const head = `<style>${css}</style>`
    await host.open(hostPage(host.tag({ mode: 'popup', trigger: 'click:h1' }), { head, body: TALL }))
    const heading = page.locator('h1')
    const place = () => heading.evaluate((element) => element.getBoundingClientRect().top)
    const before = await place()
    await heading.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 500)
    await page.keyboard.press('Tab')
    expect(await place()).toBe(before)
  })
}

test('works by the keyboard alone, and gives the focus back', async ({ page, host }) => {
  await host.open(hostPage(host.tag({ mode: 'button' })))
  const launcher = page.getByRole('button', { name: 'Free website draft' })
  await expect(launcher).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(launcher).toBeFocused()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Work email' })
  await expect(field).toBeFocused()

  // The focus stays inside and wraps around.
  const names = new Set<string>()
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement?.shadowRoot?.activeElement
      return focused
        ? `${focused.localName} ${focused.getAttribute('aria-label') ?? focused.textContent}`
        : ''
    })
    names.add(name)
  }
  names.delete('')
  expect([...names].sort()).toEqual(['a Privacy', 'button Close', 'button Get my draftSending…', 'input '])

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(launcher).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.type(EMAIL)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thank you.')).toBeVisible()
  expect(await host.captures()).toHaveLength(1)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Continue' })).toBeFocused()
})

test('closes by its button and by a press outside, not by a drag out of the field', async ({
  page,
  host,
}) => {
  await host.open(popup(host, { trigger: 'load' }))
  const dialog = page.getByRole('dialog')
  // The button stands on the dark head of the dialog, not on the light card below it.
  const button = await page.getByRole('button', { name: 'Close' }).boundingBox()
  expect((button?.y ?? 0) - ((await dialog.boundingBox())?.y ?? 0)).toBeLessThan(12)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()

  await page.evaluate('Foyer.open()')
  await page.getByRole('textbox').fill('dana@')
  // It rises when it opens.
  await waitUntilStill(page)
  const field = await page.getByRole('textbox').boundingBox()
  if (!field) throw new Error('The field has no place.')
  await page.mouse.move(field.x + 30, field.y + 10)
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(dialog).toBeVisible()

  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  await page.evaluate('Foyer.open()')
  await expect(page.getByRole('textbox')).toHaveValue('dana@')
})

test('is a sheet at the lower edge of a phone, and never wider than it', async ({ page, host }) => {
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 640 })
    await host.open(popup(host, { trigger: 'load', snooze: '0' }))
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect
      .poll(async () => {
        const box = await dialog.boundingBox()
        return box && { left: box.x, right: box.x + box.width, bottom: Math.round(box.y + box.height) }
      })
      .toEqual({ left: 0, right: width, bottom: 640 })
  }
})

test('a low window scrolls the dialog', async ({ page, host }) => {
  await page.setViewportSize({ width: 640, height: 240 })
  await host.open(popup(host, { trigger: 'load' }))
  await page.getByRole('link', { name: 'Privacy' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: 'Privacy' })).toBeInViewport()
})
