// What a visitor sees when the script of the app does not arrive: the page that is written into the HTML.
import { axeProblemsOf } from '../axe-problems-of.ts'
import { expect, test } from './foyer-test.ts'

const title = { name: 'Foyer did not load' }

test('says that the app did not load, and loads it again', async ({ page, product }) => {
  let isBlocked = true
  await page.route('**/assets/*.js', (route) => (isBlocked ? route.abort() : route.continue()))
  await page.goto(`${product.appUrl}/login?from=ad`)
  await expect(page.getByRole('heading', title)).toHaveCount(0)
  // The eight seconds until it is shown.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(page.getByRole('heading', title)).toBeVisible()
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/)
  expect(await axeProblemsOf(page)).toEqual([])

  isBlocked = false
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible()
  await expect(page).toHaveURL(`${product.appUrl}/login?from=ad`)
  await expect(page.getByRole('heading', title)).toHaveCount(0)
})
