import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { resetSession } from '../../session/session.ts'
import { inputRow } from '../../testing/fake-entries.ts'
import { DRAFT, EMAIL, openMySite } from '../../testing/open-my-site.ts'

beforeEach(() => queryClient.clear())

it('keeps the input when a request is not stored, and clears the form when it is', async () => {
  let requests: unknown[] = []
  let refusal: { status: number; body?: unknown } | null = {
    status: 400,
    body: { code: '23514', message: 'Twenty requests are open already.' },
  }
  const sent = await openMySite({
    'GET /initial_drafts': { body: DRAFT },
    'GET /change_requests': () => ({ body: requests }),
    'POST /change_requests': () => {
      if (refusal) return refusal
      requests = [
        {
          id: 'a',
          areas: ['copy'],
          details: 'Shorter.',
          status: 'in_progress',
          reason: null,
          created_at: DRAFT.delivered_at,
        },
      ]
      return { status: 201 }
    },
  })
  const words = await screen.findByLabelText('What should change?')
  fireEvent.change(words, { target: { value: ' Shorter. ' } })
  fireEvent.click(screen.getByRole('checkbox', { name: /^Copy/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText('20 requests are open already. Wait until one of them is in work.')
  expect(words).toHaveProperty('value', ' Shorter. ')
  expect(screen.queryByRole('heading', { name: 'My requests' })).toBeNull()
  refusal = null
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText('In work')
  await waitFor(() => expect(words).toHaveProperty('value', ''))
  const isRequest = ({ method, url }: (typeof sent)[number]) =>
    method === 'POST' && url.pathname.endsWith('/change_requests')
  expect(sent.findLast(isRequest)?.body).toEqual({
    id: expect.any(String),
    profile_id: `id-of-${EMAIL}`,
    areas: ['copy'],
    details: 'Shorter.',
  })
})

it('sends a request once when Send is pressed twice', async () => {
  const sent = await openMySite({
    'GET /initial_drafts': { body: DRAFT },
    'POST /change_requests': { status: 201 },
  })
  fireEvent.change(await screen.findByLabelText('What should change?'), { target: { value: 'Shorter.' } })
  const send = screen.getByRole('button', { name: 'Send request' })
  fireEvent.click(send)
  // The presses of a double click are two tasks.
  await new Promise((resolve) => void queueMicrotask(() => queueMicrotask(() => resolve(null))))
  fireEvent.click(send)
  await screen.findByText('Request sent')
  const requests = sent.filter(
    ({ method, url }) => method === 'POST' && url.pathname.endsWith('/change_requests'),
  )
  expect(requests).toHaveLength(1)
})

it('says that a request was not sent because the session has ended', async () => {
  await openMySite({
    'GET /initial_drafts': { body: DRAFT },
    'POST /change_requests': { status: 401, body: {} },
  })
  fireEvent.change(await screen.findByLabelText('What should change?'), { target: { value: 'Shorter.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText('No authenticated user found')
})

it('says when the next request can be sent, and keeps the text', async () => {
  const details = JSON.stringify({ budget: 'change_requests', max: 20, hours: 1, retry_after: 600 })
  await openMySite({
    'GET /initial_drafts': { body: DRAFT },
    'POST /change_requests': {
      status: 429,
      body: { code: 'PT429', message: 'Too many.', details, hint: null },
    },
  })
  const words = await screen.findByLabelText('What should change?')
  fireEvent.change(words, { target: { value: 'Shorter.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText(
    /^You have sent 20 requests in the last hour. You can send the next one (tomorrow )?at \d/,
  )
  expect(words).toHaveProperty('value', 'Shorter.')
})

it('brings an unsent request back after a reload, until it is sent', async () => {
  const answers = { 'GET /initial_drafts': { body: DRAFT }, 'POST /change_requests': { status: 201 } }
  const reload = async () => {
    cleanup()
    resetSession()
    queryClient.clear()
    await openMySite(answers)
    return screen.findByLabelText<HTMLTextAreaElement>('What should change?')
  }
  await openMySite(answers)
  fireEvent.change(await screen.findByLabelText('What should change?'), { target: { value: 'Shor' } })
  fireEvent.click(screen.getByRole('checkbox', { name: /^Copy/ }))
  expect(await reload()).toHaveProperty('value', 'Shor')
  expect(screen.getByRole('checkbox', { name: /^Copy/ })).toHaveProperty('checked', true)
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText('Request sent')
  expect(await reload()).toHaveProperty('value', '')
  expect(screen.getByRole('checkbox', { name: /^Copy/ })).toHaveProperty('checked', false)
})

it('shows the request that was begun on another device', async () => {
  const row = inputRow('changeRequest', { areas: ['copy'], details: 'From my phone' })
  await openMySite({ 'GET /initial_drafts': { body: DRAFT }, 'GET /entries': { body: [row] } })
  expect(await screen.findByLabelText('What should change?')).toHaveProperty('value', 'From my phone')
})

it('marks a request that is too long, and does not cut or send it', async () => {
  const sent = await openMySite({ 'GET /initial_drafts': { body: DRAFT } })
  const words = await screen.findByLabelText('What should change?')
  fireEvent.change(words, { target: { value: 'x'.repeat(4001) } })
  expect(words.getAttribute('maxlength')).toBeNull()
  screen.getByText('Too long by 1 character')
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText('Use at most 4000 characters.')
  expect(sent.some(({ url }) => url.pathname.endsWith('/change_requests') && url.search === '')).toBe(false)
})

it('tells why a request was declined, where it was asked', async () => {
  const reason = 'The number is on every page already.'
  await openMySite({
    'GET /initial_drafts': { body: DRAFT },
    'GET /change_requests': {
      body: [
        {
          id: 'a',
          areas: [],
          details: 'Larger.',
          status: 'declined',
          reason,
          created_at: DRAFT.delivered_at,
        },
      ],
    },
  })
  await screen.findByText('Not done')
  screen.getByText(reason)
  expect(screen.queryByText(/Help & Support for the reason/)).toBeNull()
})
