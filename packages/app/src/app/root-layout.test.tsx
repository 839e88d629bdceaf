import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answer, fakeBackend } from '../testing/fake-backend.ts'
import { renderApp } from '../testing/render-app.tsx'

const TITLE = 'We cannot reach Foyer from here'

it('says after the second lost request that the API is out of reach, until it answers', async () => {
  let answer: Answer = 'unreachable'
  fakeBackend({ 'POST /otp': () => answer, 'GET /auth/v1/health': () => answer })
  await renderApp('/login')
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'dana@clinic.example' } })
  const send = async () => fireEvent.click(await screen.findByRole('button', { name: 'Send magic link' }))
  await send()
  await screen.findAllByText(/could not reach the server/)
  expect(screen.queryByText(TITLE)).toBeNull()
  await send()
  await screen.findByText(TITLE)
  expect(screen.getByRole('link', { name: 'help@foyer.example' })).toHaveProperty(
    'href',
    'mailto:help@foyer.example',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }))
  expect(screen.getByRole('button', { name: 'Trying...' })).toBeDefined()
  const again = await screen.findByRole('button', { name: 'Try now' })
  answer = { status: 401 }
  fireEvent.click(again)
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull())
})
