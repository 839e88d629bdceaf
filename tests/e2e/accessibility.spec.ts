// Axe finds nothing on any screen that needs no answers, in both themes and both widths, in every state that it has.
import { expect, test } from './foyer-test.ts'

const LOOKS = [
  { name: 'desktop, light', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  { name: 'phone, light', viewport: { width: 375, height: 812 }, colorScheme: 'light' },
  { name: 'phone, dark', viewport: { width: 375, height: 812 }, colorScheme: 'dark' },
] as const

for (const { name, viewport, colorScheme } of LOOKS) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme })

    test('the screens from the start page to the guide', async ({
      page,
      product,
      email,
      inbox,
      expectAccessible,
    }) => {
      await page.goto(`${product.appUrl}/onboarding/start`)
      await page.getByRole('button', { name: 'Start Now' }).click()
      await expect(page.getByText('First name is required')).toBeVisible()
      await expectAccessible(page)

      await page.getByLabel('First Name').fill('Dana')
      await page.getByLabel('Last Name').fill('Okafor')
      await page.getByLabel('Email').fill(email)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Start Now' }).click()
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
      await expectAccessible(page)

      const { link } = await inbox.waitForSignInMail()
      await page.goto(link)
      await expect(page.getByRole('button', { name: /sign in/i })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: /sign in/i }).click()
      await expect(page).toHaveURL(/onboarding-guide$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)

      await page.goto(link)
      await page.getByRole('button', { name: /sign in/i }).click()
      await expect(page.getByText(/used or/i)).toBeVisible()
      await expectAccessible(page)

      await page.goto(product.appUrl)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })

    test('the screens that need no account', async ({ page, product, expectAccessible }) => {
      for (const path of ['/login', '/no-such-page', '/auth/confirm']) {
        await page.goto(`${product.appUrl}${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
      }
    })
  })
}
