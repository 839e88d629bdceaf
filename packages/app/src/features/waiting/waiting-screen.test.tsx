import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { ESTABLISHED_WITH_LINK, THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

const EMAIL = 'dana@clinic.example'
const FROM_DESIGN = { previousPath: '/onboarding/build-presence/design-details' }
const STARTED = "We've started building your website draft."
const FAILED = 'Failed to initialize site builder. Please try again later.'

const confetti = vi.hoisted(() => ({ fire: vi.fn(), reset: vi.fn() }))
vi.mock('canvas-confetti', () => ({
  // The tiles of an earlier test may still fly: they land by themselves.
  default: {
    create: () => Object.assign((...words: unknown[]) => confetti.fire(...words), { reset: confetti.reset }),
  },
}))

const START = 'POST /sb/start-site-builder-form'
type Backend = Parameters<typeof fakeBackend>[0]

beforeEach(() => {
  confetti.fire.mockClear()
  confetti.reset = vi.fn()
})

async function open(path: string, answers: Answers, backend: Backend = {}, state?: unknown) {
  // A page load of its own, also the second one of a test.
  cleanup()
  queryClient.clear()
  const sent = fakeBackend({
    'GET /initial_drafts': { body: null },
    'GET /onboarding_responses': { body: rowsOf(answers) },
    'GET /site_builds': { body: null },
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    [START]: { status: 202 },
    ...backend,
  })
  const app = await renderApp(`/onboarding/waiting-draft${path}`, { session: sessionFor(EMAIL), state })
  return { ...app, starts: () => sent.filter(({ method }) => method === 'POST') }
}
const rowsOf = (answers: Answers) =>
  Object.entries(answers).map(([question_key, response]) => ({ question_key, response }))
const headline = () => screen.findByRole('heading', { level: 1, name: 'Prepare for Liftoff!' })

it('starts one build after the last question, with confetti for three seconds', async () => {
  // From the first tile on no time passes by itself: nothing but an event can be waited for then.
  const celebrated = new Promise<void>((resolve) => {
    confetti.fire.mockImplementationOnce(() => {
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      resolve()
    })
  })
  onTestFinished(() => void vi.useRealTimers())
  const { starts } = await open('?flow=build-presence', THINKING, {}, FROM_DESIGN)
  await celebrated
  expect(confetti.fire).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ particleCount: 70, shapes: ['square'], disableForReducedMotion: true }),
  )
  await vi.advanceTimersByTimeAsync(2999)
  expect(confetti.reset).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(confetti.reset).toHaveBeenCalledOnce()
  vi.useRealTimers()

  await headline()
  await screen.findByText(STARTED)
  const [start, ...others] = starts()
  expect(others).toEqual([])
  expect(start?.headers.get('authorization')).toBe('Bearer header.payload.signature')
  expect(start?.headers.get('content-type')).toBe('application/json')
  expect(start?.body).toBeNull()
})

it('shows the summary, the delivery time and the support contact', async () => {
  await open('?flow=build-presence', THINKING)
  await headline()
  const learned = screen.getByRole('region', { name: 'What we learned' })
  within(learned).getByText(/House calls/)
  screen.getByText(EMAIL)
  screen.getByText(/Your free initial draft arrives by email/)
  for (const name of [/Marketing Guide/, /Budget Calculator/]) {
    const link = screen.getByRole('link', { name })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  }
  screen.getByRole('link', { name: 'help@foyer.example' })
})

it('shows its heading, delivery time and panel while it loads, and keeps the focus at the heading', async () => {
  let answer: (body: { body: unknown }) => void = () => {}
  const stored = new Promise<{ body: unknown }>((resolve) => {
    answer = resolve
  })
  await open('?flow=build-presence', THINKING, { 'GET /site_builds': () => stored })
  const heading = await headline()
  screen.getByText(/Your free initial draft arrives by email/)
  screen.getByText('The door is open. We are laying the first page now.')
  expect(screen.queryByText('One moment...')).toBeNull()
  heading.focus()
  answer({ body: { status: 'queued', created_at: '2026-11-21T09:00:00+00:00' } })
  await screen.findByRole('region', { name: 'What we learned' })
  expect(document.activeElement).toBe(await headline())
})

