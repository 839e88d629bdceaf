// The page of the mailbox.
import { test as base, expect } from '@playwright/test'
import type { Stack } from '../../supabase/local/stack.ts'
import { startTestStack } from '../integration/start-test-stack.ts'
import { expectAccessible } from './expect-accessible.ts'
import { serveLocally } from './serve-locally.ts'

type Fixtures = {
  /** Sends a mail with this text in its HTML. */
  readonly send: (subject: string, html?: string) => Promise<string>
  /** An external server that records its requests. */
  readonly outside: string
}

const test = base.extend<Fixtures, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const stack = await startTestStack()
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  send: async ({ stack }, use) => {
    await use((subject, html = '<p>Hello</p>') =>
      stack.mailbox.send({
        from: { name: 'Front desk', address: 'desk@foyer.example' },
        to: [{ name: '', address: 'dana@harbor.example' }],
        subject,
        html,
      }),
    )
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  outside: async ({}, use) => {
    const server = await serveLocally((request, response) => response.end(`asked for ${request.url}`))
    await use(server.url)
    server.close()
  },
})

test('a new mail appears without a reload, and its link opens in a new tab', async ({
  page,
  stack,
  send,
  outside,
}) => {
  await page.goto(stack.mailboxUrl)
  await send('Come in', `<h1>Welcome</h1><a href="${outside}/draft?a=1&amp;b=2">Look</a>`)
  await page.getByRole('link', { name: 'Come in' }).click()
  const mail = page.frameLocator('iframe')
  await expect(mail.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    mail.getByRole('link', { name: 'Look' }).click(),
  ])
  await expect(tab.getByText('asked for /draft?a=1&b=2')).toBeVisible()
})

test('runs no script of a mail and shows its subject as text', async ({ page, stack, send }) => {
  await send(
    '<img src=x onerror="document.title=1">',
    '<p>Hello</p><script>parent.document.title = "taken"</script><img src=x onerror="top.location=1">',
  )
  await page.goto(stack.mailboxUrl)
  await page.getByRole('link', { name: '<img src=x' }).first().click()
  await expect(page.frameLocator('iframe').getByText('Hello')).toBeVisible()
  await expect(page).toHaveTitle(/Mailbox$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 700 }, colorScheme: 'dark' })

  test('shows either the list or the mail', async ({ page, stack, send }) => {
    await send('For the road')
    await page.goto(stack.mailboxUrl)
    await page.getByRole('link', { name: 'For the road' }).first().click()
    await expect(page.frameLocator('iframe').getByText('Hello')).toBeVisible()
    await expect(page.getByRole('navigation')).toBeHidden()
    await page.getByRole('button', { name: 'All mails' }).click()
    await expect(page.getByRole('navigation')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})

test('has no accessibility violation in either theme', async ({ page, stack, send }) => {
  await send('To be looked at')
  await page.goto(stack.mailboxUrl)
  await page.getByRole('link', { name: 'To be looked at' }).first().click()
  await expect(page.frameLocator('iframe').getByText('Hello')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
})
