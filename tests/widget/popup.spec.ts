// The dialog: what the page behind it does, what the keyboard does in it, where it stands.
import { casesOf, IN_FULL_RING } from '../cases-of.ts'
import { waitUntilStill } from '../e2e/wait-until-still.ts'
import { EMAIL, expect, type Host, hostPage, test } from './widget-test.ts'

const TALL = '<div style="height:3000px"></div>'

function popup(host: Host, attributes: Readonly<Record<string, string>> = {}): string {
  return hostPage(host.tag({ mode: 'popup', ...attributes }), { body: TALL })
}

const PAGES = [
  '',
  'body{overflow-x:hidden}',
  'html{overflow-y:scroll}',
  'html,body{overflow-x:hidden}',
  'html{height:100%;overflow:hidden}body{height:100%;overflow:auto}',
]

// The body scrolls: what the widget does to the window does not reach it.
for (const css of casesOf(PAGES, (one) => one === PAGES.at(-1))) {
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

test(
  'stays open after a double click, and closes by a press outside',
  IN_FULL_RING,
  async ({ page, host }) => {
    await host.open(hostPage(host.tag({ mode: 'button' })))
    const launcher = page.getByRole('button', { name: 'Free website draft' })
    await launcher.dblclick()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(page.getByRole('dialog')).toBeHidden()
  },
)

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

test('a low window scrolls the dialog', IN_FULL_RING, async ({ page, host }) => {
  await page.setViewportSize({ width: 640, height: 240 })
  await host.open(popup(host, { trigger: 'load' }))
  await page.getByRole('link', { name: 'Privacy' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: 'Privacy' })).toBeInViewport()
})
