// When the dialog opens.
import { casesOf, IN_FULL_RING } from '../cases-of.ts'
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

for (const [attributes, delay] of casesOf(
  [
    [{ trigger: 'delay:30' }, 30_000],
    [{ trigger: 'delay:30s' }, 30_000],
    [{}, 5_000],
  ] as const,
  ([, one]) => one === 5_000,
)) {
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

test(
  'what was opened and closed does not come back by itself',
  IN_FULL_RING,
  async ({ page, host, widget }) => {
    await stopClock(page)
    await host.open(popup(host))
    await expect(widget).toHaveCount(1)
    await page.evaluate('Foyer.open()')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.clock.runFor(10_000)
    await expect(page.getByRole('dialog')).toBeHidden()
  },
)

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

test('opens from an element of the page, each time: click', IN_FULL_RING, async ({ page, host }) => {
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

test(
  'a trigger nobody knows never opens it, and breaks nothing',
  IN_FULL_RING,
  async ({ page, host, widget }) => {
    await host.open(popup(host, { trigger: 'preload' }))
    await expect(widget).toHaveCount(1)
    await page.evaluate('Foyer.open()')
    await leaveEmail(page)
    expect(await host.capture()).toMatchObject({ email: EMAIL })
  },
)
