// What happens when saving fails, screen by screen, as the error catalogue of the product says.
import { expect, test } from './foyer-test.ts'
import { breakSaves, expectQuestion, proceed, readResponses, signUp } from './onboarding-test.ts'

test('each screen says what its kind says, keeps what was chosen, and goes on once saving works', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await signUp(page, product, email, inbox)
  await proceed(page, "Let's Get Started")
  const alert = page.getByRole('alert')

  let repair = await breakSaves(page)
  await page.getByRole('radio', { name: 'Thinking About or About to Launch a Practice' }).click()
  await expect(alert).toContainText('Error')
  await expect(alert).toContainText('We could not reach the server.')
  await expect(page).toHaveURL(/business-details$/)
  await expect(page.getByRole('radio', { name: /^Thinking/ })).toBeChecked()
  expect(await readResponses(product, email)).toEqual([])
  await repair()
  await proceed(page)
  await expectQuestion(page, 'build-presence', /share your information/)
  await expect(alert).toHaveCount(0)

  repair = await breakSaves(page)
  await page.getByRole('radio', { name: 'Write' }).click()
  await expectQuestion(page, 'build-presence/practice-vision', /special/)
  await expect(alert).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Technology' }).click()
  await proceed(page)
  await expect(alert).toContainText('Failed to save response')
  await expect(page.getByRole('checkbox', { name: 'Technology' })).toBeChecked()
  await repair()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect
    .poll(async () => (await readResponses(product, email)).map((row) => row.question_key))
    .toEqual(['businessDetails', 'buildPresence'])
  await proceed(page)
  await expectQuestion(page, 'build-presence/practice-motivation', /motivates/)

  for (const [path, choose] of [
    ['practice-motivation', () => page.getByRole('checkbox', { name: 'Innovation' }).click()],
    ['practice-type', () => page.getByRole('radio', { name: 'Pain Management' }).click()],
    ['clinic-model', () => page.getByRole('radio', { name: 'Boutique' }).click()],
  ] as const) {
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await choose()
    repair = await breakSaves(page)
    await proceed(page)
    await expect(alert).toContainText('Failed to save response')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await repair()
    await proceed(page)
    await expect(page).not.toHaveURL(new RegExp(`${path}$`))
  }
})

test('a session that ended leads to login, and says why', async ({ page, product, email, inbox }) => {
  await signUp(page, product, email, inbox)
  await proceed(page, "Let's Get Started")
  await expectQuestion(page, 'business-details', /journey/)
  await page.evaluate(() => localStorage.clear())
  await page.getByRole('radio', { name: 'Established' }).click()
  await expect(page.getByRole('alert')).toContainText('No authenticated user found')
  await expect(page).toHaveURL(/\/login$/)
})
