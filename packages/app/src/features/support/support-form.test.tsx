import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { queryClient } from '../../lib/query-client.ts'
import { resetSession } from '../../session/session.ts'
import { type Answer, fakeBackend, sessionFor, spentBudget } from '../../testing/fake-backend.ts'
import { inputRow } from '../../testing/fake-entries.ts'
import { renderApp } from '../../testing/render-app.tsx'

const session = sessionFor('dana@clinic.example', { firstName: 'Dana' })
const MESSAGE = 'How do I change my links?'
const FILED = { request: { id: '00000000-0000-4000-8000-0000000000a1', created_at: '2026-11-20T09:00:00Z' } }

beforeEach(() => queryClient.clear())

async function open(answers: Parameters<typeof fakeBackend>[0] = {}) {
  const sent = fakeBackend({
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    'POST /rpc/what_changed': { body: { referrals: '', site: '', is_under_way: false } },
    'GET /support_requests': { body: [] },
    'GET /entries': { body: [] },
    // Only this browser has the inputs: no fake of the server's table is needed.
    'POST /rpc/save_entries': { status: 500 },
    ...answers,
  })
  const { router } = await renderApp('/support', { session })
  const message = await screen.findByLabelText<HTMLTextAreaElement>('Your message')
  // The test browser does not know the element <search>, and React says so.
  vi.mocked(console.error).mockClear()
  return { sent, message, router }
}

async function reload(answers?: Readonly<Record<string, Answer>>) {
  cleanup()
  resetSession()
  queryClient.clear()
  // Another tab: the session storage of the first one is not there.
  sessionStorage.clear()
  return open(answers)
}

function write(message: HTMLElement) {
  fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: 'my_site' } })
  fireEvent.change(message, { target: { value: MESSAGE } })
}

const send = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send to the support' }))
  })

it('says when the next message can be sent, and keeps the text', async () => {
  const { message } = await open({ 'POST /support': spentBudget('support_requests') })
  write(message)
  await send()
  await screen.findByText(/and we have them all. You can send the next one (tomorrow )?at \d/)
  expect(message.value).toBe(MESSAGE)
})

it('brings an unsent message back in another tab, and sends it as the same request', async () => {
  const down = { 'POST /support': { status: 503, body: {} } }
  const first = await open(down)
  write(first.message)
  await send()
  await screen.findByText('Your message is still here')
  const second = await reload({ 'POST /support': { body: FILED } })
  expect(second.message.value).toBe(MESSAGE)
  expect(screen.getByLabelText('What is it about?')).toHaveProperty('value', 'my_site')
  await send()
  await screen.findByRole('heading', { name: 'We have your message' })
  const idOf = ({ sent }: typeof first) =>
    sent.find(({ url }) => url.pathname.endsWith('/support'))?.body as { request_id: string }
  expect(idOf(second).request_id).toBe(idOf(first).request_id)
})

it('sends a text that was changed after a failure as another request', async () => {
  const { sent, message } = await open({ 'POST /support': { status: 503, body: {} } })
  write(message)
  await send()
  await screen.findByText('Your message is still here')
  fireEvent.change(message, { target: { value: `${MESSAGE} And my phone number?` } })
  await send()
  await screen.findByText('Your message is still here')
  const ids = sent
    .filter(({ url }) => url.pathname.endsWith('/support'))
    .map(({ body }) => (body as { request_id: string }).request_id)
  expect(new Set(ids).size).toBe(2)
})

it('starts an empty message after the last one was sent', async () => {
  const { message } = await open({ 'POST /support': { body: FILED } })
  write(message)
  await send()
  fireEvent.click(await screen.findByRole('button', { name: 'Write another message' }))
  expect(screen.getByLabelText('Your message')).toHaveProperty('value', '')
  expect((await reload()).message.value).toBe('')
})

it('shows the message that was begun on another device', async () => {
  const input = { requestId: FILED.request.id, topic: 'account', message: 'From my phone', page: '' }
  const row = inputRow('supportRequest', input)
  const { message } = await open({ 'GET /entries': { body: [row] } })
  expect(message.value).toBe('From my phone')
})

it('says on the next screen that the message was not sent', async () => {
  let answer: (given: Answer) => void = () => {}
  const held = () => new Promise<Answer>((resolve) => (answer = resolve))
  const { message, router, sent } = await open({ 'POST /support': held })
  write(message)
  await send()
  await waitFor(() => expect(sent.some(({ url }) => url.pathname.endsWith('/support'))).toBe(true))
  await act(() => router.navigate('/settings'))
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  answer({ status: 503, body: {} })
  expect((await screen.findByRole('alert')).textContent).toContain('Your message to the support is not sent')
  await act(() => router.navigate('/support'))
  expect(await screen.findByLabelText('Your message')).toHaveProperty('value', MESSAGE)
})

it('sends a UUID where the browser makes none, as on plain HTTP', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto), subtle: crypto.subtle })
  const { sent, message } = await open({ 'POST /support': { body: FILED } })
  write(message)
  await send()
  const body = sent.find(({ method, url }) => method === 'POST' && url.pathname.endsWith('/support'))?.body
  expect(z.object({ request_id: z.uuid() }).safeParse(body).success).toBe(true)
})
