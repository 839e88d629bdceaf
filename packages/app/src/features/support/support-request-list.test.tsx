import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { type Answer, fakeBackend, sessionFor, storeEntries } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'

const session = sessionFor('dana@clinic.example', { firstName: 'Dana' })
const asked = {
  id: '00000000-0000-4000-8000-0000000000a1',
  topic: 'my_site',
  message: 'How do I change my links?',
  page: null,
  status: 'open',
  mailed_at: null,
  created_at: '2026-11-20T09:00:00+00:00',
}

async function open(answer: () => Answer, filed?: Answer) {
  queryClient.clear()
  const sent = fakeBackend({
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    'POST /rpc/what_changed': { body: { referrals: '', site: '', is_under_way: false } },
    'GET /support_requests': answer,
    'GET /entries': { body: [] },
    'POST /rpc/save_entries': storeEntries,
    ...(filed && { 'POST /support': filed }),
  })
  await renderApp('/support', { session })
  const list = within(await screen.findByRole('region', { name: 'Messages you sent' }))
  // The test browser does not know the element <search>, and React says so.
  vi.mocked(console.error).mockClear()
  return { list, sent }
}

it('lists the messages of a person as they come, with the state of each answer', async () => {
  const { list, sent } = await open(() => ({
    body: [
      { ...asked, id: 'a4' },
      { ...asked, id: 'a3', mailed_at: asked.created_at },
      { ...asked, id: 'a2', mailed_at: asked.created_at, status: 'answered' },
      { ...asked, id: 'a1', mailed_at: asked.created_at, status: 'closed' },
    ],
  }))
  const items = await list.findAllByRole('listitem')
  expect(items.map((item) => item.textContent?.replace(/[A-Z][a-z]{2} \d+/, ' day '))).toEqual([
    'Kept day It is on its way to the support.My website or its draftHow do I change my links?',
    'Sent day It is in our mailbox. The answer comes by email.My website or its draftHow do I change my links?',
    'Answered day Look for our answer in your inbox.My website or its draftHow do I change my links?',
    'Closed day Nothing is left to do.My website or its draftHow do I change my links?',
  ])
  const asking = sent.find(({ url }) => url.pathname.endsWith('/support_requests'))
  expect(asking?.url.searchParams.get('profile_id')).toBe(`eq.${session.user.id}`)
  expect(asking?.url.searchParams.get('order')).toBe('created_at.desc')
})

it.each([
  [49, false],
  [50, true],
])('asks for the latest 50, and says so when there may be more: %i', async (count, isSaid) => {
  const rows = Array.from({ length: count }, (_, place) => ({ ...asked, id: `a${place}` }))
  const { list, sent } = await open(() => ({ body: rows }))
  expect(await list.findAllByRole('listitem')).toHaveLength(count)
  expect(list.queryByText(/^Only the latest 50 are shown here/) !== null).toBe(isSaid)
  const asking = sent.find(({ url }) => url.pathname.endsWith('/support_requests'))
  expect(asking?.url.searchParams.get('limit')).toBe('50')
})

it('says that there are no messages yet, and shows a new one once it is sent', async () => {
  const stored: object[] = []
  const { list } = await open(() => ({ body: stored }), {
    body: { request: { id: asked.id, created_at: asked.created_at } },
  })
  await list.findByText('No messages yet')
  fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: 'my_site' } })
  fireEvent.change(screen.getByLabelText('Your message'), { target: { value: asked.message } })
  stored.push(asked)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send to the support' })))
  expect((await list.findByRole('listitem')).textContent).toContain(asked.message)
})

it('offers another attempt when the messages could not be loaded', async () => {
  let isDown = true
  const { list } = await open(() => (isDown ? { status: 500, body: {} } : { body: [asked] }))
  await list.findByText('Your messages could not be loaded.')
  isDown = false
  fireEvent.click(list.getByRole('button', { name: 'Try again' }))
  expect((await list.findByRole('listitem')).textContent).toContain('Kept')
})
