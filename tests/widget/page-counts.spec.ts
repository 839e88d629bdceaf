// The counts of views, uses and captures that a page sends when it ends.
import { WIDGET_VERSION } from '../../packages/widget/bundle-widget.ts'
import { IN_FULL_RING } from '../cases-of.ts'
import { expect, hostPage, leaveEmail, test } from './widget-test.ts'

test('counts a view, a use and a capture once, when the page ends', async ({ page, host }) => {
  const posts = () => host.server.counts.map((text): unknown => JSON.parse(text))
  const visit = async (html: string) => {
    await host.open(html, '/pricing?utm_source=secret')
    await leaveEmail(page)
    await expect(page.getByText('Thank you.')).toBeVisible()
    await page.goto('about:blank')
  }
  const all = {
    ref: 'LEDGER24',
    page: `${host.server.hostUrl}/pricing`,
    views: 1,
    focuses: 1,
    submits: 1,
    version: WIDGET_VERSION,
    ready_ms: expect.any(Number),
  }
  await visit(hostPage(host.tag()))
  await expect.poll(posts).toEqual([all])
  await visit(hostPage(host.form() + host.tag()))
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
  await visit(hostPage(host.tag()))
  expect(posts()).toHaveLength(2)
})

test(
  'sends what was counted before a required consent once it is given',
  IN_FULL_RING,
  async ({ page, host }) => {
    await host.open(hostPage(host.tag({ consent: 'required' })), '/consent')
    await page.getByRole('textbox').focus()
    await page.getByRole('checkbox').check()
    await leaveEmail(page)
    await expect(page.getByText('Thank you.')).toBeVisible()
    await page.goto('about:blank')
    await expect
      .poll(() => host.server.counts.map((text): unknown => JSON.parse(text)))
      .toEqual([expect.objectContaining({ views: 1, focuses: 1, submits: 1 })])
  },
)

test(
  'does not count the focus that a popup gives its own field as a use',
  IN_FULL_RING,
  async ({ page, host }) => {
    const html = hostPage(host.tag({ mode: 'popup', trigger: 'load', snooze: '0' }))
    const visit = async (act: () => unknown) => {
      await host.open(html)
      await expect(page.getByRole('textbox')).toBeFocused()
      await act()
      await page.goto('about:blank')
    }
    await visit(() => {})
    await visit(() => page.getByRole('textbox').pressSequentially('d'))
    await expect
      .poll(() => host.server.counts.map((text): unknown => JSON.parse(text)))
      .toEqual([
        expect.objectContaining({ views: 1, focuses: 0, submits: 0 }),
        expect.objectContaining({ views: 1, focuses: 1, submits: 0 }),
      ])
  },
)

test('counts all forms of a partner on one page as one, whichever is used', async ({ page, host }) => {
  const second = host.form().replaceAll('work', 'work-again')
  // Half of the second form never fits the screen.
  const html = `${host.form()}${second.replace('<form', '<form style="display:block;height:3000px"')}`
  await host.open(hostPage(html + host.tag()))
  const form = page.locator('form').nth(1)
  await form.getByRole('textbox', { name: 'Work email' }).fill('dana@harborfamily.example')
  await form.getByRole('button', { name: 'Get my draft' }).click()
  await expect(page.getByText('Thank you.')).toBeVisible()
  await page.goto('about:blank')
  await expect
    .poll(() => host.server.counts.map((text): unknown => JSON.parse(text)))
    .toEqual([expect.objectContaining({ views: 1, focuses: 1, submits: 1 })])
})

test(
  'sends each step once: when the page is hidden, when the form is removed, when the page ends',
  IN_FULL_RING,
  async ({ page, host }) => {
    const posts = () => host.server.counts.map((text): unknown => JSON.parse(text))
    const hide = () =>
      page.evaluate(() => {
        Object.defineProperty(Document.prototype, 'hidden', { configurable: true, get: () => true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
    const html = `<foyer-form ref="LEDGER24" data-api="${host.api}" data-handoff="stay"></foyer-form>`
    await host.open(hostPage(html + host.tag({ ref: '' })))
    await page.getByRole('textbox').focus()
    await hide()
    await expect.poll(posts).toEqual([expect.objectContaining({ views: 1, focuses: 1, submits: 0 })])
    await hide()
    await leaveEmail(page)
    await expect(page.getByText('Thank you.')).toBeVisible()
    await page.locator('foyer-form').evaluate((form) => form.remove())
    await expect
      .poll(posts)
      .toEqual([expect.anything(), expect.objectContaining({ views: 0, focuses: 0, submits: 1 })])
    await page.goto('about:blank')
    expect(posts()).toHaveLength(2)
  },
)
