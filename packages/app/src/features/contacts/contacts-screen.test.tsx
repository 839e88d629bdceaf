import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'
import type { Contact } from './api/load-contacts.ts'

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

async function open(contacts: readonly Contact[]) {
  fakeBackend({
    'POST /rpc/referral_contacts': { body: contacts },
    'GET /initial_drafts': { body: null },
    'GET /onboarding_responses': { body: [] },
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
  })
  return renderApp('/contacts', { session: sessionFor('dana@clinic.example') })
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

it.each([
  ['gmail', 'j'],
  ['FALL newsletter', 'j'],
  ['partner.example/blog', 'j'],
  ['your link', 'a'],
  ['•••@', 'ja'],
])('finds by %j', async (search, found) => {
  await open([CONTACT, OTHER])
  fireEvent.change(await screen.findByLabelText('Search'), { target: { value: search } })
  expect((await rows()).map(([person]) => person?.charAt(0)).join('')).toBe(found)
})

it('filters by stage, and resets the filter when there is no match', async () => {
  await open([CONTACT, OTHER])
  fireEvent.change(await screen.findByLabelText('Stage'), { target: { value: 'signed_up' } })
  expect(await rows()).toHaveLength(1)
  screen.getByText('1 of 2 people')
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'gmail' } })
  screen.getByText('No one matches this search.')
  fireEvent.click(screen.getByRole('button', { name: 'Show everybody' }))
  expect(await rows()).toHaveLength(2)
})

it('links to the snippet when there are no contacts', async () => {
  await open([])
  const link = await screen.findByRole('link', { name: 'Get your snippet' })
  expect(link.getAttribute('href')).toBe('/rewards')
})

it('says that only the newest people are listed when the list is cut off', async () => {
  await open(Array.from({ length: 1000 }, (_, index) => ({ ...CONTACT, id: String(index) })))
  await screen.findByText(/Only the 1,000 people seen last are listed\./)
})

it('shows no note when all people are listed', async () => {
  await open(Array.from({ length: 999 }, (_, index) => ({ ...CONTACT, id: String(index) })))
  await screen.findByText('999 people')
  expect(screen.queryByText(/are listed\./)).toBeNull()
})
