// What the owner sees when a save is refused, when the network is gone, and when the session has expired. The messages
// of each question stand in question-failures.test.tsx of the app.
import type { Page } from '@playwright/test'
import { intercept } from '../intercept.ts'
import { expect, test } from './foyer-test.ts'
import {
  breakSaves,
  expectProblem,
  expectQuestion,
  isSave,
  proceed,
  readResponses,
  signUp,
} from './onboarding-test.ts'

/** Makes the server refuse every save with this message, until the returned function is called. */
function refuseSaves(page: Page, message: string): Promise<() => void> {
  return intercept(page, '**/rest/v1/onboarding_responses*', (route) =>
    isSave(route.request())
      ? route.fulfill({
          status: 500,
          headers: { 'access-control-allow-origin': '*' },
          json: { code: 'XX000', message },
        })
      : route.fallback(),
  )
}

/** Expects that a choice that the server refused shows the error, stays selected, and is sent again by Continue. */
async function expectRefusedChoice(page: Page, name: string | RegExp) {
  const option = page.getByRole('radio', { name })
  let repair = await refuseSaves(page, 'The disk is full.')
  await option.click()
  await expectProblem(page, 'Error', 'The disk is full.')
  await expect(option).toBeChecked()
  repair()
  repair = await breakSaves(page)
  await proceed(page)
  await expect(page.getByRole('alert').filter({ hasText: /^ErrorWe could not reach/ })).toBeVisible()
  repair()
  await proceed(page)
}

const keysOf = async (...parts: Parameters<typeof readResponses>) =>
  (await readResponses(...parts)).map((row) => row.question_key)

/** Collects the errors that the page logs. */
function watchLog(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text())
  })
  return lines
}

test('a failed save shows its reason, keeps the answer and is repeated', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await signUp(page, product, email, inbox)
  const log = watchLog(page)
  await proceed(page, "Let's Get Started")
  await expectQuestion(page, 'business-details', /journey/)
  await expectRefusedChoice(page, /^Thinking/)

  // The failure is only logged: the next question opens, and the answer is sent when the network is back.
  await expectQuestion(page, 'build-presence', /share your information/)
  const repair = await breakSaves(page)
  await page.getByRole('radio', { name: 'Write' }).click()
  await expectQuestion(page, 'build-presence/practice-vision', /special/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(log.some((line) => line.startsWith('Error saving response:'))).toBe(true)
  expect(await keysOf(product, email)).toEqual(['businessDetails'])
  repair()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => keysOf(product, email)).toEqual(['businessDetails', 'buildPresence'])
})

test('a session that has ended asks for a new one over the question, or later at login', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await signUp(page, product, email, inbox)
  await proceed(page, "Let's Get Started")
  await expectQuestion(page, 'business-details', /journey/)
  await page.evaluate(() => localStorage.clear())
  await page.getByRole('radio', { name: 'Established' }).click()
  await expect(page.getByRole('alert')).toContainText('No authenticated user found')
  const dialog = page.getByRole('dialog', { name: 'Sign in again to go on' })
  await dialog.getByRole('button', { name: 'Sign in later' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
