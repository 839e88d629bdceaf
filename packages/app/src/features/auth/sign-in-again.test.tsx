import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { resetSession, setPerson, untilSignedInAgain } from '../../session/session.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { SignInAgain } from './sign-in-again.tsx'

const dana = { id: 'dana', email: 'dana@clinic.example', firstName: '', lastName: '', companyName: '' }
const QUESTION = '/onboarding/business-details'

function open() {
  const routes = [
    { path: QUESTION, element: <SignInAgain email={dana.email} /> },
    { path: '/login', element: <p>The login</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [QUESTION] })
  render(<RouterProvider router={router} />)
  return router
}

beforeEach(() => {
  resetSession()
  setPerson(null)
})

it('gives up: the waiting save is told, and the login comes', async () => {
  fakeBackend({})
  const router = open()
  const isBack = untilSignedInAgain(dana.id)
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in later' }))
  expect(await isBack).toBe(false)
  await screen.findByText('The login')
  expect(router.state.location.pathname).toBe('/login')
})

it('gives up an earlier wait when another screen begins one', async () => {
  const [first, second] = [untilSignedInAgain(dana.id), untilSignedInAgain(dana.id)]
  expect(await first).toBe(false)
  setPerson({ ...dana, id: 'nora' })
  setPerson(dana)
  expect(await second).toBe(true)
})

it('mails a code to the same address, and leads back to the same page', async () => {
  const sent = fakeBackend({ 'POST /otp': {} })
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Email me a code' }))
  const field = await screen.findByLabelText('The 8-digit code in the email to dana@clinic.example')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(sent[0]?.body).toMatchObject({ email: dana.email })
  expect(sent[0]?.url.searchParams.get('redirect_to')).toContain(
    `https://app.test${QUESTION}?account=d%40c.example&request=`,
  )
})

it('asks for the code of the mail that was sent a moment ago, and says what else went wrong', async () => {
  const refusals = [
    { code: 'unexpected_failure', message: 'Error sending magic link email' },
    {
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 17 seconds.',
    },
  ]
  fakeBackend({ 'POST /otp': () => ({ status: 429, body: refusals.shift() }) })
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Email me a code' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Error sending magic link email')
  fireEvent.click(screen.getByRole('button', { name: 'Email me a code' }))
  expect(await screen.findByLabelText(/^The 8-digit code/)).toBeDefined()
})
