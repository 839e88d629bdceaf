import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { ESTABLISHED_WITH_LINK, THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { casesOf } from '../../../../../tests/cases-of.ts'
import type { Answer } from '../../testing/fake-backend.ts'
import { ID, open, question } from '../../testing/open-question.ts'
import { START } from '../../testing/open-waiting.ts'

vi.mock('canvas-confetti', async () => (await import('../../testing/open-waiting.ts')).fakeConfetti)

/** One question whose failed save keeps its screen. */
type Screen = {
  readonly key: keyof Answers
  readonly persona: Answers
  readonly state?: unknown
  readonly continueLabel?: string
  /** The toasts after Continue, one for each missing part. */
  readonly missing?: readonly { readonly toast: string; readonly before?: () => void }[]
  readonly isDisabledWhileMissing?: boolean
  readonly customDialog?: string
  readonly answer: () => void
  /** Returns whether the answer is still there. */
  readonly isKept: () => boolean
  /** The toast when the server's error has no text. */
  readonly fallback: string
}

const choice = (role: 'radio' | 'checkbox', name: string | RegExp) => ({
  answer: () => fireEvent.click(screen.getByRole(role, { name })),
  isKept: () => screen.getByRole(role, { name }).getAttribute('aria-checked') === 'true',
})
const text = (label: string, value: string) => ({
  answer: () => fireEvent.change(screen.getByLabelText(label), { target: { value } }),
  isKept: () => screen.getByLabelText<HTMLInputElement>(label).value === value,
})
const practice = { persona: THINKING, fallback: 'ErrorFailed to save response' }
const website = { persona: ESTABLISHED_WITH_LINK, fallback: 'ErrorFailed to save response' }

const SCREENS: readonly Screen[] = [
  {
    key: 'practiceVision',
    ...practice,
    missing: [
      {
        toast: 'Please select at least one visionSelect the visions you want to achieve with your website',
      },
    ],
    isDisabledWhileMissing: true,
    customDialog: 'Add Value Proposition',
    ...choice('checkbox', 'Technology'),
  },
  {
    key: 'practiceMotivation',
    ...practice,
    missing: [{ toast: 'Please select at least one motivationSelect what motivates you in your practice' }],
    customDialog: 'Add Motivation',
    ...choice('checkbox', 'Innovation'),
  },
  {
    key: 'practiceType',
    ...practice,
    missing: [{ toast: 'Please select a practice typeSelect the type of care you plan to deliver' }],
    customDialog: 'Add Practice Type',
    ...choice('radio', 'Pain Management'),
  },
  {
    key: 'clinicModel',
    ...practice,
    missing: [{ toast: 'Please select a clinic modelSelect the type of clinic you plan to operate' }],
    ...choice('radio', 'Boutique'),
  },
  {
    key: 'practiceLocation',
    ...practice,
    missing: [
      { toast: 'Please select at least one location typeSelect how you plan to deliver care' },
      {
        before: () => fireEvent.click(screen.getByRole('checkbox', { name: 'Physical' })),
        toast: 'Invalid zipcodePlease enter a valid zipcode for your physical location',
      },
      {
        before: text('Primary Office Zipcode', '33101').answer,
        toast: "States requiredPlease select at least one state where you'll practice",
      },
    ],
    answer: () => {
      fireEvent.change(screen.getByRole('combobox'), { target: { value: 'FL' } })
      fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })
    },
    isKept: () => screen.queryByRole('button', { name: 'Remove Florida' }) !== null,
  },
  {
    key: 'clinicianDetails',
    persona: THINKING,
    missing: [{ toast: 'Missing informationPlease either upload a resume or enter your resume details' }],
    ...text('Write your story', 'I trained in Miami.'),
    fallback: 'Error',
  },
  {
    key: 'designDetails',
    persona: THINKING,
    missing: [{ toast: 'Style requiredPlease select a design style' }],
    ...choice('radio', /^Warm/),
    fallback: 'Error',
  },
  {
    key: 'webPresenceLinks',
    ...website,
    state: { selectedOptions: ['website'] },
    continueLabel: 'Next',
    ...text('Existing Website', 'https://harborfamily.example'),
  },
  {
    key: 'websiteFeedback',
    ...website,
    continueLabel: 'Submit Feedback',
    missing: [
      { toast: "Please select at least one areaSelect the areas where you'd like to see improvements" },
    ],
    isDisabledWhileMissing: true,
    customDialog: 'Add Improvement Area',
    ...choice('checkbox', 'Copy'),
  },
]

/** Waits for a toast with exactly this text. Behind a dialog, toasts are hidden from the accessibility tree. */
async function expectToast(expected: string) {
  await waitFor(() =>
    expect(screen.getAllByRole('alert', { hidden: true }).map((toast) => toast.textContent)).toContain(
      expected,
    ),
  )
}

