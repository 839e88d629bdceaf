// An owner who is about to launch: nine questions, from the guide to the waiting page.
import { expect, test } from './foyer-test.ts'
import { expectQuestion, holdDraft, partsOf, proceed, readResponses, signUp } from './onboarding-test.ts'

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
const customId = expect.stringMatching(/^custom-\d{13}$/)

test('answers every question from the guide to the waiting page', async ({ page, product, email, inbox }) => {
  await signUp(page, product, email, inbox)
  await proceed(page, "Let's Get Started")

  await expectQuestion(page, 'business-details', 'What best descibes where you are in your practice journey?')
  await page.getByRole('radio', { name: 'Thinking About or About to Launch a Practice' }).click()
  await expect(page.getByText('Your response has been saved.')).toBeVisible()

  await expectQuestion(page, 'build-presence', 'How would you like to share your information?')
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    'Question 2 of 9, about 3 minutes left',
  )
  await page.getByRole('radio', { name: 'Write' }).click()

  await expectQuestion(
    page,
    'build-presence/practice-vision',
    'What makes your practice special? Select all that apply',
  )
  await page.getByRole('checkbox', { name: 'Accessibility' }).click()
  await page.getByRole('button', { name: 'Add Your Own' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Value Proposition' })
  await dialog.getByPlaceholder('Enter a title').fill('House calls')
  await dialog.getByPlaceholder('Enter a description').fill('At home, every Thursday.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('checkbox', { name: 'House calls' })).toBeChecked()
  await proceed(page)

  await expectQuestion(
    page,
    'build-presence/practice-motivation',
    'What motivates you? Select all that apply',
  )
  await page.getByRole('checkbox', { name: 'Wellness' }).click()
  await proceed(page)

  await expectQuestion(page, 'build-presence/practice-type', /What type of practice are you building\?/)
  await page.getByRole('radio', { name: 'Primary Care' }).click()
  await proceed(page)

  await expectQuestion(
    page,
    'build-presence/clinic-model',
    'Which of the following best describes your business model?',
  )
  await page.getByRole('radio', { name: 'Hybrid' }).click()
  await proceed(page)

  await expectQuestion(page, 'build-presence/practice-location', /Where will you be practicing\?/)
  await page.getByRole('checkbox', { name: 'Physical' }).click()
  await expect(page.getByText('Location Details')).toBeVisible()
  await page.getByLabel('Primary Office Zipcode').fill('33101')
  const states = page.getByRole('combobox', { name: "States You'll Practice In" })
  await states.fill('flor')
  await states.press('Enter')
  await states.fill('GA')
  await states.press('Enter')
  await proceed(page)

  await expectQuestion(
    page,
    'build-presence/clinician-details',
    /Share Your Background, Story, and Experience/,
  )
  await page.getByRole('textbox').fill('I trained in Miami.')
  await proceed(page)

  await expectQuestion(page, 'build-presence/design-details', 'What style most resonates with you?')
  await page.getByRole('radio', { name: 'Warm' }).click()
  await holdDraft(page)
  await proceed(page)

  await expect(page).toHaveURL(`${product.appUrl}/onboarding/waiting-draft?flow=build-presence`)
  await expect(page.getByRole('heading', { level: 1, name: 'Prepare for Liftoff!' })).toBeVisible()

  const rows = await readResponses(product, email)
  const path = (...keys: string[]) => ['businessDetails', 'buildPresence', ...keys].join('.')
  expect(rows.map(partsOf)).toEqual([
    {
      question_key: 'businessDetails',
      response: { selected_type: 'thinking', updated_at: time },
      step_number: 1,
      branch_path: 'businessDetails',
      is_complete: false,
    },
    {
      question_key: 'buildPresence',
      response: { selected_id: 'write', updated_at: time },
      step_number: 6,
      branch_path: path(),
      is_complete: false,
    },
    {
      question_key: 'practiceVision',
      response: {
        selected_visions: ['accessibility', customId],
        custom_visions: [{ id: customId, title: 'House calls', description: 'At home, every Thursday.' }],
        updated_at: time,
      },
      step_number: 7,
      branch_path: path('practiceVision'),
      is_complete: false,
    },
    {
      question_key: 'practiceMotivation',
      response: { selected_motivations: ['wellness'], custom_motivations: [], updated_at: time },
      step_number: 8,
      branch_path: path('practiceVision', 'practiceMotivation'),
      is_complete: false,
    },
    {
      question_key: 'practiceType',
      response: { selected_types: ['primary_care'], custom_types: [], updated_at: time },
      step_number: 9,
      branch_path: path('practiceVision', 'practiceMotivation', 'practiceType'),
      is_complete: false,
    },
    {
      question_key: 'clinicModel',
      response: { selected_model: 'hybrid', updated_at: time },
      step_number: 10,
      branch_path: path('practiceVision', 'practiceMotivation', 'practiceType', 'clinicModel'),
      is_complete: false,
    },
    {
      question_key: 'practiceLocation',
      response: {
        selected_locations: ['physical'],
        location_details: { states: ['FL', 'GA'], zipcode: '33101' },
        updated_at: time,
      },
      step_number: 11,
      branch_path: path(
        'practiceVision',
        'practiceMotivation',
        'practiceType',
        'clinicModel',
        'practiceLocation',
      ),
      is_complete: false,
    },
    {
      question_key: 'clinicianDetails',
      response: { resume_text: 'I trained in Miami.', resume_file_path: null, updated_at: time },
      step_number: 12,
      branch_path: path(
        'practiceVision',
        'practiceMotivation',
        'practiceType',
        'clinicModel',
        'practiceLocation',
        'clinicianDetails',
      ),
      is_complete: false,
    },
    {
      question_key: 'designDetails',
      response: { selected_style: 'warm', updated_at: time },
      step_number: 13,
      branch_path: path(
        'practiceVision',
        'practiceMotivation',
        'practiceType',
        'clinicModel',
        'practiceLocation',
        'clinicianDetails',
        'designDetails',
      ),
      is_complete: true,
    },
  ])
})
