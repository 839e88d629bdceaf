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
const open = (landing = 'https://app.test/onboarding/onboarding-guide') =>
  renderApp(
    `/auth/confirm?${new URLSearchParams({ token_hash: 'abc', type: 'email', redirect_to: landing })}`,
  )
const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }))

it('uses the token only on a click', async () => {
  const sent = fakeBackend({ 'POST /verify': { body: sessionFor('dana@clinic.example') }, ...rest })
  const { path } = await open()
  await screen.findByRole('button', { name: 'Sign in' })
  expect(sent).toEqual([])
  await press()
  await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
  expect(sent[0]?.body).toMatchObject({ token_hash: 'abc', type: 'email' })
})

it('handles a sign-in before the browser is idle', async () => {
  vi.stubGlobal('requestIdleCallback', () => {})
  fakeBackend({ 'POST /verify': { body: sessionFor('dana@clinic.example') }, ...rest })
  const { path } = await open()
  await press()
  await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
})

it('goes to the guide when the link leads to the dashboard', async () => {
  fakeBackend({ 'POST /verify': { body: sessionFor('dana@clinic.example') }, ...rest })
  const { path } = await open('https://app.test')
  await press()
  await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
})

it('explains a used or expired link and sends a new one', async () => {
  localStorage.setItem(
    'foyer:sent-link',
    JSON.stringify({ email: 'dana@clinic.example', nextAt: 0, landingPath: '' }),
  )
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
  expect(sent.at(-1)?.url.searchParams.get('redirect_to')).toBe(
    'https://app.test/onboarding/onboarding-guide',
  )
})

it('leads on from a used link when the person is signed in', async () => {
  fakeBackend({ 'POST /verify': { status: 403, body: { code: 'otp_expired', message: 'invalid' } }, ...rest })
  const address = '/auth/confirm?token_hash=abc&type=email'
  const { path } = await renderApp(address, { session: sessionFor('dana@clinic.example') })
  await press()
  expect(await screen.findByText(/used or is older than 24 hours/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Continue' }))
  await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
})

it('keeps the link after a lost connection', async () => {
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
  const openChange = () =>
    renderApp(
      `/auth/confirm?${new URLSearchParams({ token_hash: 'abc', type: 'email_change', redirect_to: 'https://app.test/login' })}`,
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

  it('goes to the settings after the second', async () => {
    fakeBackend({ 'POST /verify': { body: sessionFor('new@clinic.example') } })
    const { path } = await openChange()
    await confirm()
    await waitFor(() => expect(path()).toBe('/login'))
    expect(await screen.findByText('Your email is changed')).toBeDefined()
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

describe('the type of a link', () => {
  it.each([
    ['email', 'email', '/onboarding/onboarding-guide'],
    ['signup', 'signup', '/onboarding/onboarding-guide'],
    ['magiclink', 'magiclink', '/onboarding/onboarding-guide'],
    ['email_change', 'email_change', '/settings'],
    ['nonsense', 'email', '/onboarding/onboarding-guide'],
    ['', 'email', '/onboarding/onboarding-guide'],
  ])('%j is %s and goes to %s', (type, read, landingPath) => {
    const query = new URLSearchParams({ token_hash: 'abc', type })
    expect(readConfirmLink(query, ['https://app.test'])).toMatchObject({ type: read, landingPath })
  })
})

describe('the landing page of a link', () => {
  it.each([
    ['https://app.test/', '/'],
    ['https://app.test', '/'],
    ['https://app.test/onboarding/onboarding-guide?a=1#b', '/onboarding/onboarding-guide?a=1#b'],
    ['https://preview.test/onboarding/start', '/onboarding/start'],
    ['https://evil.test/', '/onboarding/onboarding-guide'],
    ['https://app.test.evil.test/', '/onboarding/onboarding-guide'],
    ['//evil.test', '/onboarding/onboarding-guide'],
    ['javascript:alert(1)', '/onboarding/onboarding-guide'],
    ['', '/onboarding/onboarding-guide'],
  ])('%s redirects to %s', (address, path) => {
    const query = new URLSearchParams({ token_hash: 'abc', redirect_to: address })
    expect(readConfirmLink(query, ['https://app.test', 'https://preview.test']).landingPath).toBe(path)
  })
})
