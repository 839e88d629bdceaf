// Resuming the onboarding: with Back, and in two tabs. The walks have the rest: a phone, the keyboard, another device.
import { expect, test } from './foyer-test.ts'
import { expectQuestion, isSave, proceed, readResponses, signUp } from './onboarding-test.ts'

test.beforeEach(async ({ page, product, email, inbox }) => {
  await signUp(page, product, email, inbox)
  await proceed(page, "Let's Get Started")
})

test('goes back and forward with prefilled answers and keeps the time of the first answer', async ({
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

test('two tabs that answer the same question at once create one row, and the later one shows both answers', async ({
  page,
  product,
  email,
}) => {
  await page.getByRole('radio', { name: 'Established' }).click()
  await expectQuestion(page, 'marketing-details', 'What does marketing look like today?')
  const [first] = await readResponses(product, email)
  const other = await page.context().newPage()
  const tabs = [page, other]
  await Promise.all(tabs.map((tab) => tab.goto(`${product.appUrl}/onboarding/business-details`)))

  // Both saves are held until both have been sent.
  let arrived = 0
  let release = () => {}
  const both = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.context().route('**/rest/v1/onboarding_responses*', async (route) => {
    if (isSave(route.request())) {
      arrived += 1
      if (arrived === tabs.length) release()
      await both
    }
    await route.fallback()
  })
  await Promise.all([
    page.getByRole('radio', { name: 'Thinking About or About to Launch a Practice' }).click(),
    other.getByRole('radio', { name: 'Recently Launched' }).click(),
  ])
  const notices = tabs.map((tab) => tab.getByRole('region', { name: 'A newer answer' }))
  await expect
    .poll(async () => (await Promise.all(notices.map((notice) => notice.count()))).sort())
    .toEqual([0, 1])
  const [row, ...more] = await readResponses(product, email)
  expect(more).toEqual([])
  expect(row).toMatchObject({ step_number: 1, created_at: first?.created_at })
  expect(['thinking', 'recent']).toContain(row?.response.selected_type)
})
