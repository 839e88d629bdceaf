import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

it('signs out once, shows one toast and redirects to the onboarding', async () => {
  const sent = fakeBackend({ 'POST /logout': { status: 204 } })
  const { path } = await renderApp('/logout', { session: sessionFor('dana@clinic.example') })
  await waitFor(() => expect(path()).toBe('/onboarding/start'))
  expect(await screen.findAllByText('Logged out successfully')).toHaveLength(1)
  expect(screen.getByText('You have been logged out of your account.')).toBeDefined()
  expect(sent.filter(({ url }) => url.pathname.endsWith('/logout'))).toHaveLength(1)
  expect(localStorage.getItem('sb-api-auth-token')).toBeNull()
})

it('shows the message of the service when signing out fails, and still redirects to the onboarding', async () => {
  fakeBackend({ 'POST /logout': { status: 500, body: { code: 'unexpected_failure', message: 'Try later' } } })
  const { path } = await renderApp('/logout', { session: sessionFor('dana@clinic.example') })
  await waitFor(() => expect(path()).toBe('/onboarding/start'))
  expect((await screen.findByRole('alert')).textContent).toContain('Try later')
})
