import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { RECENT_WITHOUT_WEBSITE, TALKING, THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { supabase } from '../../lib/supabase.ts'
import { signOut } from '../../session/api/session.ts'
import { type Answer, sessionFor } from '../../testing/fake-backend.ts'
import {
  EMAIL,
  holdSave,
  ID,
  JOURNEY,
  open,
  pick,
  question,
  refused,
  rowsOf,
} from '../../testing/open-question.ts'

it('saves the first answer on a click, shows a toast and goes to the next question', async () => {
  const { path, saves, router } = await open('/onboarding/business-details')
  await question(JOURNEY)
  fireEvent.click(screen.getByRole('radio', { name: 'Thinking About or About to Launch a Practice' }))
  // On a slow machine the toast may be gone when the next question is there.
  await Promise.all([
    question('How would you like to share your information?'),
    screen.findByText('Your response has been saved.'),
  ])
  expect(path()).toBe('/onboarding/build-presence')
  const [save, ...others] = saves()
  expect(others).toEqual([])
  expect(save?.url.searchParams.get('on_conflict')).toBe('profile_id,question_key')
  expect(save?.headers.get('prefer')).toContain('resolution=ignore-duplicates')
  const time = expect.stringMatching(/^\d{4}-.*Z$/)
  expect(save?.body).toEqual({
    profile_id: ID,
    question_key: 'businessDetails',
    response: { selected_type: 'thinking', updated_at: time },
    step_number: 1,
    branch_path: 'businessDetails',
    updated_at: time,
    device: 'computer',
  })
  expect(router.state.location.state).toEqual({
    previousPage: 'business-details',
    previousPath: '/onboarding/business-details',
    branchPath: 'businessDetails.buildPresence',
  })
})

it('saves one row on two clicks before the next render', async () => {
  const { saves } = await open('/onboarding/business-details')
  await question(JOURNEY)
  const card = screen.getByRole('radio', { name: 'Established' })
  act(() => {
    card.click()
    card.click()
  })
  await question('What does marketing look like today?')
  expect(saves()).toHaveLength(1)
})

it('shows the fallback message when the server does not answer', async () => {
  await open('/onboarding/build-presence/practice-vision', THINKING, {
    'POST /onboarding_responses': 'unreachable',
  })
  await question(/special/)
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByRole('alert')).textContent).toBe('ErrorFailed to save response')
})

it('shows the busy label and disables everything while it saves', async () => {
  await open('/onboarding/build-presence/practice-vision', THINKING)
  await question(/special/)
  const answerSave = holdSave()
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  const busy = await screen.findByRole('button', { name: 'Saving...' })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  for (const card of screen.getAllByRole('checkbox')) expect(card.getAttribute('aria-disabled')).toBe('true')
  const technology = screen.getByRole('checkbox', { name: 'Technology' })
  fireEvent.click(technology)
  expect(technology.getAttribute('aria-checked')).toBe('false')
  await answerSave()
  await question(/motivates you/)
})

it('does not navigate after the save when the person went back meanwhile', async () => {
  const { path, router } = await open('/onboarding/build-presence', THINKING)
  await question(/share your information/)
  await act(() => router.navigate('/onboarding/build-presence/practice-vision'))
  await question(/special/)
  const answerSave = holdSave()
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('button', { name: 'Saving...' })
  await act(() => router.navigate(-1))
  await question(/share your information/)
  await answerSave()
  await screen.findByRole('button', { name: 'Continue' })
  expect(path()).toBe('/onboarding/build-presence')
})

it("goes on although the save of 'None of the above' failed, and sends the answer again later", async () => {
  let isDown = true
  const { path, saves } = await open(
    '/onboarding/web-presence',
    pick(RECENT_WITHOUT_WEBSITE, 'businessDetails', 'marketingDetails'),
    { 'POST /onboarding_responses': () => (isDown ? refused : { status: 201 }) },
  )
  await question(/web presence/)
  fireEvent.click(screen.getByRole('button', { name: 'None of the above' }))
  await question('How would you like to share your information?')
  expect(path()).toBe('/onboarding/build-presence')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(vi.mocked(console.error)).toHaveBeenCalledWith('Error saving response:', 'The disk is full')
  vi.mocked(console.error).mockClear()
  expect(localStorage.getItem(`foyer:kept:${ID}:answer:webPresence`)).toContain('"selected_options":[]')
  await waitFor(() => expect(saves().length).toBeGreaterThan(1))
  isDown = false
  await act(async () => dispatchEvent(new Event('online')))
  await waitFor(() => expect(localStorage.getItem(`foyer:kept:${ID}:answer:webPresence`)).toBeNull())
  expect(saves().at(-1)?.body).toMatchObject({
    question_key: 'webPresence',
    response: { selected_options: [] },
  })
})