it('lists the work plan for an existing website', async () => {
  await open('?flow=current-website', ESTABLISHED_WITH_LINK)
  await headline()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining([
      'Now: Analyze current site',
      'Identify improvements',
      'Prepare recommendations',
      'Create draft',
    ]),
  )
  const given = screen.getByRole('region', { name: 'What we work from' })
  expect(given.textContent).toContain('Your websiteharborfamily.example')
  expect(given.textContent).toContain('What should be betterCopy, Mobile Experience')
})

it('starts no second build for the same answers, but one for newer answers', async () => {
  const first = await open('', THINKING, {}, FROM_DESIGN)
  await screen.findByText(STARTED)
  expect(first.starts()).toHaveLength(1)
  const again = await open('', THINKING, {}, FROM_DESIGN)
  await headline()
  expect(again.starts()).toEqual([])
  const designDetails = { selected_style: 'modern', updated_at: '2026-11-22T09:00:00.000Z' } as const
  const newer = await open('', { ...THINKING, designDetails }, {}, FROM_DESIGN)
  await waitFor(() => expect(newer.starts()).toHaveLength(1))
  // An edit on a device whose clock is slow.
  const clinicModel = { selected_model: 'hybrid', updated_at: '2026-11-20T09:00:00.000Z' } as const
  const slow = await open('', { ...THINKING, designDetails, clinicModel }, {}, FROM_DESIGN)
  await waitFor(() => expect(slow.starts()).toHaveLength(1))
})

it('starts no build when another device has requested one', async () => {
  const { starts } = await open('', THINKING, {
    'GET /site_builds': { body: { status: 'queued', created_at: '2026-11-21T09:00:00+00:00' } },
  })
  await headline()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(starts()).toEqual([])
})

it('says when the build did not start, and retries', async () => {
  let status = 503
  const { starts } = await open('', THINKING, { [START]: () => ({ status }) }, FROM_DESIGN)
  await screen.findByText(FAILED)
  expect(String(vi.mocked(console.error).mock.lastCall?.[1])).toContain('Failed to start site builder')
  vi.mocked(console.error).mockClear()
  expect(confetti.fire).not.toHaveBeenCalled()
  status = 202
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText(STARTED)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  expect(starts()).toHaveLength(2)
})

it('shows the open question when the answers were changed in another tab', async () => {
  let answers: Answers = THINKING
  const { path } = await open(
    '?flow=build-presence',
    THINKING,
    {
      'GET /onboarding_responses': () => ({ body: rowsOf(answers) }),
      'GET /marketing_details': { body: null },
      [START]: () => {
        const businessDetails = { selected_type: 'recent', updated_at: '2026-11-22T09:00:00.000Z' } as const
        answers = { ...THINKING, businessDetails }
        return { status: 409, body: { error: { code: 'onboarding_incomplete', message: 'Still open.' } } }
      },
    },
    FROM_DESIGN,
  )
  await screen.findByText(FAILED)
  await screen.findByText('Some questions are still open')
  vi.mocked(console.error).mockClear()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { level: 1, name: 'What does marketing look like today?' })
  expect(path()).toBe('/onboarding/marketing-details')
})

it('links back to the story when its file is not a PDF', async () => {
  const { path } = await open(
    '',
    THINKING,
    {
      [START]: {
        status: 422,
        body: { error: { code: 'resume_invalid', message: 'Please upload a PDF file.' } },
      },
    },
    FROM_DESIGN,
  )
  await screen.findByText(FAILED)
  vi.mocked(console.error).mockClear()
  await screen.findByText('Invalid file type')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Go to your story' }))
  await waitFor(() => expect(path()).toBe('/onboarding/build-presence/clinician-details'))
})

it('redirects to the guide without either deciding answer', async () => {
  const { path, starts } = await open('?flow=build-presence', {})
  await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
  expect(starts()).toEqual([])
})

