import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, readLeads, test } from './foyer-test.ts'
import { leaveEmail } from './leave-email.ts'

const CAMPAIGN =
  '?utm_source=newsletter&utm_medium=email&utm_campaign=opening&utm_term=clinic&utm_content=button-2&gclid=g-123'

async function signUp(page: Page) {
  await page.getByLabel('First Name').fill('Dana')
  await page.getByLabel('Last Name').fill('Okafor')
  await page.getByLabel('Practice Name').fill('Harbor Family Medicine')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Start Now' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

async function expectGuide(page: Page) {
  await expect(page).toHaveURL(({ pathname }) => pathname === '/onboarding/onboarding-guide')
  await expect(
    page
      .getByRole('button', { name: "Let's Get Started" })
      .or(page.getByRole('link', { name: "Let's Get Started" })),
  ).toBeVisible()
}

test('a visitor of a partner site becomes a lead, signs up and signs in by code', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await page.goto(`${product.partnerUrl}/${CAMPAIGN}#pricing`, {
    referer: 'https://search.example/results?q=private',
  })
  await leaveEmail(page, email)

  await expect(page).toHaveURL(`${product.appUrl}/onboarding/start`)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  const [lead, ...others] = await readLeads(product, email)
  expect(others).toEqual([])
  expect(lead).toMatchObject({
    email,
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'opening',
    utm_term: 'clinic',
    utm_content: 'button-2',
    referral_source: expect.stringMatching(/.+/),
    landing_page: '/',
    page: `${product.partnerUrl}/`,
    referrer: 'https://search.example/results',
    click_ids: { gclid: 'g-123' },
    first_touch: { utm_source: 'newsletter', landing_page: '/' },
    channel: 'widget',
    profile_id: null,
  })

  await signUp(page)
  const { code } = await inbox.waitForSignInMail()
  await page.getByLabel(/code/i).fill(code)
  await expectGuide(page)

  const [{ profile_id: profileId } = {}] = await readLeads(product, email)
  const readProfile = () =>
    product.stack.database.asSuperuser(async (transaction) => {
      const { rows } = await transaction.query('select * from public.profiles where id = $1', [profileId])
      return rows[0]
    })
  // The names are saved by this browser, after the sign-in.
  await expect.poll(readProfile).toMatchObject({
    first_name: 'Dana',
    last_name: 'Okafor',
    company_name: 'Harbor Family Medicine',
    referral_code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/),
  })
})

test('the mailed link signs in on another device, and only when its button is pressed', async ({
  page,
  product,
  email,
  inbox,
  browser,
}) => {
  await page.goto(`${product.partnerUrl}/`)
  await leaveEmail(page, email)
  await signUp(page)
  const { link } = await inbox.waitForSignInMail()
  expect(link).toContain(`${product.appUrl}/auth/confirm?token_hash=`)

  const scanner = await browser.newContext()
  const scan = await scanner.newPage()
  await scan.goto(link)
  await expect(scan.getByRole('button', { name: /sign in/i })).toBeVisible()
  await scanner.close()

  const device = await browser.newContext()
  const other = await device.newPage()
  await other.goto(link)
  await expectAccessible(other)
  // This device did not ask for the link, so its owner says for which address it is.
  await other.getByRole('textbox', { name: 'Email' }).fill(email)
  await other.getByRole('button', { name: /sign in/i }).click()
  await expectGuide(other)

  const late = await device.newPage()
  await late.goto(link)
  await late.getByRole('button', { name: /sign in/i }).click()
  await expect(late.getByText(/used or/i)).toBeVisible()
  await device.close()
})
