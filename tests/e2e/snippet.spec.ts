// A partner configures the widget, pastes the snippet into a blank page on another origin, and checks the installation.

import type { FrameLocator, Page } from '@playwright/test'
import { acceptPartnerTerms } from './accept-partner-terms.ts'
import { expectGoodInEveryLook } from './every-look.ts'
import { expect, readLeads, test } from './foyer-test.ts'
import { returnToTab, signUp } from './onboarding-test.ts'
import { serveLocally } from './serve-locally.ts'

const PREVIEW = 'iframe[title="Preview of the widget"]'

/** Serves a page with only the snippet from another origin. */
async function servePage(snippet: string) {
  const { url, close } = await serveLocally((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html><html lang="en"><head><title>Blank</title><link rel="icon" href="data:,"></head><body>${snippet}</body></html>`,
    )
  })
  return { url: `${url}/resources`, close }
}

/** Waits until the script has run in the frame. */
const expectWidget = (frame: FrameLocator) =>
  expect(async () => {
    expect(await frame.locator('body').evaluate(() => 'Foyer' in window)).toBe(true)
  }).toPass()

const readSnippet = (page: Page) =>
  page.getByRole('region', { name: 'Your snippet', exact: true }).textContent()

test('a snippet from the builder captures leads with the code of the partner, and the install check finds them', async ({
  page,
  product,
  email,
  inbox,
  browser,
}) => {
  await signUp(page, product, email, inbox)
  await product.stack.database.asSuperuser((transaction) =>
    transaction.query(
      `insert into public.initial_drafts (profile_id, url)
       select id, 'https://draft.example' from auth.users where email = $1`,
      [email],
    ),
  )
  await page.goto(`${product.appUrl}/rewards`)
  await acceptPartnerTerms(page)
  const link = page.getByLabel('Your referral link')
  await expect(link).toHaveValue(/[A-Z2-9]{8}$/)
  const code = (await link.inputValue()).slice(-8)
  await page.getByRole('link', { name: 'Share and install' }).click()
  const preview = page.frameLocator(PREVIEW)

  await test.step('the preview follows the choices, and sends nothing', async () => {
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('capture-lead') || request.url().includes('preview.invalid'))
        posts.push(request.url())
    })
    // At its own size: Playwright cannot press what is in a scaled frame.
    await page.getByRole('radio', { name: 'Phone' }).check({ force: true })
    await page.getByLabel('Title', { exact: true }).fill('Say "hi" to patients')
    await page.getByLabel('Button', { exact: true }).last().fill('Draft it')
    await page.getByLabel(/^Another color/).fill('#ffd974')
    await expect(page.getByText('Black text on this color: 15.4 to 1. Easy to read.')).toBeVisible()
    await expect(preview.getByText('Say "hi" to patients')).toBeVisible()
    expect(await preview.locator('body').evaluate(() => innerWidth)).toBe(375)
    const button = preview.getByRole('button', { name: 'Draft it' })
    await expect(button).toHaveCSS('background-color', 'rgb(255, 217, 116)')
    await preview.getByLabel('Work email').fill(`preview.${email}`)
    await button.click()
    await expect(preview.getByText(/This is a preview: nothing was sent/)).toBeVisible()
    expect(posts).toEqual([])
    expect(await readLeads(product, `preview.${email}`)).toEqual([])
  })

  await test.step('the other shapes, in the preview', async () => {
    await page.getByRole('radio', { name: 'Popup' }).check({ force: true })
    const popup = preview.getByRole('dialog')
    await expect(popup).toBeVisible()
    await expect(page.locator('iframe[inert]')).toHaveCount(0)
    await expect(page.getByRole('radio', { name: 'Popup' })).toBeFocused()
    await preview.getByRole('button', { name: 'Close' }).click()
    await expect(popup).toBeHidden()
    await preview.getByRole('button', { name: 'Open the popup again' }).click()
    await expect(popup).toBeVisible()
    await page.getByRole('radio', { name: 'Button' }).check({ force: true })
    // The button stands still at the end of the frame, so a browser cannot scroll to it by itself.
    await page.locator(PREVIEW).evaluate((frame) => frame.scrollIntoView({ block: 'end' }))
    await preview.getByRole('button', { name: 'Free website draft' }).click()
    await expect(preview.getByRole('dialog')).toBeVisible()
    await page.getByRole('radio', { name: 'Inline' }).check({ force: true })
    await page.getByLabel('What to paste').selectOption('form')
    await expect(preview.locator('form[data-foyer]')).toBeVisible()
    await expectWidget(preview)
    await preview.getByLabel('Work email').fill(`preview.${email}`)
    await preview.getByRole('button', { name: 'Draft it' }).click()
    await expect(preview.getByText(/This is a preview: nothing was sent/)).toBeVisible()
    expect(await readLeads(product, `preview.${email}`)).toEqual([])
  })

  await test.step('a visitor converts where the pinned snippet is pasted', async () => {
    await page.getByLabel('What to paste').selectOption('pinned')
    await expect.poll(() => readSnippet(page)).toContain('integrity="sha384-')
    const host = await servePage((await readSnippet(page)) ?? '')
    await page.getByLabel('Is the widget on my page?').fill(host.url)
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('Not seen yet.')).toBeVisible()

    const visitor = `visitor.${email}`
    const context = await browser.newContext()
    const blank = await context.newPage()
    await blank.goto(host.url)
    await expect(blank.getByText('Say "hi" to patients')).toBeVisible()
    await blank.getByLabel('Work email').fill(visitor)
    await blank.getByRole('button', { name: 'Draft it' }).click()
    await expect(blank).toHaveURL(/\/onboarding\/start/)
    await context.close()
    host.close()

    const [lead] = await readLeads(product, visitor)
    expect(lead).toMatchObject({ referral_source: code, page: host.url, channel: 'widget' })
    // At rest the screen asks once a minute, and at once when its tab is looked at again.
    await returnToTab(page)
    await expect(page.getByText('Yes.')).toBeVisible()
    await expect(
      page.getByRole('list', { name: 'Pages with your form' }).getByRole('listitem'),
    ).toContainText([host.url.replace('http://', '')])
  })

  await test.step('the screen is accessible in every look', () => expectGoodInEveryLook(page))
})
