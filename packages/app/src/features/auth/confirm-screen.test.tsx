import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { readConfirmLink } from './confirm-link.ts'

const rest = {
  'GET /initial_drafts': { body: null },
  'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
  'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
}
const DANA = 'dana@clinic.example'
const GUIDE = 'https://app.test/onboarding/onboarding-guide?account=d@c.example'
/** The answers to the link of an account and to what its guide asks. */
const answersFor = (email: string) => ({
  'POST /verify': { body: sessionFor(email) },
  'GET /user': { body: sessionFor(email).user },
  ...rest,
})
const askFor = (email: string, landingPath = '') =>
  localStorage.setItem('foyer:kept:visitor:sent-link', JSON.stringify({ email, nextAt: 0, landingPath }))
const open = (landing = GUIDE, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(
    `/auth/confirm?${new URLSearchParams({ token_hash: 'abc', type: 'email', code: '48291234', redirect_to: landing })}`,
    options,
  )
const typeAddress = async (value: string) =>
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value } })
const press = async (name = 'Sign in') => fireEvent.click(await screen.findByRole('button', { name }))
const keptSession = () => JSON.parse(localStorage.getItem('sb-api-auth-token') ?? 'null')

it('notes for the browser that asked for the mail where its link was used', async () => {
  askFor(DANA)
  const sent = fakeBackend(answersFor(DANA))
  const request = '0f1e2d3c-4b5a-4968-8776-655443322110'
  const { path } = await open(`${GUIDE}&request=${request}`)
  await press()
  await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toContainEqual({
      link_request: request,
      used_on: expect.stringMatching(/ on a/),
      code: '48291234',
    }),
  )
})

it('shows the visit that this browser keeps, and none that the link carries', async () => {
  const [own, forged] = ['0f1e2d3c-4b5a-4968-8776-655443322111', '0f1e2d3c-4b5a-4968-8776-655443322112']
  localStorage.setItem('foyer:visited-lead', JSON.stringify(own))
  askFor(DANA)
  const sent = fakeBackend(answersFor(DANA))
  const { path } = await open(`${GUIDE}&lead=${forged}`)
  await press()
  await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
  await waitFor(() => expect(sent.map(({ body }) => body)).toContainEqual({ visited_lead: own }))
  expect(JSON.stringify(sent.map(({ body }) => body))).not.toContain(forged)
})

describe('whose account it is', () => {
  it('is not asked when this browser asked for the link', async () => {
    askFor(DANA)
    fakeBackend(answersFor(DANA))
    const { path } = await open()
    await press()
    await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
    expect(keptSession().user.email).toBe(DANA)
  })

  it.each([
    ['nothing', GUIDE, () => {}],
    ['a link for another address', GUIDE, () => askFor('nora@clinic.example')],
    ['nothing, and the link has no hint', '', () => {}],
  ])('is typed when this browser asked for %s', async (_what, landing, prepare) => {
    prepare()
    fakeBackend(answersFor(DANA))
    const { path } = await open(landing)
    await screen.findByText(/^Type the email that this link was sent to/)
    expect(document.body.textContent).not.toMatch(/dana|d•••/i)
    expect(screen.getByRole('link', { name: 'Use your own email' })).toHaveProperty('pathname', '/login')
    await typeAddress('Dana@clinic.example')
    await press()
    await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
  })

  it.each([
    ['the address that is typed', '', 'mallory@evil.example'],
    ['the typed address, with the same first letters', '', 'dora@court.example'],
    ['the address that this browser asked for', DANA, 'mallory@evil.example'],
    ['the very address, with the same hint', DANA, 'dora@court.example'],
  ])('is checked against %s before anybody is signed in', async (_what, asked, owner) => {
    if (asked) askFor(asked)
    const sent = fakeBackend(answersFor(owner))
    const { path } = await open()
    if (!asked) await typeAddress(DANA)
    await press()
    expect(await screen.findByRole('heading', { name: 'This link is for another account' })).toBe(
      document.activeElement,
    )
    expect(path()).toContain('/auth/confirm')
    expect(keptSession()).toBeNull()
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/auth/v1/verify'])
  })

  it('keeps the signed-in person when the link is for another account', async () => {
    const session = sessionFor(DANA)
    fakeBackend(answersFor('mallory@evil.example'))
    await open(GUIDE, { session })
    await press()
    await screen.findByRole('heading', { name: 'This link is for another account' })
    expect(keptSession()).toEqual(session)
  })
})

it('uses the token only on a click', async () => {
  askFor(DANA)
  const sent = fakeBackend(answersFor(DANA))
  const { path } = await open()
  await screen.findByRole('button', { name: 'Sign in' })
  expect(sent).toEqual([])
  await press()
  await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
  expect(sent[0]?.body).toMatchObject({ token_hash: 'abc', type: 'email' })
})