async function expectMissing({ missing = [], isDisabledWhileMissing }: Screen, button: HTMLElement) {
  expect(button).toHaveProperty('disabled', isDisabledWhileMissing ?? false)
  for (const { toast, before } of missing) {
    before?.()
    // A form whose Continue is disabled can still be submitted, for example by Enter.
    const form = document.getElementById(button.getAttribute('form') ?? '')
    if (isDisabledWhileMissing && form) fireEvent.submit(form)
    else fireEvent.click(button)
    await expectToast(toast)
  }
}

async function expectEmptyCardRefused(name: string) {
  fireEvent.click(screen.getByRole('button', { name: '+ Add Your Own' }))
  const dialog = await screen.findByRole('dialog', { name })
  const write = (placeholder: string, value: string) =>
    fireEvent.change(within(dialog).getByPlaceholderText(placeholder), { target: { value } })
  write('Enter a title', '  ')
  write('Enter a description', 'At home, every Thursday.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await expectToast('Please fill out all fieldsBoth title and description are required')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

// The most missing parts; a button that is disabled, with a dialog; an error in words of its own.
const REPRESENTATIVE = ['practiceLocation', 'websiteFeedback', 'designDetails']
const SCREENS_OF_RING = casesOf(SCREENS, ({ key }) => REPRESENTATIVE.includes(key))

it.each(SCREENS_OF_RING)('shows what is missing or failed and keeps the answer: $key', async (given) => {
  const { key, persona, state, continueLabel = 'Continue', customDialog } = given
  const step = stepOf(key)
  let save: Answer = { status: 201 }
  // The last question leads to the waiting page, which starts the website.
  const backend = { 'POST /onboarding_responses': () => save, [START]: { status: 202 } }
  const { path, saves } = await open(step.path, { ...persona, [key]: undefined }, backend, state)
  await question((name) => name.startsWith(step.title))
  const button = await screen.findByRole('button', { name: continueLabel })
  await expectMissing(given, button)
  if (customDialog) await expectEmptyCardRefused(customDialog)
  expect(saves()).toEqual([])

  given.answer()
  for (const message of ['The disk is full.', '']) {
    save = { status: 500, body: { code: 'XX000', message } }
    fireEvent.click(button)
    await expectToast(message ? `Error${message}` : given.fallback)
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
    expect(path()).toBe(step.path)
    expect(given.isKept()).toBe(true)
    expect(button).toHaveProperty('disabled', false)
  }
  save = { status: 201 }
  fireEvent.click(button)
  await waitFor(() => expect(path()).not.toBe(step.path))
  expect(saves().map(({ body }) => body)).toEqual(
    Array(3).fill(expect.objectContaining({ question_key: key })),
  )
})

it.each([
  ['businessDetails', /^Thinking/],
  ['marketingDetails', 'We Do It Ourselves'],
] as const)('keeps a refused choice selected and sends it again on Continue: %s', async (key, name) => {
  const step = stepOf(key)
  let save: Answer = { status: 500, body: { code: 'XX000', message: 'The disk is full.' } }
  const backend = { 'POST /onboarding_responses': () => save }
  const { path } = await open(step.path, { ...ESTABLISHED_WITH_LINK, [key]: undefined }, backend)
  await question((title) => title.startsWith(step.title))
  const option = screen.getByRole('radio', { name })
  fireEvent.click(option)
  await expectToast('ErrorThe disk is full.')
  expect(option.getAttribute('aria-checked')).toBe('true')
  save = 'unreachable'
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toContainEqual(
      expect.stringMatching(/^ErrorWe could not reach/),
    ),
  )
  expect(path()).toBe(step.path)
  save = { status: 201 }
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(path()).not.toBe(step.path))
})

it.each([
  ['buildPresence', THINKING, () => fireEvent.click(screen.getByRole('radio', { name: 'Write' }))],
  [
    'webPresence',
    ESTABLISHED_WITH_LINK,
    () => {
      fireEvent.click(screen.getByRole('checkbox', { name: 'Existing Website' }))
      fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    },
  ],
] as const)(
  'only logs a failed save, goes on and sends the answer later: %s',
  async (key, persona, answer) => {
    const step = stepOf(key)
    let save: Answer = 'unreachable'
    const backend = { 'POST /onboarding_responses': () => save }
    const { path, saves } = await open(step.path, { ...persona, [key]: undefined }, backend)
    await question((name) => name.startsWith(step.title))
    answer()
    await waitFor(() => expect(path()).not.toBe(step.path))
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() =>
      expect(vi.mocked(console.error)).toHaveBeenCalledWith('Error saving response:', expect.any(String)),
    )
    vi.mocked(console.error).mockClear()
    save = { status: 201 }
    await act(async () => dispatchEvent(new Event('online')))
    await waitFor(() => expect(localStorage.getItem(`foyer:kept:${ID}:answer:${key}`)).toBeNull())
    expect(saves().at(-1)?.body).toMatchObject({ question_key: key })
  },
)
