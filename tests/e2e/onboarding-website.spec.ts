// An owner whose practice has a website: five questions, with a work plan at the end.
import { ESTABLISHED_WITH_LINK } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { expect, test } from './foyer-test.ts'
import {
  expectProblem,
  expectQuestion,
  giveAnswers,
  partsOf,
  proceed,
  readResponses,
  signUp,
} from './onboarding-test.ts'

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
const customId = expect.stringMatching(/^custom-\d{13}$/)

test('answers every question about an existing website', async ({ page, product, email, inbox }) => {
  await signUp(page, product, email, inbox)
  await proceed(page, "Let's Get Started")
  await expectQuestion(page, 'business-details', /journey/)
  await page.getByRole('radio', { name: 'Established' }).click()

  await expectQuestion(page, 'marketing-details', 'What does marketing look like today?')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^Question 2 of \d+$/)
  await page.getByRole('radio', { name: 'We Do It Ourselves' }).click()

  await expectQuestion(page, 'web-presence', "What is your practice's web presence? Select all that apply")
  await expect(page.getByRole('button', { name: 'None of the above' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Existing Website' }).click()
  await page.getByRole('checkbox', { name: 'Google Business Profile' }).click()
  await proceed(page)

  await expectQuestion(page, 'web-presence-links', 'Tell us about your business')
  await expect(page.getByRole('heading', { name: 'Please share your links here' })).toBeVisible()
  await page.getByRole('textbox').first().fill(' https://harborfamily.example ')
  await proceed(page, 'Next')

  await expectQuestion(page, 'current-website-feedback', /improved/)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Question 5 of 5')
  await expect(page.getByRole('button', { name: 'Submit Feedback' })).toBeDisabled()
  await page.getByRole('button', { name: 'Add Your Own' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectProblem(page, 'Please fill out all fields', 'Both title and description are required')
  await dialog.getByPlaceholder('Enter a title').fill('Languages')
  await dialog.getByPlaceholder('Enter a description').fill('Spanish, for half of our patients.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('checkbox', { name: 'Languages' })).toBeChecked()
  await page.getByRole('button', { name: 'More about Copy' }).click()
  await page.getByRole('dialog', { name: 'Copy' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('checkbox', { name: 'Copy' })).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Mobile Experience' }).click()
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

test("accepts 'None of the above', and Back skips the links", async ({ page, product, email, inbox }) => {
  await signUp(page, product, email, inbox)
  await proceed(page, "Let's Get Started")
  await page.getByRole('radio', { name: 'Recently Launched' }).click()
  await page.getByRole('radio', { name: 'No Marketing Yet' }).click()
  await expectQuestion(page, 'web-presence', /web presence/)
  await proceed(page, 'None of the above')
  await expectQuestion(page, 'build-presence', /share your information/)
  const rows = await readResponses(product, email)
  expect(rows.at(-1)?.response).toMatchObject({ selected_options: [] })
  await page.getByRole('link', { name: 'Back' }).click()
  await expectQuestion(page, 'web-presence', /web presence/)
})

test('Talk opens the scheduling page after it is saved', async ({ page, product, email, inbox }) => {
  await page.route('https://foyer.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Schedule</title>' }),
  )
  await signUp(page, product, email, inbox)
  await proceed(page, "Let's Get Started")
  await page.getByRole('radio', { name: 'Thinking About or About to Launch a Practice' }).click()
  await page.getByRole('radio', { name: 'Talk' }).click()
  await expect(page).toHaveURL('https://foyer.example/schedule')
  expect((await readResponses(product, email)).at(-1)?.response).toMatchObject({ selected_id: 'talk' })
  await page.goto(`${product.appUrl}/onboarding/waiting-draft`)
  await expect(page).toHaveURL(/onboarding-guide$/)
  await expect(page.getByText('Call booked?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write instead' })).toBeVisible()
})

test('the links screen has one field for each choice, and none without a choice', async ({
  page,
  product,
  email,
  inbox,
}) => {
  const { webPresenceLinks: _, websiteFeedback: __, ...before } = ESTABLISHED_WITH_LINK
  await signUp(page, product, email, inbox)
  await giveAnswers(product, email, before)
  // Without the choice in the history state there are no fields.
  await page.goto(`${product.appUrl}/onboarding/web-presence-links`)
  await expect(page.getByRole('heading', { level: 1, name: /web presence/ })).toBeVisible()
  await expect(page).toHaveURL(/\/web-presence$/)
  await expect(page.getByRole('checkbox', { name: 'Existing Website' })).toBeChecked()
  for (const name of ['Facebook', 'Instagram', 'Zocdoc', 'Other']) {
    await page.getByRole('checkbox', { name }).click()
  }
  await proceed(page)

  await expectQuestion(page, 'web-presence-links', 'Tell us about your business')
  await expect(page.getByRole('heading', { level: 2, name: 'Add Your Links' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Please share your links here' })).toBeVisible()
  const fields = page.getByRole('textbox')
  const asked = {
    'Existing Website': 'yourpractice.com',
    'Google Business Profile': 'google.com',
    Facebook: 'facebook.com',
    Instagram: 'instagram.com',
    Zocdoc: 'zocdoc.com',
    Other: 'example.com',
  }
  await expect(fields).toHaveCount(6)
  for (const [index, [label, host]] of Object.entries(asked).entries()) {
    await expect(fields.nth(index)).toHaveAccessibleName(label)
    await expect(fields.nth(index)).toHaveAttribute('placeholder', `Enter your profile URL such as ${host}`)
  }
  // One icon for each label; Zocdoc has none.
  const drawings = await page
    .locator('form label svg')
    .evaluateAll((icons) => icons.map((icon) => icon.innerHTML))
  expect(drawings).toHaveLength(6)
  expect(new Set(drawings).size).toBe(5)
  expect(drawings[4]).toBe(drawings[5])

  // The choice survives a reload and Back.
  await page.reload()
  await expect(fields).toHaveCount(6)
  await page.getByRole('link', { name: 'Back' }).click()
  await expectQuestion(page, 'web-presence', /web presence/)
  await proceed(page)
  // The card and the field have the same name.
  await expectQuestion(page, 'web-presence-links', 'Tell us about your business')

  await page.getByLabel('Existing Website').fill('  https://harborfamily.example ')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/rest/v1/onboarding_responses*', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.fallback()
  })
  await proceed(page, 'Next')
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await expect(page.getByLabel('Existing Website')).toBeDisabled()
  release()
  await expectQuestion(page, 'current-website-feedback', /improved/)
  await page.getByRole('link', { name: 'Back' }).click()
  await expectQuestion(page, 'web-presence-links', 'Tell us about your business')
  await expect(page.getByLabel('Existing Website')).toHaveValue('https://harborfamily.example')

  // Without a website address there is no question about the website.
  await page.getByLabel('Existing Website').fill('  ')
  await proceed(page, 'Next')
  await expectQuestion(page, 'build-presence', /share your information/)
  await page.getByRole('link', { name: 'Back' }).click()
  await expectQuestion(page, 'web-presence', /web presence/)
})
