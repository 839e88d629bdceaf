import {
  ESTABLISHED_WITH_LINK,
  NOWHERE_ONLINE,
  RECENT_WITHOUT_WEBSITE,
  TALKING,
  THINKING,
} from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answer } from '../../testing/fake-backend.ts'
import { JOURNEY, open, pick, question, refused, rowsOf } from '../../testing/open-question.ts'

it('reads the marketing status from its own table before showing the question', async () => {
  await open('/onboarding/marketing-details', pick(RECENT_WITHOUT_WEBSITE, 'businessDetails'), {
    'GET /marketing_details': { body: { marketing_status: 'past' } },
  })
  await question('What does marketing look like today?')
  const checked = screen.getAllByRole('radio').filter((card) => card.getAttribute('aria-checked') === 'true')
  expect(checked.map((card) => card.getAttribute('data-card'))).toEqual(['past'])
})

it.each([
  [
    '/onboarding/build-presence/design-details',
    pick(THINKING, 'businessDetails'),
    '/onboarding/build-presence',
  ],
  ['/onboarding/nowhere', {}, '/onboarding/business-details'],
  [
    '/onboarding/nowhere',
    pick(THINKING, 'businessDetails', 'buildPresence'),
    '/onboarding/build-presence/practice-vision',
  ],
  ['/onboarding/marketing-details', pick(THINKING, 'businessDetails'), '/onboarding/build-presence'],
])('redirects from %s to the first unanswered question', async (from, answers, to) => {
  const { path } = await open(from, answers)
  await waitFor(() => expect(path()).toBe(to))
  await screen.findByRole('heading', { level: 1 })
})

it('redirects to the web presence when the links screen is opened without options', async () => {
  const { path } = await open(
    '/onboarding/web-presence-links',
    pick(RECENT_WITHOUT_WEBSITE, 'businessDetails', 'marketingDetails', 'webPresence'),
  )
  await waitFor(() => expect(path()).toBe('/onboarding/web-presence'))
  expect((await screen.findByRole('checkbox', { name: 'Facebook' })).getAttribute('aria-checked')).toBe(
    'true',
  )
})

it('says on the guide that earlier answers could not be loaded, and shows them after a retry', async () => {
  let isDown = true
  let answer: (given: Answer) => void = () => {}
  const held = new Promise<Answer>((resolve) => (answer = resolve))
  await open('/onboarding/onboarding-guide', THINKING, {
    'GET /onboarding_responses': () => (isDown ? refused : held),
  })
  await screen.findByText('Your earlier answers could not be loaded')
  isDown = false
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  const busy = await screen.findByRole('button', { name: 'Loading…' })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  answer({ body: rowsOf(THINKING) })
  await screen.findByRole('button', { name: 'Continue' })
  expect(screen.queryByText('Your earlier answers could not be loaded')).toBeNull()
})

it('goes on to the next question while earlier answers cannot be loaded, and shows them after a retry', async () => {
  let isDown = true
  const { path, saves } = await open('/onboarding/build-presence/clinic-model', THINKING, {
    'GET /onboarding_responses': () => (isDown ? refused : { body: rowsOf(THINKING) }),
  })
  await question(/business model/)
  fireEvent.click(screen.getByRole('radio', { name: 'Boutique' }))
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await question(/Where will you be practicing/)
  expect(path()).toBe('/onboarding/build-presence/practice-location')
  expect(saves()).toHaveLength(1)
  isDown = false
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Physical' }).getAttribute('aria-checked')).toBe('true'),
  )
})

it('redirects to the web presence also when earlier answers cannot be loaded', async () => {
  const { path } = await open('/onboarding/web-presence-links', {}, { 'GET /onboarding_responses': refused })
  await question(/web presence/)
  expect(path()).toBe('/onboarding/web-presence')
})

it('says which question of the branch it is and what is left, and links back', async () => {
  const { path } = await open('/onboarding/build-presence/practice-vision', THINKING)
  await question(/special/)
  const bar = screen.getByRole('progressbar')
  expect(bar.getAttribute('aria-valuetext')).toBe('Question 3 of 9, about a minute left')
  expect(bar.textContent).toContain('Question 3 of 9 · 1 min left')
  fireEvent.click(screen.getByRole('link', { name: 'Back' }))
  await question(/share your information/)
  expect(path()).toBe('/onboarding/build-presence')
})

it('continues from the guide at the first unanswered question', async () => {
  const { path } = await open(
    '/onboarding/onboarding-guide',
    pick(THINKING, 'businessDetails', 'buildPresence'),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Continue at Vision' }))
  await question(/special/)
  expect(path()).toBe('/onboarding/build-presence/practice-vision')
})

it('shows the question when earlier answers cannot be loaded, and prefills it after a retry', async () => {
  let isDown = true
  await open('/onboarding/business-details', THINKING, {
    'GET /onboarding_responses': () => (isDown ? refused : { body: rowsOf(THINKING) }),
  })
  await question(JOURNEY)
  expect(screen.getByText('Your earlier answers could not be loaded')).toBeDefined()
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
  isDown = false
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1))
})

it('offers to write instead after Talk, also to an owner who opens the waiting page', async () => {
  const { path } = await open('/onboarding/waiting-draft', TALKING)
  await screen.findByText('Call booked?')
  expect(path()).toBe('/onboarding/onboarding-guide')
  screen.getByRole('button', { name: 'Write instead' })
})

it("links back to the web presence past the links after 'None of the above'", async () => {
  const { path } = await open('/onboarding/build-presence', NOWHERE_ONLINE)
  await question(/share your information/)
  fireEvent.click(screen.getByRole('link', { name: 'Back' }))
  await question(/web presence/)
  expect(path()).toBe('/onboarding/web-presence')
})

it('shows the saved links on Back, and asks about no website once its link is removed', async () => {
  const { path } = await open('/onboarding/current-website-feedback', ESTABLISHED_WITH_LINK)
  await question(/improved/)
  fireEvent.click(screen.getByRole('link', { name: 'Back' }))
  await question('Tell us about your business')
  const field = screen.getByLabelText('Existing Website')
  expect(field).toHaveProperty('value', 'https://harborfamily.example')
  fireEvent.change(field, { target: { value: '  ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await question(/share your information/)
  fireEvent.click(screen.getByRole('link', { name: 'Back' }))
  await question(/web presence/)
  expect(path()).toBe('/onboarding/web-presence')
})
