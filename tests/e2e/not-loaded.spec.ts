// What a visitor sees when something is blocked: the script of the app, the API, or what the browser stores.
import type { Product } from '../../scripts/product.ts'
import { axeProblemsOf } from '../axe-problems-of.ts'
import { IN_FULL_RING } from '../cases-of.ts'
import { expect, test } from './foyer-test.ts'
import { waitUntilStill } from './wait-until-still.ts'

const title = { name: 'Foyer did not load' }

/** Returns whether a request is one to the API: on its own origin, or on the app's, which forwards it. */
function isForApi({ origin, pathname }: URL, { stack, appUrl }: Product): boolean {
  return (
    origin === stack.apiUrl || (origin === appUrl && /^\/(auth|rest|storage|functions)\/v1\//.test(pathname))
  )
}

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

test(
  'says that the API is out of reach, keeps what was typed, and goes on when it is back',
  IN_FULL_RING,
  async ({ page, product, email }) => {
    let isBlocked = true
    await page.route(
      (url) => isForApi(url, product),
      (route) => (isBlocked ? route.abort() : route.fallback()),
    )
    await page.goto(`${product.appUrl}/login`)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    const send = page.locator('button[type=submit]')
    const notice = page.getByText('We cannot reach Foyer from here')
    await expect(async () => {
      await send.click()
      await expect(notice).toBeVisible({ timeout: 1000 })
    }).toPass()
    // While a toast appears, its words have too little contrast.
    await waitUntilStill(page)
    expect(await axeProblemsOf(page)).toEqual([])
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)

    isBlocked = false
    await page.getByRole('button', { name: 'Try now' }).click()
    await expect(notice).toHaveCount(0)
    await send.click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  },
)

test('says before the sign-in that the browser stores nothing, and signs in until a reload', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Denied', 'SecurityError')
        },
      })
    }
  })
  await page.goto(`${product.appUrl}/onboarding/start`)
  await expect(page.getByText('This browser keeps nothing')).toBeVisible()
  expect(await axeProblemsOf(page)).toEqual([])
  await page.getByLabel('First Name').fill('Dana')
  await page.getByLabel('Last Name').fill('Okafor')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Start Now' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const { code } = await inbox.waitForSignInMail()
  await page.getByLabel(/code/i).fill(code)
  await expect(page.getByRole('button', { name: "Let's Get Started" })).toBeVisible()
  await page.reload()
  // Signed out, as it was said.
  await expect(page).toHaveURL(`${product.appUrl}/onboarding/start`)
  await expect(page.getByText('This browser keeps nothing')).toBeVisible()
})
