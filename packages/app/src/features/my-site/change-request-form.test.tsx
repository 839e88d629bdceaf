import { ESTABLISHED_WITH_LINK } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { type Answer, fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { rowsOf } from '../../testing/open-question.ts'
import { draftRow, FRAME } from '../../testing/open-waiting.ts'
import { renderApp } from '../../testing/render-app.tsx'

async function open(answers: readonly Answer[]) {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  queryClient.clear()
  const waiting = [...answers]
  const sent = fakeBackend({
    'GET /onboarding_responses': { body: rowsOf(ESTABLISHED_WITH_LINK) },
    'GET /initial_drafts': { body: draftRow() },
    'GET /site_builds': { body: null },
    'GET /draft_versions': { body: [] },
    'GET /entries': { body: [] },
    // Only this browser has the inputs: no fake of the server's table is needed.
    'POST /rpc/save_entries': { status: 500 },
    'GET /change_requests': { body: [] },
    'POST /change_requests': () => waiting.shift() ?? 'unreachable',
    ...FRAME,
  })
  await renderApp('/my-site', { session: sessionFor('dana@clinic.example') })
  return () =>
    sent
      .filter(({ method, url }) => method === 'POST' && url.pathname.endsWith('/change_requests'))
      .map(({ body }) => (body as { id: string }).id)
}

async function write(details: string) {
  fireEvent.change(await screen.findByLabelText('What should change?'), { target: { value: details } })
}

async function send(outcome: 'Not sent' | 'Request sent') {
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText(outcome)
}

it('sends a request again as the same one, which may be stored already', async () => {
  const ids = await open(['unreachable', { status: 409, body: { code: '23505', message: 'duplicate key' } }])
  await write('Shorter.')
  await send('Not sent')
  await send('Request sent')
  expect(ids()).toHaveLength(2)
  expect(new Set(ids()).size).toBe(1)
})

it('sends a text that was changed after a failure as another request', async () => {
  const ids = await open(['unreachable', { status: 201 }])
  await write('Shorter.')
  await send('Not sent')
  await write('Shorter, and in Spanish.')
  await send('Request sent')
  expect(new Set(ids()).size).toBe(2)
})
