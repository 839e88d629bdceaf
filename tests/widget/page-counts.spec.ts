// The counts of views, uses and captures that a page sends when it ends.
import { expect, hostPage, leaveEmail, test } from './widget-test.ts'

test('counts a view, a use and a capture once, when the page ends', async ({ page, host }) => {
  const posts = () => host.server.counts.map((text): unknown => JSON.parse(text))
  const visit = async (html: string) => {
    await host.open(html, '/pricing?utm_source=secret')
    await leaveEmail(page)
    await expect(page.getByText('Thank you.')).toBeVisible()
    await page.goto('about:blank')
  }
  const all = { ref: 'LEDGER24', page: `${host.server.hostUrl}/pricing`, views: 1, focuses: 1, submits: 1 }
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