const SLUG = '0123456789abcdef0123456789abcdef'
const draftRow = (rest = {}) => ({
  url: `/drafts/${SLUG}`,
  version: 1,
  delivered_at: '2026-11-21T09:00:04+00:00',
  reopened_at: null,
  ...rest,
})
const buildRow = (status: string, created_at = '2026-11-21T09:00:00+00:00') => ({ status, created_at })
const ready = () => screen.findByRole('heading', { level: 1, name: 'Your draft is ready' })
const FRAME = { 'GET /frame.html': { body: '<!doctype html><title>Harbor</title>' } }

/** What a browser reports when a tab comes back from the background. */
const returnToTab = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

it('shows a ready draft with the ways on, promises nothing and starts nothing', async () => {
  const { starts, path } = await open(
    '?flow=current-website',
    {},
    {
      ...FRAME,
      'GET /initial_drafts': { body: draftRow() },
    },
  )
  await ready()
  for (const link of screen.getAllByRole('link', { name: 'Open your draft' }))
    expect(link.getAttribute('href')).toBe(`/drafts/${SLUG}`)
  const ways = ['Fill the gaps', 'Ask for changes', 'Go to the dashboard']
  expect(ways.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    `/drafts/${SLUG}?view=checklist`,
    '/my-site#request-changes',
    '/',
  ])
  screen.getByText('The door is open. Come in.')
  expect(screen.queryByText(/24.hours/)).toBeNull()
  expect(path()).toBe('/onboarding/waiting-draft?flow=current-website')
  expect(starts()).toEqual([])
})

it('shows a known draft while the state of its site is loading', async () => {
  let answer: (body: { body: unknown }) => void = () => {}
  const stored = new Promise<{ body: unknown }>((resolve) => {
    answer = resolve
  })
  await open('', THINKING, {
    ...FRAME,
    'GET /initial_drafts': { body: draftRow() },
    'GET /site_builds': () => stored,
  })
  const heading = await ready()
  expect(screen.queryByText('One moment...')).toBeNull()
  for (const link of screen.getAllByRole('link', { name: 'Open your draft' }))
    expect(link.getAttribute('href')).toBe(`/drafts/${SLUG}`)
  screen.getByText('The door is open. Come in.')
  heading.focus()
  answer({ body: buildRow('done') })
  await screen.findByRole('link', { name: 'Fill the gaps' })
  expect(document.activeElement).toBe(await ready())
})

it('leads from a redesign proposal to the six questions', async () => {
  await open('', ESTABLISHED_WITH_LINK, { ...FRAME, 'GET /initial_drafts': { body: draftRow() } })
  await ready()
  const way = await screen.findByRole('link', { name: 'Answer six questions' })
  expect(way.getAttribute('href')).toBe('/my-site#full-draft')
  expect(screen.queryByRole('link', { name: 'Fill the gaps' })).toBeNull()
})

it('links to a draft on another site in a new tab, without a picture', async () => {
  await open('', {}, { 'GET /initial_drafts': { body: draftRow({ url: 'https://drafts.example/harbor' }) } })
  await ready()
  const link = screen.getByRole('link', { name: /^Open your draft/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://drafts.example/harbor',
    '_blank',
  ])
  expect(screen.queryByRole('button', { name: 'Share it' })).toBeNull()
})

it('turns from queued to being drawn to the draft, at once when the tab comes back', async () => {
  let build: unknown = buildRow('queued')
  let draft: unknown = null
  await open('?flow=build-presence', THINKING, {
    ...FRAME,
    'GET /site_builds': () => ({ body: build }),
    'GET /initial_drafts': () => ({ body: draft }),
  })
  const current = async (step: string) =>
    expect((await screen.findByText(step)).closest('li')?.getAttribute('aria-current')).toBe('step')
  await headline()
  await current('Queued')
  build = buildRow('building')
  returnToTab()
  await waitFor(() => current('Being drawn'))
  build = buildRow('done')
  draft = draftRow()
  returnToTab()
  await ready()
  expect(screen.getByRole('status').textContent).toBe('Your draft is ready')
  expect(document.title).toBe('Your draft is ready · Foyer')
})

it('moves the steps of the work plan with the build', async () => {
  await open('', ESTABLISHED_WITH_LINK, { 'GET /site_builds': { body: buildRow('building') } })
  await headline()
  const plan = screen.getByRole('region', { name: 'What we do now' })
  expect(
    within(plan)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Done: Analyze current site',
    'Done: Identify improvements',
    'Done: Prepare recommendations',
    'Now: Create draft',
  ])
})

