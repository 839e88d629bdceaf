// Every mode of the form on a partner's page, from the partner's origin to the start page. What the script alone shows
// on difficult pages stands in tests/widget.

import type { Page } from '@playwright/test'
import type { Product } from '../../scripts/product.ts'
import { axeProblemsOf } from '../axe-problems-of.ts'
import { IN_FULL_RING } from '../cases-of.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, readLeads, test } from './foyer-test.ts'
import { leaveEmail } from './leave-email.ts'
import { rehost } from './rehost.ts'

async function expectOneLeadOnStartPage(page: Page, product: Product, email: string) {
  await expect(page).toHaveURL(`${product.appUrl}/onboarding/start`)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  const leads = await readLeads(product, email)
  expect(leads).toHaveLength(1)
  return leads[0]
}

/** Waits until the script has run, so that it handles the form and not the browser. */
async function expectWidget(page: Page) {
  await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
}

test(
  'the popup opens by its trigger, captures the email and closes with Escape',
  IN_FULL_RING,
  async ({ page, product, email }) => {
    await page.goto(`${product.partnerUrl}/resources.html`)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.mouse.wheel(0, 5000)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.evaluate('Foyer.open()')
    await expect(dialog).toBeVisible()
    await leaveEmail(page, email)
    const lead = await expectOneLeadOnStartPage(page, product, email)
    expect(lead).toMatchObject({
      widget: { mode: 'popup' },
      landing_page: '/resources.html',
      referral_source: 'LEDGER24',
    })
  },
)

test('the floating button opens the form', IN_FULL_RING, async ({ page, product, email }) => {
  await page.goto(`${product.partnerUrl}/credentialing.html`)
  await page.getByRole('button', { name: 'Free website draft' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await leaveEmail(page, email)
  const lead = await expectOneLeadOnStartPage(page, product, email)
  expect(lead).toMatchObject({ widget: { mode: 'button' }, referral_source: 'LEDGER24' })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the plain form captures and lands on the start page',
    IN_FULL_RING,
    async ({ page, product, email }) => {
      await page.goto(`${product.partnerUrl}/`)
      await leaveEmail(page, email)
      await expect(page).toHaveURL(new RegExp(`^${product.appUrl}/onboarding/start\\?email=`))
      const leads = await readLeads(product, email)
      expect(leads).toHaveLength(1)
      expect(leads[0]).toMatchObject({ channel: 'form', referral_source: 'LEDGER24' })
    },
  )

  test(
    'an invalid email shows a readable error page with the typed text',
    IN_FULL_RING,
    async ({ page, product, email }) => {
      const host = await rehost(product.partnerUrl, {
        edit: (html) => html.replace('type="email"', 'type="text"'),
      })
      await page.goto(host.url)
      await leaveEmail(page, 'dana@nowhere')
      await expect(page.getByText('Enter an email address like name@practice.com.').first()).toBeVisible()
      const field = page.getByRole('textbox', { name: /email/i })
      await expect(field).toHaveValue('dana@nowhere')
      await field.fill(email)
      await page.getByRole('button').first().click()
      await expect(page).toHaveURL(new RegExp(`^${product.appUrl}/onboarding/start\\?email=`))
      expect(await readLeads(product, email)).toHaveLength(1)
      host.close()
    },
  )
})

test('works under a strict content security policy', IN_FULL_RING, async ({ page, product, email }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text())
  })
  const policy = [
    "default-src 'none'",
    `script-src ${product.appUrl}/widget.js`,
    `connect-src ${product.captureUrl}`,
    `form-action ${product.captureUrl} ${product.appUrl}`,
    // For the page's own stylesheet and empty icon; the widget needs neither.
    "style-src 'self'",
    'img-src data:',
    "require-trusted-types-for 'script'",
  ]
  const host = await rehost(product.partnerUrl, {
    headers: { 'content-security-policy': policy.join('; ') },
  })
  await page.goto(host.url)
  await expectWidget(page)
  await leaveEmail(page, email)
  const lead = await expectOneLeadOnStartPage(page, product, email)
  expect(lead).toMatchObject({ channel: 'widget' })
  expect(refused).toEqual([])
  host.close()
})

test('an email submitted offline becomes exactly one row once the browser is back online', async ({
  page,
  context,
  product,
  email,
}) => {
  await page.goto(`${product.partnerUrl}/`)
  await expect(page.getByRole('button', { name: 'Get my draft' })).toBeVisible()
  await expectWidget(page)
  await context.setOffline(true)
  await leaveEmail(page, email)
  await expect(page.getByText('Our server cannot be reached.')).toBeVisible()
  expect(await readLeads(product, email)).toEqual([])

  await context.setOffline(false)
  // Wait for the handoff: otherwise its navigation could interrupt the next one.
  await expect(page).toHaveURL(new RegExp(`^${product.appUrl}/onboarding/start`))
  expect(await readLeads(product, email)).toHaveLength(1)
  await page.goto(`${product.partnerUrl}/credentialing.html`)
  await expectWidget(page)
  expect(await readLeads(product, email)).toHaveLength(1)
})

test('a page of another origin frames the form, which keeps its place and takes an email', async ({
  page,
  product,
  email,
}) => {
  const builder = await rehost(product.partnerUrl, {
    edit: () => `<!doctype html><html lang="en"><title>Site</title><main><h1>For clinicians</h1>
      <iframe src="${product.appUrl}/embed/LEDGER24?lang=es&utm_source=site" title="Form"
        style="border:0;width:100%;max-width:460px;height:340px"></iframe><p>Below</p></main>
      <script async src="${product.appUrl}/embed/resize.js"></script></html>`,
  })
  await page.goto(builder.url)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Reciba gratis un borrador web')).toBeVisible()
  // The height of the frame is that of the form, as the frame itself measures it.
  await expect
    .poll(() => page.evaluate(() => document.querySelector('iframe')?.getBoundingClientRect().height ?? 340))
    .toBeLessThan(340)
  await expectAccessible(page)
  // The form is a part of a page, whose landmarks and headings stand around it.
  const except = ['landmark-one-main', 'page-has-heading-one', 'region']
  for (const form of page.mainFrame().childFrames()) expect(await axeProblemsOf(form, { except })).toEqual([])

  // A page that is not ours cannot resize it.
  const height = await page.evaluate(() => {
    window.postMessage({ type: 'foyer:height', height: 999 }, '*')
    return document.querySelector('iframe')?.style.height
  })
  expect(height).not.toBe('999px')

  await frame.getByLabel('Correo de trabajo').fill(email)
  await frame.getByRole('button', { name: 'Quiero mi borrador' }).click()
  await expect.poll(async () => (await readLeads(product, email)).length).toBe(1)
  expect((await readLeads(product, email))[0]).toMatchObject({
    referral_source: 'LEDGER24',
    utm_source: 'site',
  })
})
