// The messages of each question when an answer is missing and when saving fails, on both branches.
import type { Page } from '@playwright/test'
import { expect, test } from './foyer-test.ts'
import {
  breakSaves,
  expectProblem,
  expectQuestion,
  proceed,
  readResponses,
  signUp,
} from './onboarding-test.ts'

/** One question. */
type Screen = {
  readonly path: string
  readonly heading: RegExp
  readonly continueLabel?: string
  /** The toasts after Continue, one for each missing part. */
  readonly missing?: readonly {
    readonly title: string
    readonly description: string
    readonly before?: (page: Page) => Promise<void>
  }[]
  /** Continue is disabled while something is missing; the message appears when the form is submitted another way. */
  readonly isDisabledWhileMissing?: boolean
  readonly customDialog?: string
  readonly answer: (page: Page) => Promise<void>
  /** Expects that the answer is still there after a failure. */
  readonly kept: (page: Page) => Promise<void>
  /** The message when the server's error has no text. */
  readonly fallback: 'Failed to save response' | ''
}

const check = (role: 'radio' | 'checkbox', name: string | RegExp) => ({
  answer: (page: Page) => page.getByRole(role, { name }).click(),
  kept: (page: Page) => expect(page.getByRole(role, { name })).toBeChecked(),
})

const write = (label: string, text: string) => ({
  answer: (page: Page) => page.getByLabel(label).fill(text),
  kept: (page: Page) => expect(page.getByLabel(label)).toHaveValue(text),
})

const PRACTICE: readonly Screen[] = [
  {
    path: 'build-presence/practice-vision',
    heading: /special/,
    missing: [
      {
        title: 'Please select at least one vision',
        description: 'Select the visions you want to achieve with your website',
      },
    ],
    isDisabledWhileMissing: true,
    customDialog: 'Add Value Proposition',
    ...check('checkbox', 'Technology'),
    fallback: 'Failed to save response',
  },
  {
    path: 'build-presence/practice-motivation',
    heading: /motivates/,
    missing: [
      {
        title: 'Please select at least one motivation',
        description: 'Select what motivates you in your practice',
      },
    ],
    customDialog: 'Add Motivation',
    ...check('checkbox', 'Innovation'),
    fallback: 'Failed to save response',
  },
  {
    path: 'build-presence/practice-type',
    heading: /type of practice/,
    missing: [
      { title: 'Please select a practice type', description: 'Select the type of care you plan to deliver' },
    ],
    customDialog: 'Add Practice Type',
    ...check('radio', 'Pain Management'),
    fallback: 'Failed to save response',
  },
  {
    path: 'build-presence/clinic-model',
    heading: /business model/,
    missing: [
      { title: 'Please select a clinic model', description: 'Select the type of clinic you plan to operate' },
    ],
    ...check('radio', 'Boutique'),
    fallback: 'Failed to save response',
  },
  {
    path: 'build-presence/practice-location',
    heading: /Where will you be practicing/,
    missing: [
      {
        title: 'Please select at least one location type',
        description: 'Select how you plan to deliver care',
      },
      {
        before: (page) => page.getByRole('checkbox', { name: 'Physical' }).click(),
        title: 'Invalid zipcode',
        description: 'Please enter a valid zipcode for your physical location',
      },
      {
        before: (page) => page.getByLabel('Primary Office Zipcode').fill('33101'),
        title: 'States required',
        description: "Please select at least one state where you'll practice",
      },
    ],
    answer: async (page) => {
      await page.getByRole('combobox').fill('FL')
      await page.getByRole('combobox').press('Enter')
    },
    kept: (page) => expect(page.getByRole('button', { name: 'Remove Florida' })).toBeEnabled(),
    fallback: 'Failed to save response',
  },
  {
    path: 'build-presence/clinician-details',
    heading: /Share Your Background/,
    missing: [
      {
        title: 'Missing information',
        description: 'Please either upload a resume or enter your resume details',
      },
    ],
    ...write('Write your story', 'I trained in Miami.'),
    fallback: '',
  },
  {
    path: 'build-presence/design-details',
    heading: /What style/,
    missing: [{ title: 'Style required', description: 'Please select a design style' }],
    ...check('radio', /^Warm/),
    fallback: '',
  },
]

const WEBSITE: readonly Screen[] = [
  {
    path: 'web-presence-links',
    heading: /Tell us about your business/,
    continueLabel: 'Next',
    ...write('Existing Website', 'https://harborfamily.example'),
    fallback: 'Failed to save response',
  },
  {
    path: 'current-website-feedback',
    heading: /improved/,
    continueLabel: 'Submit Feedback',
    missing: [
      {
        title: 'Please select at least one area',
        description: "Select the areas where you'd like to see improvements",
      },
    ],
    isDisabledWhileMissing: true,
    customDialog: 'Add Improvement Area',
    ...check('checkbox', 'Copy'),
    fallback: 'Failed to save response',
  },
]