it('never promises 24 hours above a failed build, and starts it again', async () => {
  let build = buildRow('failed')
  const { starts } = await open('', THINKING, {
    'GET /site_builds': () => ({ body: build }),
    [START]: () => {
      build = buildRow('queued')
      return { status: 202, body: { build } }
    },
  })
  await screen.findByText('We could not draw your draft')
  expect(screen.queryByText(/24.hours/)).toBeNull()
  screen.getByRole('link', { name: 'Write to the support' })
  const before = starts().length
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Queued')
  expect(starts()).toHaveLength(before + 1)
  screen.getByText(/24.hours/)
})

it('offers the support when the start fails again', async () => {
  await open('', THINKING, { [START]: { status: 503 } }, FROM_DESIGN)
  await screen.findByText('We could not start your draft')
  expect(screen.queryByRole('link', { name: 'Write to the support' })).toBeNull()
  expect(screen.queryByText(/24.hours/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const support = await screen.findByRole('link', { name: 'Write to the support' })
  expect(support.getAttribute('href')).toBe('/support')
  vi.mocked(console.error).mockClear()
})

it('queues the next version when reopened answers are finished, and waits for it', async () => {
  let draft = draftRow({ reopened_at: '2026-11-22T09:00:00+00:00' })
  let build = buildRow('done')
  const { starts } = await open(
    '?flow=build-presence',
    THINKING,
    {
      ...FRAME,
      'GET /initial_drafts': () => ({ body: draft }),
      'GET /site_builds': () => ({ body: build }),
      [START]: () => {
        draft = draftRow()
        build = buildRow('queued', '2026-11-22T09:05:00+00:00')
        return { status: 202, body: { build } }
      },
    },
    FROM_DESIGN,
  )
  await headline()
  await screen.findByText(/Version 2 arrives by email/)
  expect(starts()).toHaveLength(1)
  draft = draftRow({ version: 2 })
  build = buildRow('done')
  returnToTab()
  await ready()
})

it('says that nothing has changed when reopened answers are finished as they were', async () => {
  let draft = draftRow({ reopened_at: '2026-11-22T09:00:00+00:00' })
  await open(
    '',
    THINKING,
    {
      ...FRAME,
      'GET /initial_drafts': () => ({ body: draft }),
      'GET /site_builds': { body: buildRow('done') },
      [START]: () => {
        draft = draftRow()
        return { status: 202, body: { build: buildRow('done') } }
      },
    },
    FROM_DESIGN,
  )
  await screen.findByText('Nothing has changed')
  await ready()
  expect(confetti.fire).not.toHaveBeenCalled()
})

it('keeps the draft as it is when its owner closes reopened answers', async () => {
  let draft = draftRow({ reopened_at: '2026-11-22T09:00:00+00:00' })
  const { starts } = await open('', THINKING, {
    ...FRAME,
    'GET /initial_drafts': () => ({ body: draft }),
    'POST /close_answers': () => {
      draft = draftRow()
      return { body: true }
    },
  })
  await ready()
  fireEvent.click(screen.getByRole('button', { name: 'Keep my draft as it is' }))
  await waitFor(() => expect(screen.queryByText('You are changing your answers')).toBeNull())
  expect(starts().map(({ url }) => url.pathname)).toEqual(['/rest/v1/rpc/close_answers'])
})

it('links to the open question instead of promising a draft', async () => {
  const { designDetails: _, ...unfinished } = THINKING
  const { starts, path } = await open('?flow=build-presence', unfinished)
  await screen.findByText('Some questions are still open')
  expect(screen.queryByText(/24.hours/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(path()).toBe('/onboarding/build-presence/design-details'))
  expect(starts()).toEqual([])
})

it('shows no confetti with reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({ matches: query.includes('reduce'), addEventListener() {}, removeEventListener() {} }) as never,
  )
  await open('', THINKING, {}, FROM_DESIGN)
  await screen.findByText(STARTED)
  expect(confetti.fire).not.toHaveBeenCalled()
})
