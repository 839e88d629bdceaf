// The practice's location: the cards, the ZIP code, and states chosen by typing, keyboard and pointer. The order of the
// messages and the logic of the fields stand in the tests of the app.
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './foyer-test.ts'
import { expectQuestion, giveAnswers, proceed, readResponses, signUp } from './onboarding-test.ts'

const PATH = 'build-presence/practice-location'
const QUESTION = 'Where will you be practicing? Select all that apply'
const { practiceLocation: _, clinicianDetails: __, designDetails: ___, ...BEFORE } = THINKING

test('stores the ZIP and states that are chosen by keyboard, pointer and on leaving the field', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await signUp(page, product, email, inbox)
  await giveAnswers(product, email, BEFORE)
  await page.goto(`${product.appUrl}/onboarding/${PATH}`)
  await expect(page.getByRole('heading', { level: 1, name: QUESTION })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Physical' }).click()
  await page.getByRole('checkbox', { name: 'Virtual' }).click()
  await page.getByLabel('Primary Office Zipcode').fill('33101')

  const states = page.getByRole('combobox', { name: "States You'll Practice In" })
  for (const code of ['tx', 'ok', 'nm']) {
    await states.fill(code)
    await states.press('Enter')
  }
  await page.getByRole('button', { name: 'Remove Oklahoma' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Oklahoma' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove New Mexico' })).toBeFocused()
  await states.press('Backspace')
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
  await states.pressSequentially('new')
  await expectAccessible(page)
  await page.getByRole('option', { name: 'New York' }).click()
  await states.fill('georgia')
  await states.press('Tab')
  await expect(page.getByRole('button', { name: 'Remove Georgia' })).toBeVisible()

  await proceed(page)
  await expectQuestion(page, 'build-presence/clinician-details', /Share Your Background/)
  const row = (await readResponses(product, email)).find(({ step_number }) => step_number === 11)
  expect(row?.response).toMatchObject({
    selected_locations: ['physical', 'virtual'],
    location_details: { states: ['TX', 'NY', 'GA'], zipcode: '33101' },
  })
})
