// Leaving and coming back: by Back, by reload, on another device, on a phone, by keyboard alone.
import { devices } from '@playwright/test'
import { expect, test } from './foyer-test.ts'
import { expectNoSidewaysScroll, expectQuestion, proceed, readResponses, signUp } from './onboarding-test.ts'

test.beforeEach(async ({ page, product, email, inbox }) => {
  await signUp(page, product, email, inbox)
  await proceed(page, "Let's Get Started")
})

test('goes back and forward, prefilled, and keeps when a question was first answered', async ({
  page,
  product,
  email,
}) => {
  await page.getByRole('radio', { name: 'Established' }).click()
  await expectQuestion(page, 'marketing-details', 'What does marketing look like today?')
  await page.getByRole('radio').first().click()
  await expectQuestion(page, 'web-presence', /web presence\? Select all that apply/)
  const [first] = await readResponses(product, email)

  await page.getByRole('link', { name: 'Back' }).click()
  await expectQuestion(page, 'marketing-details', 'What does marketing look like today?')
  await expect(page.getByRole('radio').first()).toBeChecked()
  await page.getByRole('link', { name: 'Back' }).click()
  await expectQuestion(page, 'business-details', /journey/)
  await expect(page.getByRole('radio', { name: 'Established' })).toBeChecked()

  await page.getByRole('radio', { name: 'Thinking About or About to Launch a Practice' }).click()
  await expectQuestion(page, 'build-presence', /share your information/)
  await page.getByRole('link', { name: 'Back' }).click()
  await expectQuestion(page, 'business-details', /journey/)

  const [changed, ...others] = await readResponses(product, email)
  expect(others.map((row) => row.question_key)).toEqual(['marketingDetails'])
  expect(changed?.response).toMatchObject({ selected_type: 'thinking' })
  expect(changed?.created_at).toEqual(first?.created_at)
})

test('a reload keeps the place, and another device goes on there', async ({
  page,
  product,
  email,
  browser,
}) => {
  await page.getByRole('radio', { name: 'Thinking About or About to Launch a Practice' }).click()
  await page.getByRole('radio', { name: 'Write' }).click()
  await expectQuestion(page, 'build-presence/practice-vision', /special/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /special/ })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Expertise' }).click()
  await page.getByRole('button', { name: 'Save and exit' }).click()
  await expect(page).toHaveURL(`${product.appUrl}/`)
  expect(await readResponses(product, email)).toHaveLength(3)

  const storageState = await page.context().storageState()
  const device = await browser.newContext({ ...devices['Pixel 7'], storageState })
  const phone = await device.newPage()
  await phone.goto(`${product.appUrl}/onboarding/onboarding-guide`)
  await expect(phone.getByText('In progress')).toBeVisible()
  await phone.getByRole('button', { name: 'Continue' }).tap()
  await expectQuestion(phone, 'build-presence/practice-motivation', /motivates/)
  await expectNoSidewaysScroll(phone)
  await phone.goto(`${product.appUrl}/onboarding/build-presence/design-details`)
  await expect(phone.getByRole('heading', { level: 1, name: /motivates/ })).toBeVisible()
  await device.close()
})

test('works by keyboard alone', async ({ page }) => {
  await expectQuestion(page, 'business-details', /journey/)
  await page.keyboard.press('2')
  const recent = page.getByRole('radio', { name: 'Recently Launched' })
  await expect(recent).toBeFocused()
  await expect(recent).toBeChecked()
  // Held as a finger holds it: the group moves its focus in a task of its own, and chooses while the key is down.
  await page.keyboard.press('ArrowUp', { delay: 150 })
  await expect(page.getByRole('radio', { name: /^Thinking/ })).toBeChecked()
  await expect(page).toHaveURL(/business-details$/)
  await page.keyboard.press('Enter')
  await expectQuestion(page, 'build-presence', /share your information/)
  await page.keyboard.press('1')
  await page.keyboard.press('Space')
  await expectQuestion(page, 'build-presence/practice-vision', /special/)
  await page.keyboard.press('1')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Continue' }).focus()
  await page.keyboard.press('Enter')
  await expectQuestion(page, 'build-presence/practice-motivation', /motivates/)
})