it('handles a sign-in before the browser is idle', async () => {
  vi.stubGlobal('requestIdleCallback', () => {})
  askFor(DANA)
  fakeBackend(answersFor(DANA))
  const { path } = await open()
  await press()
  await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
})

it.each([
  ['/rewards/terms', '/rewards/terms'],
  ['', '/onboarding/onboarding-guide'],
])('goes where this browser wanted to go (%j), wherever the link leads', async (asked, landing) => {
  askFor(DANA, asked)
  fakeBackend(answersFor(DANA))
  const { path } = await open('https://app.test/logout?account=d@c.example')
  await press()
  await waitFor(() => expect(path()).toBe(landing))
})

it('explains a used or expired link and sends a new one', async () => {
  askFor(DANA, '/onboarding/onboarding-guide')
  const sent = fakeBackend({
    'POST /verify': {
      status: 403,
      body: { code: 'otp_expired', message: 'Email link is invalid or has expired' },
    },
    'POST /otp': {},
  })
  const { path } = await open()
  await press()
  expect(await screen.findByText(/used or is older than 24 hours/)).toBeDefined()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'dana@clinic.example')
  fireEvent.click(screen.getByRole('button', { name: 'Send a new link' }))
  await waitFor(() => expect(path()).toBe('/check-email'))
  expect(sent.at(-1)?.url.searchParams.get('redirect_to')).toMatch(
    /^https:\/\/app\.test\/onboarding\/onboarding-guide\?account=d%40c\.example&request=[0-9a-f-]{36}$/,
  )
})

it('leads on from a used link when the person is signed in', async () => {
  fakeBackend({ 'POST /verify': { status: 403, body: { code: 'otp_expired', message: 'invalid' } }, ...rest })
  const { path } = await open(GUIDE, { session: sessionFor(DANA) })
  await press()
  expect(await screen.findByText(/used or is older than 24 hours/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Continue' }))
  await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
})

it('keeps the link after a lost connection', async () => {
  askFor(DANA)
  fakeBackend({ 'POST /verify': 'unreachable' })
  await open()
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain('Your link is still good')
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined()
})

it('offers a new link when the address has no token', async () => {
  fakeBackend({})
  await renderApp('/auth/confirm')
  expect(await screen.findByRole('button', { name: 'Send a new link' })).toBeDefined()
})

describe('an email change', () => {
  const openChange = (session?: unknown) =>
    renderApp(
      `/auth/confirm?${new URLSearchParams({ token_hash: 'abc', type: 'email_change', redirect_to: 'https://app.test/login?from=change' })}`,
      { session },
    )
  const confirm = async () => fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }))

  it('explains after the first of two confirmations that the second is missing', async () => {
    const sent = fakeBackend({
      'POST /verify': { body: { msg: 'Confirmation link accepted.', code: '200' } },
    })
    const { path } = await openChange()
    await confirm()
    expect(await screen.findByRole('heading', { name: 'One address has confirmed' })).toBe(
      document.activeElement,
    )
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      token_hash: 'abc',
      type: 'email_change',
    })
    expect(path()).toContain('/auth/confirm')
    expect(localStorage.getItem('sb-api-auth-token')).toBeNull()
  })

  const changed = { ...sessionFor(DANA).user, email: 'new@clinic.example' }
  const bothConfirmed = {
    'POST /verify': { body: { ...sessionFor(DANA), user: changed } },
    'GET /user': { body: changed },
  }

  it('goes to the settings after the second, wherever the link leads', async () => {
    fakeBackend(bothConfirmed)
    const { path } = await openChange(sessionFor(DANA))
    await confirm()
    await waitFor(() => expect(path()).toBe('/settings'))
    expect(await screen.findByText('Your email is changed')).toBeDefined()
    expect(keptSession().user.email).toBe('new@clinic.example')
  })

  it('signs nobody in who was not', async () => {
    fakeBackend(bothConfirmed)
    const { path } = await openChange()
    await confirm()
    await waitFor(() => expect(path()).toBe('/login'))
    expect(await screen.findByText('Your email is changed')).toBeDefined()
    expect(keptSession()).toBeNull()
  })

  it('explains a used link without offering a sign-in link', async () => {
    fakeBackend({
      'POST /verify': { status: 403, body: { code: 'otp_expired', message: 'invalid' } },
    })
    await openChange()
    await confirm()
    expect(await screen.findByText(/used or is older than 24 hours/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to settings' })).toHaveProperty('pathname', '/settings')
    expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull()
  })
})

it.each(['email', 'signup', 'magiclink', 'email_change', 'nonsense', ''])(
  'a link of type %j is known',
  (type) => {
    const known = type === 'nonsense' || type === '' ? 'email' : type
    expect(readConfirmLink(new URLSearchParams({ token_hash: 'abc', type })).type).toBe(known)
  },
)