it('opens the scheduling page only once Talk is saved', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  let answerSave: (answer: Answer) => void = () => {}
  const held = new Promise<Answer>((resolve) => (answerSave = resolve))
  const { saves } = await open('/onboarding/build-presence', pick(TALKING, 'businessDetails'), {
    'POST /onboarding_responses': () => held,
  })
  await question(/share your information/)
  fireEvent.click(screen.getByRole('radio', { name: 'Talk' }))
  await waitFor(() => expect(saves()).toHaveLength(1))
  expect(saves()[0]?.body).toMatchObject({ response: { selected_id: 'talk' } })
  expect(assign).not.toHaveBeenCalled()
  answerSave({ status: 201 })
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://calendar.test/foyer'))
})

it('saves nothing on Save and exit when the answer is unchanged', async () => {
  const first = await open('/onboarding/build-presence/practice-vision', THINKING)
  await question(/special/)
  fireEvent.click(screen.getByRole('button', { name: 'Save and exit' }))
  await waitFor(() => expect(first.path()).toBe('/'))
  expect(first.saves()).toEqual([])
})

it('saves a changed answer on Save and exit', async () => {
  const { path, saves } = await open('/onboarding/build-presence/practice-vision', THINKING)
  await question(/special/)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Technology' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save and exit' }))
  await waitFor(() => expect(path()).toBe('/'))
  expect(saves()).toHaveLength(1)
})

it('asks for a code when the session is gone, and goes on with the save', async () => {
  const { path, saves, sent } = await open('/onboarding/build-presence/clinic-model', THINKING, {
    'POST /otp': {},
    'POST /verify': { body: sessionFor(EMAIL) },
  })
  await question(/business model/)
  fireEvent.click(screen.getByRole('radio', { name: 'Hybrid' }))
  localStorage.removeItem('sb-api-auth-token')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByText('No authenticated user found')).closest('[role=alert]')).not.toBeNull()
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again to go on' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Email me a code' }))
  fireEvent.change(await dialog.findByLabelText(/8-digit code/), { target: { value: '12345678' } })
  await question(/practicing/)
  expect(path()).toBe('/onboarding/build-presence/practice-location')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(saves().map(({ body }) => body)).toEqual([
    expect.objectContaining({ response: expect.objectContaining({ selected_model: 'hybrid' }) }),
  ])
  expect(sent.find(({ url }) => url.pathname.endsWith('/verify'))?.body).toMatchObject({
    email: EMAIL,
    token: '12345678',
  })
})

it('goes to login when the person signs in later, and keeps the answer', async () => {
  const { path, saves } = await open('/onboarding/build-presence/clinic-model', THINKING)
  await question(/business model/)
  fireEvent.click(screen.getByRole('radio', { name: 'Hybrid' }))
  localStorage.removeItem('sb-api-auth-token')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in later' }))
  await waitFor(() => expect(path()).toBe('/login'))
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  expect(saves()).toEqual([])
  expect(localStorage.getItem(`foyer:kept:${ID}:input:clinicModel`)).toContain('hybrid')
})

it('stays at the question when the service has ended the session', async () => {
  const { path } = await open('/onboarding/build-presence/clinic-model', THINKING)
  await question(/business model/)
  // As supabase-js does after a refused refresh.
  const client = await supabase()
  await act(async () => void (await client.auth.signOut({ scope: 'local' })))
  await screen.findByRole('dialog', { name: 'Sign in again to go on' })
  expect(path()).toBe('/onboarding/build-presence/clinic-model')
})

it('leaves the question when the person signs out, also in another tab', async () => {
  const backend = { 'POST /logout': { status: 204 } }
  const { path } = await open('/onboarding/build-presence/clinic-model', THINKING, backend)
  await question(/business model/)
  await act(async () => void (await signOut()))
  await waitFor(() => expect(path()).toBe('/onboarding/start'))
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
})

it('keeps the saved answer when a load that began before the save ends after it', async () => {
  let answer: ((given: Answer) => void) | null = null
  let isHeld = false
  await open('/onboarding/build-presence/practice-vision', THINKING, {
    'GET /onboarding_responses': () =>
      isHeld ? new Promise<Answer>((resolve) => (answer = resolve)) : { body: rowsOf(THINKING) },
  })
  await question(/special/)
  isHeld = true
  act(() => void queryClient.invalidateQueries({ queryKey: ['answers', ID] }))
  await waitFor(() => expect(answer).not.toBeNull())
  fireEvent.click(screen.getByRole('checkbox', { name: 'Technology' }))
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await question(/motivates you/)
  await act(async () => answer?.({ body: rowsOf(THINKING) }))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(queryClient.getQueryData<Answers>(['answers', ID])?.practiceVision?.selected_visions).toContain(
    'technology',
  )
})
