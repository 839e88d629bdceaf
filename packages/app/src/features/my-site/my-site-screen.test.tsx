import { ESTABLISHED_WITH_LINK } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { resetSession } from '../../session/session.ts'
import { fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

const EMAIL = 'dana@clinic.example'
const SLUG = '0123456789abcdef0123456789abcdef'
const DRAFT = {
  url: `/drafts/${SLUG}`,
  version: 1,
  delivered_at: '2026-11-20T09:00:00+00:00',
  reopened_at: null,
}
const VERSION = {
  version: 1,
  slug: SLUG,
  flow: 'build-presence',
  style: 'warm',
  created_at: DRAFT.delivered_at,
}
const ROWS = Object.entries(ESTABLISHED_WITH_LINK).map(([question_key, response]) => ({
  question_key,
  response,
  branch_path: question_key,
}))

beforeEach(() => queryClient.clear())

async function open(answers: Parameters<typeof fakeBackend>[0]) {
  const sent = fakeBackend({
    'GET /onboarding_responses': { body: ROWS },
    'GET /initial_drafts': { body: null },
    'GET /site_builds': { body: null },
    'GET /change_requests': { body: [] },
    'GET /draft_versions': { body: [VERSION] },
    'GET /frame.html': { body: '<!doctype html><title>Harbor</title>' },
    'GET /marketing_details': { body: null },
    'GET /unsaved_inputs': { body: [] },
    // Only this browser has the inputs: no fake of the server's table is needed.
    'POST /unsaved_inputs': { status: 500 },
    'DELETE /unsaved_inputs': { status: 204 },
    ...answers,
  })
  const { path } = await renderApp('/my-site', { session: sessionFor(EMAIL) })
  await screen.findByRole('heading', { level: 1, name: 'My Site' })
  return Object.assign(sent, { path })
}

it('restarts a failed build and reports it', async () => {
  let isStarted = false
  const sent = await open({
    'GET /site_builds': () => ({
      body: { status: isStarted ? 'queued' : 'failed', created_at: DRAFT.delivered_at },
    }),
    'POST /start-site-builder-form': () => {
      isStarted = true
      return { status: 202 }
    },
  })
  await screen.findByRole('heading', { name: 'Your draft could not be built' })
  expect(screen.queryByRole('heading', { name: 'Request changes' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Your website is next in line' })
  expect(sent.filter(({ url }) => url.pathname.endsWith('/start-site-builder-form'))).toHaveLength(1)
})

it('keeps the input when a request is not stored, and clears the form when it is', async () => {
  let requests: unknown[] = []
  let refusal: { status: number; body?: unknown } | null = {
    status: 400,
    body: { code: '23514', message: 'Twenty requests are open already.' },
  }
  const sent = await open({
    'GET /initial_drafts': { body: DRAFT },
    'GET /change_requests': () => ({ body: requests }),
    'POST /change_requests': () => {
      if (refusal) return refusal
      requests = [
        {
          id: 'a',
          areas: ['copy'],
          details: 'Shorter.',
          status: 'in_progress',
          reason: null,
          created_at: DRAFT.delivered_at,
        },
      ]
      return { status: 201 }
    },
  })
  const words = await screen.findByLabelText('What should change?')
  fireEvent.change(words, { target: { value: ' Shorter. ' } })
  fireEvent.click(screen.getByRole('checkbox', { name: /^Copy/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText('20 requests are open already. Wait until one of them is in work.')
  expect(words).toHaveProperty('value', ' Shorter. ')
  expect(screen.queryByRole('heading', { name: 'My requests' })).toBeNull()
  refusal = null
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText('In work')
  await waitFor(() => expect(words).toHaveProperty('value', ''))
  expect(sent.findLast(({ method }) => method === 'POST')?.body).toEqual({
    id: expect.any(String),
    profile_id: `id-of-${EMAIL}`,
    areas: ['copy'],
    details: 'Shorter.',
  })
})

it('sends a request once when Send is pressed twice', async () => {
  const sent = await open({
    'GET /initial_drafts': { body: DRAFT },
    'POST /change_requests': { status: 201 },
  })
  fireEvent.change(await screen.findByLabelText('What should change?'), { target: { value: 'Shorter.' } })
  const send = screen.getByRole('button', { name: 'Send request' })
  fireEvent.click(send)
  // The presses of a double click are two tasks.
  await new Promise((resolve) => void queueMicrotask(() => queueMicrotask(() => resolve(null))))
  fireEvent.click(send)
  await screen.findByText('Request sent')
  const requests = sent.filter(
    ({ method, url }) => method === 'POST' && url.pathname.endsWith('/change_requests'),
  )
  expect(requests).toHaveLength(1)
})

it('says that a request was not sent because the session has ended', async () => {
  await open({ 'GET /initial_drafts': { body: DRAFT }, 'POST /change_requests': { status: 401, body: {} } })
  fireEvent.change(await screen.findByLabelText('What should change?'), { target: { value: 'Shorter.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText('No authenticated user found')
})

it('brings an unsent request back after a reload, until it is sent', async () => {
  const answers = { 'GET /initial_drafts': { body: DRAFT }, 'POST /change_requests': { status: 201 } }
  const reload = async () => {
    cleanup()
    resetSession()
    queryClient.clear()
    await open(answers)
    return screen.findByLabelText<HTMLTextAreaElement>('What should change?')
  }
  await open(answers)
  fireEvent.change(await screen.findByLabelText('What should change?'), { target: { value: 'Shor' } })
  fireEvent.click(screen.getByRole('checkbox', { name: /^Copy/ }))
  expect(await reload()).toHaveProperty('value', 'Shor')
  expect(screen.getByRole('checkbox', { name: /^Copy/ })).toHaveProperty('checked', true)
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText('Request sent')
  expect(await reload()).toHaveProperty('value', '')
  expect(screen.getByRole('checkbox', { name: /^Copy/ })).toHaveProperty('checked', false)
})

it('shows the request that was begun on another device', async () => {
  const row = {
    question_key: 'changeRequest',
    input: { areas: ['copy'], details: 'From my phone' },
    based_on: null,
    typed_at: DRAFT.delivered_at,
  }
  await open({ 'GET /initial_drafts': { body: DRAFT }, 'GET /unsaved_inputs': { body: [row] } })
  expect(await screen.findByLabelText('What should change?')).toHaveProperty('value', 'From my phone')
})

it('marks a request that is too long, and does not cut or send it', async () => {
  const sent = await open({ 'GET /initial_drafts': { body: DRAFT } })
  const words = await screen.findByLabelText('What should change?')
  fireEvent.change(words, { target: { value: 'x'.repeat(4001) } })
  expect(words.getAttribute('maxlength')).toBeNull()
  screen.getByText('Too long by 1 character')
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText('Use at most 4000 characters.')
  expect(sent.some(({ url }) => url.pathname.endsWith('/change_requests') && url.search === '')).toBe(false)
})

it('says when the status cannot be loaded, and retries', async () => {
  let isDown = true
  await open({
    'GET /site_builds': () =>
      isDown
        ? { status: 400, body: { message: 'down' } }
        : { body: { status: 'queued', created_at: DRAFT.delivered_at } },
  })
  await screen.findByText('We could not look up how your website stands.')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Your website is next in line' })
})

it('tells why a request was declined, where it was asked', async () => {
  const reason = 'The number is on every page already.'
  await open({
    'GET /initial_drafts': { body: DRAFT },
    'GET /change_requests': {
      body: [
        {
          id: 'a',
          areas: [],
          details: 'Larger.',
          status: 'declined',
          reason,
          created_at: DRAFT.delivered_at,
        },
      ],
    },
  })
  await screen.findByText('Not done')
  screen.getByText(reason)
  expect(screen.queryByText(/Help & Support for the reason/)).toBeNull()
})

it('lists every version, newest first, each with its address', async () => {
  const old = { ...VERSION, slug: SLUG.replace('0', 'f') }
  await open({
    'GET /initial_drafts': { body: { ...DRAFT, version: 2 } },
    'GET /draft_versions': { body: [{ ...VERSION, version: 2 }, old] },
  })
  const links = await screen.findAllByRole('link', { name: /^Version / })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Version 2', `/drafts/${SLUG}`],
    ['Version 1', `/drafts/${old.slug}`],
  ])
})

it('loads and lists the latest 50 versions, and says that there are more', async () => {
  const versions = Array.from({ length: 50 }, (_, place) => {
    const version = 70 - place
    return { ...VERSION, version, slug: SLUG.slice(2) + version }
  })
  const sent = await open({
    'GET /initial_drafts': { body: { ...DRAFT, version: 70 } },
    'GET /draft_versions': { body: versions },
  })
  await screen.findByText(/^Only the latest 50 are shown here/)
  expect(screen.getAllByRole('link', { name: /^Version / })).toHaveLength(50)
  const asked = sent.find(({ url }) => url.pathname.endsWith('/draft_versions'))
  expect(asked?.url.searchParams.get('limit')).toBe('50')
})

it('reopens the answers and leads to the first question', async () => {
  let reopened_at: string | null = null
  const { path } = await open({
    'GET /initial_drafts': () => ({ body: { ...DRAFT, reopened_at } }),
    'POST /reopen_answers': () => {
      reopened_at = '2026-11-22T09:00:00+00:00'
      return { body: true }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Change my answers' }))
  await screen.findByText('You are changing your answers. Your draft stays until you finish.')
  expect(path()).toBe('/onboarding/business-details')
})

it('leads from a redesign proposal to the first of the six questions', async () => {
  let reopened_at: string | null = null
  const sent = await open({
    'GET /initial_drafts': () => ({ body: { ...DRAFT, reopened_at } }),
    'POST /reopen_answers': () => {
      reopened_at = '2026-11-22T09:00:00+00:00'
      return { body: true }
    },
    'POST /onboarding_responses': { status: 201 },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Answer six questions' }))
  await screen.findByRole('heading', { level: 1, name: /What makes your practice special/ })
  expect(sent.path()).toBe('/onboarding/build-presence/practice-vision')
  await screen.findByRole('progressbar', { name: 'Progress' })
  const saved = sent.find(
    ({ url }) => url.pathname.endsWith('/onboarding_responses') && url.searchParams.has('on_conflict'),
  )
  expect(saved?.body).toMatchObject({
    question_key: 'websiteFeedback',
    response: { selected_areas: ['copy', 'mobile'], wants_full_draft: true },
    is_complete: true,
  })
})
