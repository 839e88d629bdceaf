import { ESTABLISHED_WITH_LINK } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { rowsOf } from '../../testing/open-question.ts'
import { draftRow, FRAME } from '../../testing/open-waiting.ts'
import { renderApp } from '../../testing/render-app.tsx'

it('sends a request once when it is stored but its response is lost', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  queryClient.clear()
  let requests: unknown[] = []
  const sent = fakeBackend({
    'GET /onboarding_responses': { body: rowsOf(ESTABLISHED_WITH_LINK) },
    'GET /initial_drafts': { body: draftRow() },
    'GET /site_builds': { body: null },
    'GET /draft_versions': { body: [] },
    'GET /unsaved_inputs': { body: [] },
    // Only this browser has the inputs: no fake of the server's table is needed.
    'POST /unsaved_inputs': { status: 500 },
    'DELETE /unsaved_inputs': { status: 204 },
    'GET /change_requests': () => ({ body: requests }),
    'POST /change_requests': () => {
      const stored = { id: 'a', areas: [], details: 'Shorter.', status: 'open', reason: null }
      requests = [{ ...stored, created_at: '2026-11-22T09:00:00+00:00' }]
      return 'unreachable'
    },
    ...FRAME,
  })
  await renderApp('/my-site', { session: sessionFor('dana@clinic.example') })
  fireEvent.change(await screen.findByLabelText('What should change?'), { target: { value: 'Shorter.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText('Not sent')
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText('Request sent')
  await screen.findByRole('heading', { name: 'My requests' })
  const posts = sent.filter(
    ({ method, url }) => method === 'POST' && url.pathname.endsWith('/change_requests'),
  )
  expect(posts).toHaveLength(1)
})
