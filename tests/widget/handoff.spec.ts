// Where a visitor goes on after the capture.

import { IN_FULL_RING } from '../cases-of.ts'
import { expect, hostPage, leaveEmail, test } from './widget-test.ts'

for (const [handoff, check] of [
  ['stay', 'stays and links'],
  ['tab', 'opens a tab'],
] as const) {
  test(`after the capture it ${check}`, async ({ page, host, context }) => {
    await host.open(hostPage(host.tag({ handoff, success: 'See you soon.' })))
    const tab = handoff === 'tab' ? context.waitForEvent('page') : null
    await leaveEmail(page)
    await expect(page.getByText('See you soon.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', /lead=1$/)
    expect(page.url()).toBe(`${host.server.hostUrl}/`)
    if (tab) {
      await expect(await tab).toHaveURL(`${host.server.foyerUrl}/onboarding/start?lead=1`)
      expect(await (await tab).evaluate(() => window.opener)).toBeNull()
    }
  })
}

test(
  'a tab that is blocked leaves the link, and a failure leaves no empty tab',
  IN_FULL_RING,
  async ({ page, host, context }) => {
    host.server.answers.push({ status: 403, body: {} })
    await host.open(hostPage(host.tag({ handoff: 'tab' })))
    await leaveEmail(page)
    await expect(page.getByText('Try again later.')).toBeVisible()
    await expect.poll(() => context.pages().length).toBe(1)
    await page.evaluate(() => {
      window.open = () => null
    })
    await leaveEmail(page)
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()
  },
)

test('never follows an address that is not a web address', async ({ page, host }) => {
  host.server.answers.push({ status: 200, body: { handoff_url: 'javascript:alert(1)' } })
  await host.open(hostPage(host.tag({ handoff: 'redirect' })))
  await leaveEmail(page)
  await expect(page.getByText('Thank you.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0)
  expect(page.url()).toBe(`${host.server.hostUrl}/`)
})
