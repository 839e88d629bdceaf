// An owner leaves in the middle of a question and comes back on a phone, and later on the first device again.
import { devices } from '@playwright/test'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { expect, test } from './foyer-test.ts'
import { giveAnswers, readResponses, signUp } from './onboarding-test.ts'
import { expectFewShifts, expectScreen, recordShifts } from './walk.ts'

const { practiceLocation: _, clinicianDetails: __, designDetails: ___, ...BEFORE } = THINKING
const NEWER = { name: 'A newer answer' }

test('who leaves in the middle goes on with another device, and then with the first one', async ({
  page,
  product,
  email,
  inbox,
  browser,
}) => {
  await recordShifts(page)
  await signUp(page, product, email, inbox)
  await giveAnswers(product, email, BEFORE)
  await page.goto(`${product.appUrl}/onboarding/onboarding-guide`)
  await page.getByRole('button', { name: 'Continue at Location' }).click()
  await expectScreen(page, /Where will you/)
  await page.getByRole('checkbox', { name: 'Physical' }).click()
  await page.getByLabel('Primary Office Zipcode').fill('331')
  await page.getByRole('button', { name: 'Save and exit' }).click()
  await expectScreen(page, /^Good/)
  await expectFewShifts(page)

  const device = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 375, height: 667 } })
  const phone = await device.newPage()
  await recordShifts(phone)
  await phone.goto(`${product.appUrl}/login`)
  await phone.getByRole('textbox', { name: 'Email' }).fill(email)
  await phone.locator('button[type=submit]').tap()
  const { code } = await inbox.waitForSignInMail(2)
  await phone.getByLabel(/code/i).fill(code)
  await expectScreen(phone, 'You left at Location')
  await expect(phone.getByText(/^Three questions, two minutes\./)).toBeVisible()
  await phone.getByRole('link', { name: 'See my answers' }).tap()
  await expectScreen(phone, 'My answers')
  await phone.getByRole('link', { name: /^Answer ?: Location$/ }).tap()
  await expectScreen(phone, /Where will you/)
  const zip = phone.getByLabel('Primary Office Zipcode')
  await expect(zip).toHaveValue('331')
  await zip.fill('33101')
  await phone.getByRole('combobox').fill('florida')
  await phone.getByRole('option', { name: 'Florida' }).tap()
  await phone.getByRole('button', { name: 'Continue' }).tap()
  await expectScreen(phone, 'My answers')
  await expect(phone.getByText('33101')).toBeVisible()
  await expectFewShifts(phone)
  await device.close()

  await page.goto(`${product.appUrl}/onboarding/onboarding-guide`)
  await expectScreen(page, 'You left at Story')
  await expect(page.getByText(/^Two questions, /)).toBeVisible()
  await page.getByRole('button', { name: 'Continue at Story' }).click()
  await expectScreen(page, /Share Your Background/)
  await page.getByLabel('Write your story').fill('I trained in Miami.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectScreen(page, /What style/)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByLabel('Primary Office Zipcode')).toHaveValue('33101')
  await expect(page.getByRole('region', NEWER)).toHaveCount(0)
  const rows = await readResponses(product, email)
  expect(rows.find(({ question_key }) => question_key === 'practiceLocation')?.response).toMatchObject({
    location_details: { zipcode: '33101' },
  })
  await expectFewShifts(page)
})
