import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { fakeBackend, type SentRequest, sessionFor } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'
import type { Contact } from './api/contacts.ts'

const CONTACT: Contact = {
  id: 'one',
  masked_email: 'j•••@gmail.com',
  channel: 'widget',
  utm_source: 'newsletter',
  utm_medium: 'email',
  utm_campaign: 'fall',
  page: 'https://partner.example/blog/opening',
  captures: 2,
  first_captured_at: '2026-10-01T12:00:00.5+00:00',
  last_captured_at: '2026-11-02T12:00:00+00:00',
  stage: 'lead',
}
const OTHER: Contact = {
  ...CONTACT,
  id: 'two',
  masked_email: 'a•••@northmed.example',
  channel: 'link',
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  page: null,
  first_captured_at: '2026-09-01T12:00:00+00:00',
  stage: 'signed_up',
}

beforeEach(() => {
  queryClient.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
})

/** Answers with all contacts of a stage, whatever the search, as the database does. */
function answer(contacts: readonly Contact[], total = contacts.length) {
  return ({ body }: SentRequest) => {
    const stages: Record<string, number> = {}
    for (const { stage } of contacts) stages[stage] = (stages[stage] ?? 0) + 1
    const wanted = Object(body)
    if (wanted.search === 'nobody') return { body: { rows: [], next: null, total: 0, stages } }
    const rows = contacts
      .filter(({ stage }) => !wanted.wanted_stages || wanted.wanted_stages.includes(stage))
      .map((row) => (wanted.after ? { ...row, id: `next ${row.id}` } : row))
    const next = total > contacts.length && !wanted.after ? NEXT : null
    return { body: { rows, next, total: total + rows.length - contacts.length, stages } }
  }
}
const NEXT = { key: '2026', id: '00000000-0000-4000-8000-000000000001' }

async function open(
  contacts: readonly Contact[],
  total?: number,
  fail: (request: SentRequest) => { status: number; body: object } | undefined = () => undefined,
) {
  const usual = answer(contacts, total)
  const sent = fakeBackend({
    'POST /rpc/referral_contacts': (request) => fail(request) ?? usual(request),
    'POST /rpc/what_changed': { body: { referrals: '1', site: '1', is_under_way: false } },
    'GET /initial_drafts': { body: null },
    'GET /onboarding_responses': { body: [] },
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
  })
  await renderApp('/contacts', { session: sessionFor('dana@clinic.example') })
  return () => sent.filter(({ url }) => url.pathname.endsWith('referral_contacts')).map(({ body }) => body)
}

async function rows() {
  const table = within(await screen.findByRole('table', { name: 'Contacts' }))
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell'))
    .map((cells) => cells.map(({ textContent }) => textContent))
}

it('shows email, channel, source, page, stage and dates of each contact', async () => {
  await open([CONTACT, OTHER])
  expect(await rows()).toEqual([
    [
      'j•••@gmail.com',
      'Lead',
      'Source: Your snippet newsletter / email / fall',
      'Page: partner.example/blog/opening',
      'First seen: Oct 1',
      'Last seen: Nov 2',
    ],
    [
      'a•••@northmed.example',
      'Signed up',
      'Source: Your link',
      'Page: Not known',
      'First seen: Sep 1',
      'Last seen: Nov 2',
    ],
  ])
})

it('lets the database search when typing pauses, filter and sort', async () => {
  const asked = await open([CONTACT, OTHER])
  const search = await screen.findByLabelText('Search')
  for (const value of ['g', 'gm', 'gmail ']) fireEvent.change(search, { target: { value } })
  await waitFor(() => expect(asked()).toHaveLength(2))
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'page descending' } })
  await waitFor(() => expect(asked()).toHaveLength(3))
  fireEvent.change(screen.getByLabelText('Stage'), { target: { value: 'signed_up' } })
  await screen.findByText('1 of 2 people')
  expect(asked()).toEqual([
    { sort_by: 'last', is_descending: true, page_size: 50 },
    { sort_by: 'last', is_descending: true, page_size: 50, search: 'gmail' },
    { sort_by: 'page', is_descending: true, page_size: 50, search: 'gmail' },
    {
      sort_by: 'page',
      is_descending: true,
      page_size: 50,
      search: 'gmail',
      wanted_stages: ['signed_up', 'onboarded'],
    },
  ])
})

it('marks a search that is too long, and sends it once it is shorter', async () => {
  const asked = await open([CONTACT, OTHER])
  const search = await screen.findByLabelText<HTMLInputElement>('Search')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.change(search, { target: { value: 'g'.repeat(202) } })
  expect(search.value).toHaveLength(202)
  expect(search.maxLength).toBe(-1)
  screen.getByText('Too long by 2 characters')
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  expect(asked()).toHaveLength(1)
  fireEvent.change(search, { target: { value: 'g'.repeat(200) } })
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ search: 'g'.repeat(200) }))
})

it('keeps the search when its contacts could not be loaded', async () => {
  let isDown = true
  await open([CONTACT, OTHER], 2, (sent) =>
    isDown && Object(sent.body).search ? { status: 500, body: {} } : undefined,
  )
  const search = await screen.findByLabelText<HTMLInputElement>('Search')
  fireEvent.change(search, { target: { value: 'gmail' } })
  await screen.findByText(/could not load your contacts/, {}, { timeout: 5000 })
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('gmail')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(2)
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('gmail')
})

it('resets search and filter when there is no match', async () => {
  await open([CONTACT, OTHER])
  fireEvent.change(await screen.findByLabelText('Search'), { target: { value: 'nobody' } })
  await screen.findByText('No one matches this search.')
  fireEvent.click(screen.getByRole('button', { name: 'Show everybody' }))
  await screen.findByText('2 people')
  expect(await rows()).toHaveLength(2)
})

it('loads the next page on request, and says how many people there are', async () => {
  const asked = await open([CONTACT, OTHER], 1234)
  await screen.findByText('2 of 1,234 shown')
  fireEvent.click(screen.getByRole('button', { name: 'Show 50 more' }))
  await screen.findByText('4 of 1,234 shown')
  expect(asked().at(-1)).toMatchObject({ after: NEXT })
})

it('goes on with a search until a page is full or everybody was looked at', async () => {
  const asked = await open([CONTACT, OTHER], 2, ({ body }) => {
    const { search, after } = Object(body)
    if (search !== 'north') return
    const rows = after ? [OTHER] : []
    return { status: 200, body: { rows, next: after ? null : NEXT, total: null, stages: { lead: 5000 } } }
  })
  fireEvent.change(await screen.findByLabelText('Search'), { target: { value: 'north' } })
  await screen.findByText('1 of 5,000 people')
  expect(asked().at(-1)).toMatchObject({ search: 'north', after: NEXT })
})

it('says that a search has more than it shows', async () => {
  const rows = Array.from({ length: 50 }, (_, n) => ({ ...CONTACT, id: `${n}` }))
  await open([CONTACT], 1, ({ body }) =>
    Object(body).search
      ? { status: 200, body: { rows, next: NEXT, total: null, stages: { lead: 5000 } } }
      : undefined,
  )
  fireEvent.change(await screen.findByLabelText('Search'), { target: { value: 'gmail' } })
  await screen.findByText('More than 50 of 5,000 people')
  screen.getByRole('button', { name: 'Show 50 more' })
  screen.getByText('50 shown')
})

it('links to the snippet when there are no contacts', async () => {
  await open([])
  const link = await screen.findByRole('link', { name: 'Get your snippet' })
  expect(link.getAttribute('href')).toBe('/rewards/share')
})