/** Makes the server refuse every save with this message, until the returned function is called. */
async function refuseSaves(page: Page, message: string): Promise<() => Promise<void>> {
  const pattern = '**/rest/v1/onboarding_responses*'
  await page.route(pattern, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 500,
          headers: { 'access-control-allow-origin': '*' },
          json: { code: 'XX000', message },
        })
      : route.fallback(),
  )
  return () => page.unroute(pattern)
}

async function expectMissing(page: Page, screen: Screen) {
  const { missing = [], isDisabledWhileMissing, customDialog, continueLabel } = screen
  for (const { before, title, description } of missing) {
    await before?.(page)
    if (isDisabledWhileMissing) {
      await expect(page.getByRole('button', { name: continueLabel ?? 'Continue' })).toBeDisabled()
      await page.evaluate(() => document.querySelector('form')?.requestSubmit())
    } else await proceed(page, continueLabel)
    await expectProblem(page, title, description)
  }
  if (!customDialog) return
  await page.getByRole('button', { name: 'Add Your Own' }).click()
  const dialog = page.getByRole('dialog', { name: customDialog })
  await dialog.getByPlaceholder('Enter a title').fill('  ')
  await dialog.getByPlaceholder('Enter a description').fill('At home, every Thursday.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectProblem(page, 'Please fill out all fields', 'Both title and description are required')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Lets each save fail with a message of the server, then without one, and continues once saving works. */
async function walk(page: Page, screens: readonly Screen[]) {
  for (const screen of screens) {
    await expectQuestion(page, screen.path, screen.heading)
    await expectMissing(page, screen)
    await screen.answer(page)
    for (const message of ['The disk is full.', '']) {
      const repair = await refuseSaves(page, message)
      await proceed(page, screen.continueLabel)
      await expectProblem(page, 'Error', message || screen.fallback)
      await expectQuestionKept(page, screen)
      await repair()
    }
    await proceed(page, screen.continueLabel)
    await expect(page).not.toHaveURL(new RegExp(`${screen.path}$`))
  }
}

async function expectQuestionKept(page: Page, screen: Screen) {
  await expect(page).toHaveURL(new RegExp(`${screen.path}$`))
  await screen.kept(page)
  await expect(page.getByRole('button', { name: screen.continueLabel ?? 'Continue' })).toBeEnabled()
}

/** Expects that a choice that the server refused shows the error, stays selected, and is sent again by Continue. */
async function expectRefusedChoice(page: Page, name: string | RegExp) {
  const option = page.getByRole('radio', { name })
  let repair = await refuseSaves(page, 'The disk is full.')
  await option.click()
  await expectProblem(page, 'Error', 'The disk is full.')
  await expect(option).toBeChecked()
  await repair()
  repair = await breakSaves(page)
  await proceed(page)
  await expect(page.getByRole('alert').filter({ hasText: /^ErrorWe could not reach/ })).toBeVisible()
  await repair()
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

test('each question about the practice shows what is missing or failed and keeps the answer', async ({
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
  await repair()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => keysOf(product, email)).toEqual(['businessDetails', 'buildPresence'])

  await walk(page, PRACTICE)
  await expect(page).toHaveURL(/waiting-draft\?flow=build-presence$/)
  expect(await keysOf(product, email)).toHaveLength(9)
})

test('each question about a website shows what is missing or failed and keeps the answer', async ({
  page,
  product,
  email,
  inbox,
}) => {
  await signUp(page, product, email, inbox)
  const log = watchLog(page)
  await proceed(page, "Let's Get Started")
  await page.getByRole('radio', { name: 'Established' }).click()
  await expectQuestion(page, 'marketing-details', /marketing look like/)
  await expectRefusedChoice(page, 'We Do It Ourselves')

  await expectQuestion(page, 'web-presence', /web presence/)
  await page.getByRole('checkbox', { name: 'Existing Website' }).click()
  const repair = await breakSaves(page)
  await proceed(page)
  await expectQuestion(page, 'web-presence-links', /Tell us/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(log.some((line) => line.startsWith('Error saving response:'))).toBe(true)
  await repair()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect
    .poll(() => keysOf(product, email))
    .toEqual(['businessDetails', 'marketingDetails', 'webPresence'])

  await walk(page, WEBSITE)
  await expect(page).toHaveURL(/waiting-draft\?flow=current-website$/)
})

test('an expired session redirects to login with an explanation', async ({ page, product, email, inbox }) => {
  await signUp(page, product, email, inbox)
  await proceed(page, "Let's Get Started")
  await expectQuestion(page, 'business-details', /journey/)
  await page.evaluate(() => localStorage.clear())
  await page.getByRole('radio', { name: 'Established' }).click()
  await expect(page.getByRole('alert')).toContainText('No authenticated user found')
  await expect(page).toHaveURL(/\/login$/)
})
