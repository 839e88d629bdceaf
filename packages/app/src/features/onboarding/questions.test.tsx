import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { RECENT_WITHOUT_WEBSITE, TALKING, THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { type Answer, fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

const EMAIL = 'dana@clinic.example'
const ID = `id-of-${EMAIL}`
const session = sessionFor(EMAIL, { firstName: 'Dana' })
const JOURNEY = 'What best descibes where you are in your practice journey?'

const rowsOf = (answers: Answers) =>
  Object.entries(answers)
    .filter(([, response]) => response)
    .map(([question_key, response]) => ({ question_key, response, branch_path: '' }))
const pick = <Key extends keyof Answers>(answers: Answers, ...keys: Key[]): Answers =>
  Object.fromEntries(keys.map((key) => [key, answers[key]]))

type Backend = Parameters<typeof fakeBackend>[0]

async function open(path: string, answers: Answers = {}, backend: Backend = {}, state?: unknown) {
  queryClient.clear()
  const sent = fakeBackend({
    'GET /initial_drafts': { body: null },
    'GET /onboarding_responses': { body: rowsOf(answers) },
    'GET /marketing_details': { body: null },
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    'POST /onboarding_responses': { status: 201 },
    ...backend,
  })
  const app = await renderApp(path, { session, state })
  // The dashboard, where some leave to, posts questions of its own.
  const isSave = ({ method, url }: (typeof sent)[number]) =>
    method === 'POST' && url.pathname.endsWith('/onboarding_responses')
  return { ...app, saves: () => sent.filter(isSave) }
}
const question = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
/** Leaves the next save without an answer; the returned function waits for it and answers. */
function holdSave(): () => Promise<void> {
  let answer: (response: Response) => void = () => {}
  const answered = fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    init?.method === 'POST'
      ? new Promise<Response>((resolve) => {
          answer = resolve
        })
      : answered(input, init),
  )
  return async () => {
    await waitFor(() => expect(answer.length).toBe(1))
    await act(async () => answer(new Response(null, { status: 201 })))
  }
}
const refused = { status: 500, body: { code: 'XX000', message: 'The disk is full' } }

it('saves the first answer at a press, says so, and goes on', async () => {
  const { path, saves, router } = await open('/onboarding/business-details')
  await question(JOURNEY)
  fireEvent.click(screen.getByRole('radio', { name: 'Thinking About or About to Launch a Practice' }))
  await question('How would you like to share your information?')
  expect(path()).toBe('/onboarding/build-presence')
  expect(await screen.findByText('Your response has been saved.')).toBeDefined()
  const [save, ...others] = saves()
  expect(others).toEqual([])
  expect(save?.url.searchParams.get('on_conflict')).toBe('profile_id,question_key')
  expect(save?.headers.get('prefer')).toContain('resolution=merge-duplicates')
  const time = expect.stringMatching(/^\d{4}-.*Z$/)
  expect(save?.body).toEqual({
    profile_id: ID,
    question_key: 'businessDetails',
    response: { selected_type: 'thinking', updated_at: time },
    step_number: 1,
    branch_path: 'businessDetails',
    updated_at: time,
  })
  expect(router.state.location.state).toEqual({
    previousPage: 'business-details',
    previousPath: '/onboarding/business-details',
    branchPath: 'businessDetails.buildPresence',
  })
})

it('goes on when the prefilled card is pressed again, but never by arrow keys or digits', async () => {
  const { path, saves } = await open('/onboarding/business-details', pick(THINKING, 'businessDetails'))
  await question(JOURNEY)
  const [thinking, recent] = screen.getAllByRole('radio')
  expect(thinking?.getAttribute('aria-checked')).toBe('true')
  thinking?.focus()
  fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowDown' })
  await waitFor(() => expect(recent?.getAttribute('aria-checked')).toBe('true'))
  fireEvent.keyUp(document.activeElement ?? document, { key: 'ArrowDown' })
  fireEvent.keyDown(document.activeElement ?? document, { key: '3' })
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: 'Established' }).getAttribute('aria-checked')).toBe('true'),
  )
  expect(saves()).toEqual([])
  expect(path()).toBe('/onboarding/business-details')
  fireEvent.keyDown(screen.getByRole('radio', { name: 'Established' }), { key: 'Enter' })
  await question('What does marketing look like today?')
  expect(saves()).toHaveLength(1)
})

