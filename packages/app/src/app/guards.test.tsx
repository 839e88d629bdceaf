import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { setPerson } from '../session/session.ts'
import { type Answer, fakeBackend, sessionFor } from '../testing/fake-backend.ts'
import { renderApp } from '../testing/render-app.tsx'

const EMAIL = 'dana@clinic.example'
const session = sessionFor(EMAIL, { firstName: 'Dana' })
const account = {
  'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
  'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
}
const noDraft = {
  'GET /initial_drafts': { body: null },
  'GET /onboarding_responses': { body: [] },
  'GET /site_builds': { body: null },
}
const draft = (reopened_at: string | null) => ({
  url: 'https://drafts.test/dana',
  version: 1,
  delivered_at: null,
  reopened_at,
})
const guideHeading = () => screen.findByRole('heading', { name: /what to expect/i })

async function open(...[path, options]: Parameters<typeof renderApp>) {
  queryClient.clear()
  return renderApp(path, options)
}

describe('without a session', () => {
  it.each([
    ['/', '/onboarding/start'],
    ['/social-media', '/onboarding/start'],
    ['/my-site', '/onboarding/start'],
    ['/reviews', '/onboarding/start'],
    ['/marketing', '/onboarding/start'],
    ['/bookings', '/onboarding/start'],
    ['/payments', '/onboarding/start'],
    ['/contacts', '/onboarding/start'],
    ['/rewards', '/onboarding/start'],
    ['/settings', '/onboarding/start'],
    ['/support', '/onboarding/start'],
    ['/onboarding', '/onboarding/start'],
    ['/onboarding/', '/onboarding/start'],
    ['/onboarding/guide', '/onboarding/start'],
    ['/onboarding/onboarding-guide', '/onboarding/start'],
    ['/onboarding/business-details', '/onboarding/start'],
    ['/onboarding/build-presence/practice-vision', '/onboarding/start'],
    ['/onboarding/waiting-draft?flow=build-presence', '/onboarding/start'],
    ['/onboarding/start/', '/onboarding/start/'],
    ['/login/', '/login/'],
  ])('%s redirects to %s', async (address, target) => {
    fakeBackend({})
    const { path } = await open(address)
    await waitFor(() => expect(path()).toBe(target))
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  })
})

