// The widget and the app under a browser's translator, which replaces each text by elements of its own.
import type { Page } from '@playwright/test'
import { expect, test } from './foyer-test.ts'
import { leaveEmail } from './leave-email.ts'
import { translate, WAYS } from './translator.ts'

const SCREENS = [
  '/my-site',
  '/my-site/answers',
  '/my-site/domain',
  '/reviews',
  '/bookings',
  '/payments',
  '/payments/estimate',
  '/social-media',
  '/marketing',
  '/contacts',
  '/rewards/terms',
  '/rewards',
  '/rewards/share',
  '/rewards/results',
  '/rewards/payouts/details',
  '/settings',
  '/support',
  '/',
]
/** What a press would leave the walk by, or what only another test may do. */
const NOT_PRESSED = /sign out|log out|delete|publish|download|zip|print|send|picture|csv|install|read it/i
/** More buttons than this on one screen are rows of one list. */
const MOST_PRESSES = 15

test('the whole way to a draft and each screen of the dashboard work in a translated page', async ({
  page,
  product,
  email,
  inbox,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (/could not be shown|NotFoundError/.test(message.text())) problems.push(message.text())
  })
  await translate(page, WAYS[0])

  await page.goto(product.partnerUrl)
  await expectTranslated(page)
  await page.getByRole('button', { name: 'Get my draft' }).click()
  await leaveEmail(page, email)
  await expect(page).toHaveURL(`${product.appUrl}/onboarding/start`)
  await page.getByRole('button', { name: 'Start Now' }).click()
  await page.getByLabel('First Name').fill('Dana')
  await page.getByLabel('Last Name').fill('Okafor')
  await page.getByLabel('Practice Name').fill('Harbor Family Medicine')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Start Now' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expectTranslated(page)
  const { code } = await inbox.waitForSignInMail()
  await page.getByLabel(/code/i).fill('00000000')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel(/code/i).fill(code)
  await page.getByRole('button', { name: "Let's Get Started" }).click()

  const next = () => page.getByRole('button', { name: 'Continue', exact: true }).click()
  const heading = (name: RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await heading(/journey/)
  await page.getByRole('radio', { name: /^Thinking/ }).click()
  await heading(/share your information/)
  await page.getByRole('radio', { name: 'Write' }).click()
  await heading(/special/)
  await page.getByRole('button', { name: /Add Your Own/ }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('House calls')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A description is missing')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Description').fill('We come to your home.')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('checkbox', { name: 'Expertise' }).click()
  await next()
  await heading(/motivates/)
  await page.getByRole('checkbox', { name: 'Wellness' }).click()
  await next()
  await heading(/type of practice/)
  await page.getByRole('radio', { name: 'Primary Care' }).click()
  await next()
  await heading(/business model/)
  await page.getByRole('radio', { name: 'Hybrid' }).click()
  await next()
  await heading(/Where will you/)
  await page.getByRole('checkbox', { name: 'Virtual' }).click()
  await page.getByRole('combobox').fill('florida')
  await page.getByRole('option', { name: /Florida/ }).click()
  await next()
  await heading(/Share Your Background/)
  await page.getByLabel('Write your story').fill('I trained in Miami.')
  await next()
  await heading(/What style/)
  await page.getByRole('radio', { name: /^Warm/ }).click()
  await expectTranslated(page)
  await next()
  await expect(page.getByRole('heading', { level: 1, name: 'Your draft is ready' })).toBeVisible()
  expect(problems).toEqual([])

  for (const path of SCREENS) {
    await page.goto(product.appUrl + path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await pressEverything(page)
    expect(problems, path).toEqual([])
  }
})

/** Expects that the translator has reached the page, so that the walk shows something. */
async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('font font').first()).toBeAttached()
}

/** Presses each button of a screen once, and closes what opens. */
async function pressEverything(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname
  const buttons = page.getByRole('main').getByRole('button')
  const names = (await buttons.allTextContents()).map((name) => name.trim())
  for (const [index, name] of names.slice(0, MOST_PRESSES).entries()) {
    if (NOT_PRESSED.test(name) || new URL(page.url()).pathname !== path) continue
    const button = buttons.nth(index)
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue
    await button.click({ force: true })
    await page.keyboard.press('Escape')
  }
}
