// An owner whose practice has a website: five questions, with a work plan at the end.
import { expect, test } from './foyer-test.ts'
import { expectQuestion, holdDraft, partsOf, proceed, readResponses, signUp } from './onboarding-test.ts'

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
const customId = expect.stringMatching(/^custom-\d{13}$/)

test('answers every question about an existing website', async ({ page, product, email, inbox }) => {
  await signUp(page, product, email, inbox)
  await proceed(page, "Let's Get Started")
  await expectQuestion(page, 'business-details', /journey/)
  await page.getByRole('radio', { name: 'Established' }).click()

  await expectQuestion(page, 'marketing-details', 'What does marketing look like today?')
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    'Question 2 of about 11, about 4 minutes left',
  )
  await page.getByRole('radio', { name: 'We Do It Ourselves' }).click()

  await expectQuestion(page, 'web-presence', "What is your practice's web presence? Select all that apply")
  await page.getByRole('checkbox', { name: 'Existing Website' }).click()
  await page.getByRole('checkbox', { name: 'Google Business Profile' }).click()
  await proceed(page)

  await expectQuestion(page, 'web-presence-links', 'Tell us about your business')
  await expect(page.getByRole('heading', { name: 'Please share your links here' })).toBeVisible()
  // The chosen places survive a reload and Back.
  await page.reload()
  await expect(page.getByRole('textbox')).toHaveCount(2)
  await page.getByRole('link', { name: 'Back' }).click()
  await expectQuestion(page, 'web-presence', /web presence/)
  await proceed(page)
  await expectQuestion(page, 'web-presence-links', 'Tell us about your business')
  await page.getByLabel('Existing Website').fill(' https://harborfamily.example ')
  await proceed(page, 'Next')

  await expectQuestion(page, 'current-website-feedback', /improved/)
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    'Question 5 of 5, the last one',
  )
  await page.getByRole('button', { name: 'Add Your Own' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByPlaceholder('Enter a title').fill('Languages')
  await dialog.getByPlaceholder('Enter a description').fill('Spanish, for half of our patients.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('checkbox', { name: 'Languages' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Mobile Experience' }).click()
  await holdDraft(page)
  await proceed(page, 'Submit Feedback')

  await expect(page).toHaveURL(`${product.appUrl}/onboarding/waiting-draft?flow=current-website`)
  await expect(page.getByRole('heading', { level: 1, name: 'Prepare for Liftoff!' })).toBeVisible()

  const row = (question_key: string, step_number: number, before: string, response: object) => ({
    question_key,
    response: { ...response, updated_at: time },
    step_number,
    branch_path: before + question_key,
    is_complete: question_key === 'websiteFeedback',
  })
  const options = ['website', 'google']
  expect((await readResponses(product, email)).map(partsOf)).toEqual([
    row('businessDetails', 1, '', { selected_type: 'established' }),
    row('marketingDetails', 2, 'businessDetails.', { selected_status: 'self' }),
    row('webPresence', 3, 'businessDetails.marketingDetails.', { selected_options: options }),
    row('webPresenceLinks', 4, 'businessDetails.marketingDetails.webPresence.', {
      links: { website: 'https://harborfamily.example' },
      selected_options: options,
    }),
    row('websiteFeedback', 5, 'businessDetails.marketingDetails.webPresence.webPresenceLinks.', {
      selected_areas: [customId, 'mobile'],
      custom_areas: [{ id: customId, title: 'Languages', description: 'Spanish, for half of our patients.' }],
    }),
  ])
})