it('saves one row at a double press', async () => {
  const { saves } = await open('/onboarding/business-details')
  await question(JOURNEY)
  const card = screen.getByRole('radio', { name: 'Established' })
  fireEvent.click(card)
  fireEvent.click(card)
  await question('What does marketing look like today?')
  expect(saves()).toHaveLength(1)
})

it('keeps what was chosen when the save fails, and says what the server said', async () => {
  const { path, saves } = await open('/onboarding/build-presence/clinic-model', THINKING, {
    'POST /onboarding_responses': refused,
  })
  await question(/business model/)
  fireEvent.click(screen.getByRole('radio', { name: 'Hybrid' }))
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'ErrorThe disk is full')
  expect(path()).toBe('/onboarding/build-presence/clinic-model')
  expect(screen.getByRole('radio', { name: 'Hybrid' }).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBeNull()
  expect(saves()).toHaveLength(1)
})

it('falls back to its own words when nobody answers', async () => {
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

it('leaves whoever goes back while it saves where they went', async () => {
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

it.each([
  [
    'practice-motivation',
    'practiceMotivation',
    'Please select at least one motivation',
    'Select what motivates you in your practice',
  ],
  [
    'practice-type',
    'practiceType',
    'Please select a practice type',
    'Select the type of care you plan to deliver',
  ],
  [
    'clinic-model',
    'clinicModel',
    'Please select a clinic model',
    'Select the type of clinic you plan to operate',
  ],
  ['design-details', 'designDetails', 'Style required', 'Please select a design style'],
])('says on %s that something must be chosen', async (page, key, title, description) => {
  const before = { ...THINKING, [key]: undefined }
  const { saves } = await open(`/onboarding/build-presence/${page}`, before)
  await screen.findAllByRole(page === 'practice-motivation' ? 'checkbox' : 'radio')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByRole('alert')).textContent).toBe(title + description)
  expect(saves()).toEqual([])
})

it('disables Continue on the vision screen while nothing is chosen, and says why', async () => {
  await open('/onboarding/build-presence/practice-vision', pick(THINKING, 'businessDetails', 'buildPresence'))
  await question('What makes your practice special? Select all that apply')
  const button = screen.getByRole('button', { name: 'Continue' })
  expect(button.hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('Select at least one to continue.').id).toBe(
    button.getAttribute('aria-describedby'),
  )
  fireEvent.click(screen.getByRole('checkbox', { name: 'Expertise' }))
  expect(button.hasAttribute('disabled')).toBe(false)
  expect(screen.getByText('1 selected')).toBeDefined()
})

it('adds a card, edits it, removes it and takes that back', async () => {
  const { saves } = await open('/onboarding/build-presence/practice-vision', {
    ...pick(THINKING, 'businessDetails', 'buildPresence'),
  })
  await question(/special/)
  fireEvent.click(screen.getByRole('button', { name: '+ Add Your Own' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add Value Proposition' })
  fireEvent.change(within(dialog).getByPlaceholderText('Enter a title'), {
    target: { value: '  House calls ' },
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe(
    'Please fill out all fieldsBoth title and description are required',
  )
  fireEvent.change(within(dialog).getByPlaceholderText('Enter a description'), {
    target: { value: 'Every Thursday.' },
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  const card = await screen.findByRole('checkbox', { name: 'House calls' })
  await waitFor(() => expect(document.activeElement).toBe(card))
  expect(card.getAttribute('aria-checked')).toBe('false')
  fireEvent.click(card)

  fireEvent.click(screen.getByRole('button', { name: 'Edit House calls' }))
  const edit = await screen.findByRole('dialog', { name: 'Edit Value Proposition' })
  fireEvent.change(within(edit).getByLabelText('Title'), { target: { value: 'Home visits' } })
  fireEvent.click(within(edit).getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('checkbox', { name: 'Home visits' })).getAttribute('aria-checked')).toBe(
    'true',
  )

  fireEvent.click(screen.getByRole('button', { name: 'Edit Home visits' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(screen.queryByRole('checkbox', { name: 'Home visits' })).toBeNull()
  const undo = screen.getByRole('button', { name: 'Undo' })
  await waitFor(() => expect(document.activeElement).toBe(undo))
  fireEvent.click(undo)
  expect(screen.getByRole('checkbox', { name: 'Home visits' }).getAttribute('aria-checked')).toBe('true')

  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await question(/motivates you/)
  const id = expect.stringMatching(/^custom-\d{13}$/)
  expect(saves()[0]?.body).toMatchObject({
    response: {
      selected_visions: [id],
      custom_visions: [{ id, title: 'Home visits', description: 'Every Thursday.' }],
    },
    branch_path: 'businessDetails.buildPresence.practiceVision',
  })
})

it('explains a card without choosing it', async () => {
  await open('/onboarding/build-presence/design-details', THINKING)
  await question(/style/)
  fireEvent.click(screen.getByRole('button', { name: 'More about Modern' }))
  const dialog = await screen.findByRole('dialog', { name: 'Modern' })
  expect(dialog.textContent).toContain('wide margins')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('radio', { name: 'Modern' }).getAttribute('aria-checked')).toBe('false')
  expect(screen.getByRole('radio', { name: 'Warm' }).getAttribute('aria-checked')).toBe('true')
})

it('chooses by digits anywhere but in a field', async () => {
  await open('/onboarding/build-presence/practice-vision', pick(THINKING, 'businessDetails', 'buildPresence'))
  await question(/special/)
  fireEvent.keyDown(document.body, { key: '2' })
  const second = screen.getByRole('checkbox', { name: 'Accessibility' })
  expect(second.getAttribute('aria-checked')).toBe('true')
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Holistic Approach' }))
  fireEvent.click(screen.getByRole('button', { name: '+ Add Your Own' }))
  const field = within(await screen.findByRole('dialog')).getByLabelText('Title')
  field.focus()
  fireEvent.keyDown(field, { key: '1' })
  expect(
    screen.getByRole('checkbox', { name: 'Personalized Care', hidden: true }).getAttribute('aria-checked'),
  ).toBe('false')
})

it("offers 'None of the above', and moves on although its save failed; the answer waits and is sent again", async () => {
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
  expect(localStorage.getItem(`foyer:unsaved-answers:${ID}`)).toContain('"selected_options":[]')
  await waitFor(() => expect(saves().length).toBeGreaterThan(1))
  isDown = false
  await act(async () => dispatchEvent(new Event('online')))
  await waitFor(() => expect(localStorage.getItem(`foyer:unsaved-answers:${ID}`)).toBeNull())
  expect(saves().at(-1)?.body).toMatchObject({
    question_key: 'webPresence',
    response: { selected_options: [] },
  })
})

it('leads out to the scheduling page once Talk is saved', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const { saves } = await open('/onboarding/build-presence', pick(TALKING, 'businessDetails'))
  await question(/share your information/)
  fireEvent.click(screen.getByRole('radio', { name: 'Talk' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://foyer.example/schedule'))
  expect(saves()[0]?.body).toMatchObject({ response: { selected_id: 'talk' } })
})

it('reads the marketing status from its own table before anything is shown', async () => {
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
])('leads from %s to the first open question', async (from, answers, to) => {
  const { path } = await open(from, answers)
  await waitFor(() => expect(path()).toBe(to))
  await screen.findByRole('heading', { level: 1 })
})

it('asks for the presence again when the links screen is opened without options', async () => {
  const { path } = await open(
    '/onboarding/web-presence-links',
    pick(RECENT_WITHOUT_WEBSITE, 'businessDetails', 'marketingDetails', 'webPresence'),
  )
  await waitFor(() => expect(path()).toBe('/onboarding/web-presence'))
  expect((await screen.findByRole('checkbox', { name: 'Facebook' })).getAttribute('aria-checked')).toBe(
    'true',
  )
})

it('says on the guide that earlier answers could not be loaded, and shows them later', async () => {
  let isDown = true
  let answer: (given: Answer) => void = () => {}
  const held = new Promise<Answer>((resolve) => (answer = resolve))
  await open('/onboarding/onboarding-guide', THINKING, {
    'GET /onboarding_responses': () => (isDown ? refused : held),
  })
  await screen.findByText('Your earlier answers could not be loaded')
  isDown = false
  fireEvent.click(await screen.findByRole('button', { name: 'Load them again' }))
  const busy = await screen.findByRole('button', { name: 'Loading…' })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  answer({ body: rowsOf(THINKING) })
  await screen.findByRole('button', { name: 'Continue' })
  expect(screen.queryByText('Your earlier answers could not be loaded')).toBeNull()
})

it('goes on from question to question while earlier answers cannot be loaded, and takes none for lost', async () => {
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
  fireEvent.click(await screen.findByRole('button', { name: 'Load them again' }))
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Physical' }).getAttribute('aria-checked')).toBe('true'),
  )
})

it('asks for the presence first also when earlier answers cannot be loaded', async () => {
  const { path } = await open('/onboarding/web-presence-links', {}, { 'GET /onboarding_responses': refused })
  await question(/web presence/)
  expect(path()).toBe('/onboarding/web-presence')
})

it('shows the truth of the path as progress, and leads back', async () => {
  const { path } = await open('/onboarding/build-presence/practice-vision', THINKING)
  await question(/special/)
  const bar = screen.getByRole('progressbar')
  expect(bar.getAttribute('aria-valuetext')).toBe('Question 3 of 9')
  expect(bar.textContent).toContain('3 of 9')
  fireEvent.click(screen.getByRole('link', { name: 'Back' }))
  await question(/share your information/)
  expect(path()).toBe('/onboarding/build-presence')
})

it('saves what was changed when leaving, and nothing that was not', async () => {
  const first = await open('/onboarding/build-presence/practice-vision', THINKING)
  await question(/special/)
  fireEvent.click(screen.getByRole('button', { name: 'Save and exit' }))
  await waitFor(() => expect(first.path()).toBe('/'))
  expect(first.saves()).toEqual([])
})

it('saves a changed answer on the way out', async () => {
  const { path, saves } = await open('/onboarding/build-presence/practice-vision', THINKING)
  await question(/special/)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Technology' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save and exit' }))
  await waitFor(() => expect(path()).toBe('/'))
  expect(saves()).toHaveLength(1)
})

it('leads to login when the session is gone, and says why', async () => {
  const { path, saves } = await open('/onboarding/build-presence/clinic-model', THINKING)
  await question(/business model/)
  localStorage.removeItem('sb-api-auth-token')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByRole('alert')).textContent).toBe('ErrorNo authenticated user found')
  await question('Sign in to your account')
  expect(path()).toBe('/login')
  expect(screen.queryByText(/You are signed in as/)).toBeNull()
  expect(saves()).toEqual([])
})

it('goes on from the guide at the first open question', async () => {
  const { path } = await open(
    '/onboarding/onboarding-guide',
    pick(THINKING, 'businessDetails', 'buildPresence'),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  await question(/special/)
  expect(path()).toBe('/onboarding/build-presence/practice-vision')
})

it('shows the question, not nothing, when earlier answers cannot be loaded, and loads them again', async () => {
  let isDown = true
  await open('/onboarding/business-details', THINKING, {
    'GET /onboarding_responses': () => (isDown ? refused : { body: rowsOf(THINKING) }),
  })
  await question(JOURNEY)
  expect(screen.getByText('Your earlier answers could not be loaded')).toBeDefined()
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
  isDown = false
  fireEvent.click(await screen.findByRole('button', { name: 'Load them again' }))
  await waitFor(() => expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1))
})
