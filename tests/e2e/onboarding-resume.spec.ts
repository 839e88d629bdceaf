// Resuming the onboarding: with Back, after a reload, on another device, on a phone, by keyboard alone.
import { devices } from '@playwright/test'
import { expect, test } from './foyer-test.ts'
import {
  expectNoSidewaysScroll,
  expectQuestion,
  holdDraft,
  isSave,
  proceed,
  readResponses,
  signUp,
} from './onboarding-test.ts'

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

test('continues at the same question after a reload and on another device', async ({
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
  await expect(phone.getByRole('heading', { level: 1, name: /^You left at/ })).toBeVisible()
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
  // The group moves its focus in a separate task and selects while the key is down, so the key is held like by a finger.
  await page.keyboard.down('ArrowUp')
  await expect(page.getByRole('radio', { name: /^Thinking/ })).toBeChecked()
  await page.keyboard.up('ArrowUp')
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
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  // Enter continues on a card that is chosen.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expectQuestion(page, 'build-presence/practice-motivation', /motivates/)
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

test('the branch about a practice fits a phone and works by touch', async ({
  product,
  email,
  page,
  browser,
}) => {
  const storageState = await page.context().storageState()
  const device = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 375, height: 667 },
    storageState,
  })
  const phone = await device.newPage()
  await phone.goto(`${product.appUrl}/onboarding/business-details`)
  const walk: readonly (readonly [path: string, heading: RegExp, answer: () => Promise<void>])[] = [
    ['business-details', /journey/, () => phone.getByRole('radio', { name: /^Thinking/ }).tap()],
    ['build-presence', /share your information/, () => phone.getByRole('radio', { name: 'Write' }).tap()],
    [
      'build-presence/practice-vision',
      /special/,
      () => phone.getByRole('checkbox', { name: 'Expertise' }).tap(),
    ],
    [
      'build-presence/practice-motivation',
      /motivates/,
      () => phone.getByRole('checkbox', { name: 'Wellness' }).tap(),
    ],
    [
      'build-presence/practice-type',
      /type of practice/,
      () => phone.getByRole('radio', { name: 'Primary Care' }).tap(),
    ],
    [
      'build-presence/clinic-model',
      /business model/,
      () => phone.getByRole('radio', { name: 'Hybrid' }).tap(),
    ],
    [
      'build-presence/practice-location',
      /Where will you/,
      async () => {
        await phone.getByRole('checkbox', { name: 'Virtual' }).tap()
        await phone.getByRole('combobox').fill('florida')
        await phone.getByRole('option', { name: 'Florida' }).tap()
      },
    ],
    [
      'build-presence/clinician-details',
      /Share Your Background/,
      () => phone.getByLabel('Write your story').fill('I trained in Miami.'),
    ],
    ['build-presence/design-details', /What style/, () => phone.getByRole('radio', { name: /^Warm/ }).tap()],
  ]
  await holdDraft(phone)
  for (const [path, heading, answer] of walk) {
    await expect(phone.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(phone).toHaveURL(new RegExp(`/onboarding/${path}$`))
    await expectNoSidewaysScroll(phone)
    await answer()
    const isSentAtOnce = path === 'business-details' || path === 'build-presence'
    if (!isSentAtOnce) await phone.getByRole('button', { name: 'Continue' }).tap()
  }
  await expect(phone).toHaveURL(/waiting-draft\?flow=build-presence$/)
  await expect(phone.getByRole('heading', { level: 1, name: 'Prepare for Liftoff!' })).toBeVisible()
  await expectNoSidewaysScroll(phone)
  const rows = await readResponses(product, email)
  expect(rows.map(({ step_number }) => step_number)).toEqual([1, 6, 7, 8, 9, 10, 11, 12, 13])
  await device.close()
})
