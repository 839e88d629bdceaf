// Accessibility of the screens before the first question, in every state, both themes and both widths.
import { expectGoodInEveryLook } from './every-look.ts'
import { expect, test } from './foyer-test.ts'

test('the screens from the start page to the guide', async ({ page, product, email, inbox }) => {
  await page.goto(`${product.appUrl}/onboarding/start`)
  await page.getByRole('button', { name: 'Start Now' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expectGoodInEveryLook(page)

  await page.getByLabel('First Name').fill('Dana')
  await page.getByLabel('Last Name').fill('Okafor')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Start Now' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expectGoodInEveryLook(page)

  const { link } = await inbox.waitForSignInMail()
  await page.goto(link)
  await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible()
  await expectGoodInEveryLook(page)
  await page.getByRole('button', { name: /sign in/i }).click()
  await expect(page).toHaveURL(`${product.appUrl}/onboarding/onboarding-guide`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectGoodInEveryLook(page)

  await page.goto(link)
  await page.getByRole('button', { name: /sign in/i }).click()
  await expect(page.getByText(/used or/i)).toBeVisible()
  await expectGoodInEveryLook(page)

  await page.goto(product.appUrl)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectGoodInEveryLook(page)
})

test('the screens that need no account', async ({ page, product }) => {
  for (const path of ['/login', '/no-such-page', '/auth/confirm']) {
    await page.goto(`${product.appUrl}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectGoodInEveryLook(page)
  }
  await page.goto(`${product.appUrl}/onboarding/start`)
  await page.getByRole('button', { name: 'Start Now' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expectGoodInEveryLook(page)
})
