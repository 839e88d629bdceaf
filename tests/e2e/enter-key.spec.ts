// The Enter key in text fields, with the browser's own rules for the button that it presses.
import type { Answers } from '../../packages/shared/src/onboarding/answers/answers.ts'
import { ESTABLISHED_WITH_LINK } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { expect, test } from './foyer-test.ts'
import { expectQuestion, giveAnswers, proceed, signUp } from './onboarding-test.ts'

const { businessDetails, marketingDetails, webPresence } = ESTABLISHED_WITH_LINK
const BEFORE_LINKS: Answers = { businessDetails, marketingDetails, webPresence }

test('goes on to the next question from a link', async ({ page, product, email, inbox }) => {
  await signUp(page, product, email, inbox)
  await giveAnswers(product, email, BEFORE_LINKS)
  await page.goto(`${product.appUrl}/onboarding/web-presence`)
  await expectQuestion(page, 'web-presence', /web presence/)
  await proceed(page)
  await expectQuestion(page, 'web-presence-links', 'Tell us about your business')
  await page.getByLabel('Existing Website').fill('harborfamily.example')
  await page.keyboard.press('Enter')
  await expectQuestion(page, 'current-website-feedback', /improved/)
})

test('sends a form once while it is held down', async ({ page, product, email, inbox }) => {
  await signUp(page, product, email, inbox)
  await page.goto(`${product.appUrl}/settings`)
  let saves = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saves += 1
  })
  await page.getByLabel('First Name').fill('Danielle')
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.down('Enter')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  }
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => saves).toBe(2)
})
