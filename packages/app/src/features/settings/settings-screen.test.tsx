import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

const EMAIL = 'dana@clinic.example'

async function openSettings(answers: Parameters<typeof fakeBackend>[0]) {
  queryClient.clear()
  const sent = fakeBackend({
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    'GET /mail_preferences': { body: null },
    'GET /user': { body: sessionFor(EMAIL).user },
    ...answers,
  })
  const app = await renderApp('/settings', { session: sessionFor(EMAIL) })
  await screen.findByLabelText('First Name')
  return { sent, ...app }
}

async function confirmDeletion() {
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  fireEvent.change(await screen.findByLabelText('Type DELETE to confirm'), { target: { value: 'DELETE' } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }))
}

it('says when a deletion was interrupted, and offers a retry', async () => {
  const error = { code: 'half_done', message: 'x' }
  const { path } = await openSettings({ 'DELETE /account': { status: 503, body: { error } } })
  await confirmDeletion()
  expect(await screen.findByText(/Press the button again: that deletes what is left/)).toBeDefined()
  expect(path()).toBe('/settings')
  expect(localStorage.getItem('sb-api-auth-token')).not.toBeNull()
})

it('deletes nothing before the word is typed', async () => {
  const { sent } = await openSettings({})
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  fireEvent.change(await screen.findByLabelText('Type DELETE to confirm'), { target: { value: 'DELET' } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }))
  expect(await screen.findByText('Type DELETE to go on.')).toBeDefined()
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false)
})

it('reverts an email preference that could not be saved', async () => {
  await openSettings({ 'POST /mail_preferences': { status: 500, body: { message: 'down' } } })
  const tips = await screen.findByLabelText(/^Tips/)
  fireEvent.click(tips)
  expect(await screen.findByText(/Your choice is as it was/)).toBeDefined()
  expect(tips).toHaveProperty('checked', false)
})
