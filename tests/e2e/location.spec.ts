// The practice's location: the cards, the ZIP code, and states chosen by typing, keyboard and pointer.
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './foyer-test.ts'
import { expectQuestion, giveAnswers, proceed, readResponses, signUp } from './onboarding-test.ts'

const PATH = 'build-presence/practice-location'
const QUESTION = 'Where will you be practicing? Select all that apply'
const { practiceLocation: _, clinicianDetails: __, designDetails: ___, ...BEFORE } = THINKING

test.beforeEach(async ({ page, product, email, inbox }) => {
  await signUp(page, product, email, inbox)
  await giveAnswers(product, email, BEFORE)
  await page.goto(`${product.appUrl}/onboarding/${PATH}`)
  await expect(page.getByRole('heading', { level: 1, name: QUESTION })).toBeVisible()
})

test('asks for the type, then the ZIP, then the states, and stores them', async ({
  page,
  product,
  email,
}) => {
  await proceed(page)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please select at least one location type' }),
  ).toBeVisible()
  await page.getByRole('checkbox', { name: 'Physical' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Location Details' })).toBeVisible()
  await proceed(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid zipcode' })).toBeVisible()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please enter a valid zipcode for your physical location' }),
  ).toBeVisible()
  const zip = page.getByLabel('Primary Office Zipcode')
  await expect(zip).toHaveAttribute('aria-invalid', 'true')
  // As pasted from an address.
  await zip.fill(' 33101-1234 ')
  await proceed(page)
  await expect(page.getByRole('alert').filter({ hasText: 'States required' })).toBeVisible()
  await expect(
    page.getByRole('alert').filter({ hasText: "Please select at least one state where you'll practice" }),
  ).toBeVisible()

  const states = page.getByRole('combobox', { name: "States You'll Practice In" })
  await states.fill('fl')
  await states.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Florida' })).toBeVisible()
  await states.pressSequentially('new')
  await expect(page.getByRole('option')).toHaveText([
    'New HampshireNH',
    'New JerseyNJ',
    'New MexicoNM',
    'New YorkNY',
  ])
  await page.getByRole('option', { name: 'New York' }).click()
  await states.pressSequentially('flor')
  await expect(page.getByText('No state fits.')).toBeVisible()
  await states.press('Escape')
  await states.press('Escape')
  await expect(states).toHaveValue('')

  await page.getByRole('checkbox', { name: 'Virtual' }).click()
  await proceed(page)
  await expectQuestion(page, 'build-presence/clinician-details', /Share Your Background/)
  const row = (await readResponses(product, email)).find(({ step_number }) => step_number === 11)
  expect(row?.response).toMatchObject({
    selected_locations: ['physical', 'virtual'],
    location_details: { states: ['FL', 'NY'], zipcode: '33101-1234' },
  })
})

test('keeps the typed ZIP without an office, and clears the saved one', async ({ page, product, email }) => {
  await page.getByRole('checkbox', { name: 'Physical' }).click()
  await page.getByLabel('Primary Office Zipcode').fill('00501-1234')
  await page.getByRole('checkbox', { name: 'Virtual' }).click()
  await page.getByRole('checkbox', { name: 'Physical' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Virtual Practice States' })).toBeVisible()
  await expect(page.getByLabel('Primary Office Zipcode')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Physical' }).click()
  await expect(page.getByLabel('Primary Office Zipcode')).toHaveValue('00501-1234')
  await page.getByRole('checkbox', { name: 'Physical' }).click()
  const states = page.getByRole('combobox', { name: "States You'll Practice Virtually In" })
  await states.fill('georgia')
  // Leaving the field chooses a complete state name.
  await states.press('Tab')
  await expect(page.getByRole('button', { name: 'Remove Georgia' })).toBeVisible()
  await proceed(page)
  await expectQuestion(page, 'build-presence/clinician-details', /Share Your Background/)
  const row = (await readResponses(product, email)).find(({ step_number }) => step_number === 11)
  expect(row?.response).toMatchObject({
    selected_locations: ['virtual'],
    location_details: { states: ['GA'], zipcode: '' },
  })
})

test('removes chips by keyboard and announces it', async ({ page }) => {
  await page.getByRole('checkbox', { name: 'Virtual' }).click()
  const states = page.getByRole('combobox')
  for (const code of ['TX', 'OK', 'NM']) {
    await states.fill(code)
    await states.press('Enter')
  }
  await page.getByRole('button', { name: 'Remove Oklahoma' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Oklahoma' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove New Mexico' })).toBeFocused()
  await expect(page.getByText('Oklahoma removed')).toBeAttached()
  await states.press('Backspace')
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
  await states.fill('ne')
  await expectAccessible(page)
})