describe('with a session', () => {
  it('shows the guide, and its alias redirects there', async () => {
    fakeBackend({ ...noDraft, ...account })
    const { path } = await open('/onboarding/guide?from=lead', { session })
    await guideHeading()
    expect(path()).toBe('/onboarding/onboarding-guide?from=lead')
    expect(await screen.findByText('In progress')).toBeDefined()
    expect(screen.getAllByText('To do')).toHaveLength(2)
  })

  it('shows the dashboard', async () => {
    fakeBackend({ ...noDraft, ...account })
    const { path } = await open('/', { session })
    expect(await screen.findByRole('heading', { name: /, Dana$/ })).toBeDefined()
    expect(await screen.findByText('Check back soon')).toBeDefined()
    expect(path()).toBe('/')
  })

  it('ignores a session in the address', async () => {
    const sent = fakeBackend({ ...noDraft, ...account })
    const { path } = await open('/#access_token=e30.e30.c2ln&refresh_token=r&type=magiclink')
    await waitFor(() => expect(path()).toBe('/onboarding/start'))
    expect(sent).toEqual([])
    expect(localStorage.getItem('sb-api-auth-token')).toBeNull()
  })

  it('redirects owners with a ready draft to it from every onboarding path', async () => {
    fakeBackend({ 'GET /initial_drafts': { body: draft(null) }, ...account })
    const { path } = await open('/onboarding/business-details', { session })
    await waitFor(() => expect(path()).toBe('/onboarding/waiting-draft?flow=current-website'))
  })

  it('lets owners with a ready draft through while they have reopened their answers', async () => {
    fakeBackend({
      ...noDraft,
      'GET /initial_drafts': { body: draft('2026-11-22T09:00:00+00:00') },
      'GET /marketing_details': { body: null },
      ...account,
    })
    const { path } = await open('/onboarding/business-details', { session })
    await screen.findByText(
      'You are changing your answers. They are on your page at once, and only you see it.',
    )
    expect(path()).toBe('/onboarding/business-details')
  })

  it('leads from the logo of the onboarding to Home', async () => {
    fakeBackend({ ...noDraft, ...account })
    await open('/onboarding/onboarding-guide', { session })
    await guideHeading()
    expect(screen.getByRole('link', { name: 'Foyer' }).getAttribute('href')).toBe('/')
  })

  it('greets on the start page instead of showing an empty form', async () => {
    fakeBackend({ ...noDraft, ...account })
    const { path } = await open('/onboarding/start', { session })
    await screen.findByText('Welcome back, Dana')
    expect(screen.queryByRole('button', { name: 'Start Now' })).toBeNull()
    fireEvent.click(await screen.findByRole('link', { name: 'Go on at question 1' }))
    await guideHeading()
    expect(path()).toBe('/onboarding/onboarding-guide')
  })

  it('redirects from the waiting screen to the guide without a draft', async () => {
    fakeBackend({ ...noDraft, ...account })
    const { path } = await open('/onboarding/waiting-draft', { session })
    await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
  })

  it('renders nothing while the first draft check runs', async () => {
    let answer: (response: Response) => void = () => {}
    fakeBackend({ ...noDraft, ...account })
    const answered = fetch
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      String(input).includes('initial_drafts')
        ? new Promise<Response>((resolve) => {
            answer = resolve
          })
        : answered(input, init),
    )
    await open('/onboarding/onboarding-guide', { session })
    await waitFor(() => expect(answer.length).toBe(1))
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.queryByRole('complementary')).toBeNull()
    await act(async () => answer(Response.json([])))
    await guideHeading()
  })

  it('shows the panel and the heading of a question whose guard hangs', async () => {
    let answer: (given: Answer) => void = () => {}
    const held = new Promise<Answer>((resolve) => {
      answer = resolve
    })
    fakeBackend({ ...noDraft, ...account, 'GET /initial_drafts': () => held })
    await open('/onboarding/business-details', { session })
    expect(await screen.findByRole('heading', { name: /descibes where you are/ })).toBeDefined()
    expect(screen.getByRole('complementary', { name: 'About this step' })).toBeDefined()
    expect(screen.getByText('Still loading. This takes longer than usual.')).toBeDefined()
    await act(async () => answer({ body: null }))
    expect(await screen.findByRole('radio', { name: 'Established' })).toBeDefined()
  })

  it('logs a failed draft check and shows the page', async () => {
    const missing = { code: 'PGRST205', message: 'Could not find the table' }
    fakeBackend({ ...noDraft, 'GET /initial_drafts': { status: 404, body: missing }, ...account })
    await open('/onboarding/onboarding-guide', { session })
    await guideHeading()
    await waitFor(() =>
      expect(vi.mocked(console.error)).toHaveBeenCalledWith(
        'Error checking draft status:',
        expect.any(Error),
      ),
    )
    vi.mocked(console.error).mockClear()
  })

  it('redirects to the onboarding when the session ends in another tab', async () => {
    fakeBackend({ ...noDraft, ...account, 'POST /logout': { status: 204 } })
    const { path } = await open('/', { session })
    fireEvent.click(await screen.findByRole('link', { name: 'Log out' }))
    await waitFor(() => expect(path()).toBe('/onboarding/start'))
    expect(await screen.findAllByText('Logged out successfully')).toHaveLength(1)
  })

  it('stays when the same person is reported again', async () => {
    fakeBackend(account)
    const { path } = await open('/', { session })
    await screen.findByRole('heading', { name: /, Dana$/ })
    await act(async () => setPerson({ ...session.user, firstName: 'Dana', lastName: '', companyName: '' }))
    expect(path()).toBe('/')
  })
})

it('shows and logs an unknown path', async () => {
  fakeBackend({})
  await open('/nowhere')
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeDefined()
  expect(screen.getAllByText('404').length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
  await waitFor(() =>
    expect(vi.mocked(console.error).mock.calls[0]?.join(' ')).toBe(
      '404 Error: User attempted to access non-existent route: /nowhere',
    ),
  )
  vi.mocked(console.error).mockClear()
})

it('moves the focus to the heading and sets the document title when the screen changes', async () => {
  fakeBackend({})
  await open('/login')
  fireEvent.click(await screen.findByRole('link', { name: "Don't have an account? Sign up" }))
  const heading = await screen.findByRole('heading', { name: 'Receive a totally free website draft' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(document.title).toBe('Receive a totally free website draft · Foyer')
})
