import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Answer, fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { takeFailedLink } from './failed-link.ts'

async function send(email: string) {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: email } })
  fireEvent.click(screen.getByRole('button', { name: 'Send magic link' }))
}

it('sends a link to the origin, shows a toast and goes to check-email with the email', async () => {
  let answer: (given: Answer) => void = () => {}
  const sent = fakeBackend({ 'POST /otp': () => new Promise<Answer>((resolve) => (answer = resolve)) })
  const { path, router } = await renderApp('/login')
  expect(await screen.findByRole('heading', { name: 'Sign in to your account' })).toBeDefined()
  expect(screen.getByText("We'll send you a magic link to your email to sign in")).toBeDefined()
  expect(screen.getByPlaceholderText('Enter your email')).toBeDefined()
  await send('dana@clinic.example')
  expect(await screen.findByRole('button', { name: 'Sending magic link...' })).toBeDefined()
  await waitFor(() => expect(sent).toHaveLength(1))
  answer({})
  await waitFor(() => expect(path()).toBe('/check-email'))
  expect(router.state.location.state).toMatchObject({ email: 'dana@clinic.example' })
  expect(await screen.findByText("We've sent you a magic link to sign in")).toBeDefined()
  const [request] = sent
  expect(request?.url.searchParams.get('redirect_to')).toMatch(
    /^https:\/\/app\.test\/\?account=d%40c\.example&request=[0-9a-f-]{36}$/,
  )
  expect(request?.body).toMatchObject({ email: 'dana@clinic.example', create_user: true, data: {} })
})

it('stays and shows the message of the service when the link is refused', async () => {
  fakeBackend({
    'POST /otp': { status: 400, body: { code: 'validation_failed', message: 'Unable to validate' } },
  })
  const { path } = await renderApp('/login')
  await send('dana@clinic.example')
  expect((await screen.findByRole('alert')).textContent).toContain('Unable to validate')
  expect(path()).toBe('/login')
  expect(screen.getByRole('button', { name: 'Send magic link' })).toBeDefined()
})

it('refuses a missing or malformed email without a request', async () => {
  const sent = fakeBackend({})
  await renderApp('/login')
  await send('')
  expect(screen.getByText('Enter your email address.')).toBeDefined()
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  await send('dana')
  expect(screen.getByText('Enter an email address like name@practice.com.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(sent).toEqual([])
})

it('links to the sign-up', async () => {
  fakeBackend({})
  const { path } = await renderApp('/login')
  fireEvent.click(await screen.findByRole('link', { name: "Don't have an account? Sign up" }))
  await waitFor(() => expect(path()).toBe('/onboarding/start'))
})

it('explains an expired mailed link', async () => {
  fakeBackend({})
  history.replaceState(null, '', '/#error=access_denied&error_code=otp_expired&error_description=Gone')
  expect(takeFailedLink(window)).toBe('otp_expired')
  expect(location.hash).toBe('')
  await renderApp('/login')
  expect(await screen.findByText(/used or is older than 24 hours/)).toBeDefined()
})

it('offers to continue when already signed in', async () => {
  fakeBackend({})
  const { path } = await renderApp('/login', { session: sessionFor('dana@clinic.example') })
  expect(await screen.findByRole('link', { name: 'Continue' })).toBeDefined()
  expect(path()).toBe('/login')
})

it('keeps the typed email for Back and for a reload', async () => {
  fakeBackend({ 'POST /otp': {} })
  const { path, router } = await renderApp('/login')
  await send('dana@clinic.example')
  await waitFor(() => expect(path()).toBe('/check-email'))
  await act(() => router.navigate(-1))
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'dana@clinic.example')
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'dana@clin' } })
  cleanup()
  await renderApp('/login')
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'dana@clin')
})

it('suggests the address that was probably meant', async () => {
  fakeBackend({})
  await renderApp('/login')
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'dana@gmial.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'dana@gmail.com' }))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'dana@gmail.com')
  expect(screen.queryByText(/Did you mean/)).toBeNull()
})

it('leaves out invisible characters of a pasted email', async () => {
  const sent = fakeBackend({ 'POST /otp': {} })
  await renderApp('/login')
  await send('\u200bdana@clinic.example\u202c')
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ email: 'dana@clinic.example' }))
})

it('says before signing in that the browser will not keep the session', async () => {
  const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  fakeBackend({})
  await renderApp('/login')
  await screen.findByText('This browser keeps nothing')
  expect(screen.getByText(/a reload signs you out/)).toBeDefined()
  blocked.mockRestore()
})
