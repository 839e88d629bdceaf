import { FULL_WITH_WEBSITE } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { startReading } from '../../site/website-reading.ts'
import { ID, open, pick, question } from '../../testing/open-question.ts'
import { readingRow } from '../../testing/reading-row.ts'

const PATH = '/onboarding/build-presence/practice-vision'
const ANSWERS = pick(
  FULL_WITH_WEBSITE,
  'businessDetails',
  'marketingDetails',
  'webPresence',
  'webPresenceLinks',
  'websiteFeedback',
)

it('offers to read the website after a reload that ended the reading', async () => {
  await open(PATH, ANSWERS, { 'GET /website_readings': { body: null } })
  const said = await screen.findByText('Your website is not read yet.')
  const link = said.parentElement?.querySelector('a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Read it now', '/my-site/found'])
})

it('says that the website is not read when the owner has named another one since', async () => {
  const reading = readingRow({ asked: 'https://old.example/' })
  await open(PATH, ANSWERS, { 'GET /website_readings': { body: reading } })
  await screen.findByText('Your website is not read yet.')
})

it('says nothing about the reading while it is not known whether there was one', async () => {
  await open(PATH, ANSWERS, { 'GET /website_readings': { status: 400, body: { message: 'No' } } })
  await question(/./)
  expect(screen.queryByText(/Your website is/)).toBeNull()
  expect(screen.queryByRole('link', { name: /read/i })).toBeNull()
})

it('says why the website was not read, and that the answers are enough', async () => {
  const refusal = { code: 'not_allowed', message: 'The site asks programs not to read it.' }
  await open(PATH, ANSWERS, {
    'GET /website_readings': { body: null },
    'POST /reader/site': { status: 422, body: { error: refusal } },
  })
  await screen.findByText('Your website is not read yet.')
  await act(() => startReading(queryClient, ID, 'https://harborfamily.example'))
  await screen.findByText(`${refusal.message} You can go on; your answers are enough.`)
})

it('shows the pages while they are read, and ends the reading with what was read', async () => {
  const fact = { kind: 'phone', page: '', before: '', marked: '', after: '' } as const
  const underWay = readingRow({
    read_at: new Date().toISOString(),
    is_ended: false,
    pages: 2,
    visited: [
      { path: '/', state: 'read' },
      { path: '/contact', state: 'read' },
      { path: '/rates', state: 'reading' },
      { path: '/portal', state: 'password' },
      { path: '/team', state: 'next' },
    ],
    facts: [
      { ...fact, value: '1', path: '/' },
      { ...fact, kind: 'hours', value: '2', path: '/contact' },
      { ...fact, kind: 'services', value: '3', path: '/contact' },
    ],
  })
  const rows = { body: underWay }
  const { sent } = await open(PATH, ANSWERS, {
    'GET /website_readings': rows,
    'PATCH /website_readings': { status: 204 },
  })
  await screen.findByText('We are reading harborfamily.example. 2 of 5 pages read, 3 facts so far.')
  fireEvent.click(screen.getByRole('button', { name: 'See the pages' }))
  const pages = within(screen.getByRole('list', { name: 'Pages' }))
  expect(pages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home pagePhone1 fact',
    '/contactHours, services2 facts',
    '/ratesReading...',
    '/portalAsks for a password, so we leave it',
    '/teamNext',
  ])
  rows.body = { ...underWay, is_ended: true }
  fireEvent.click(screen.getByRole('button', { name: 'Stop reading' }))
  await screen.findByText('3 facts from your website wait for your yes.')
  expect(sent.findLast(({ method }) => method === 'PATCH')?.body).toEqual({ is_ended: true })
  // The pages stay as long as they are open.
  await waitFor(() => expect(pages.getAllByText('Not read')).toHaveLength(2))
  fireEvent.click(screen.getByRole('button', { name: 'Hide the pages' }))
  expect(screen.queryByRole('list', { name: 'Pages' })).toBeNull()
})

it.each([
  ['was cut off after some pages', 2, '2 facts from your website wait for your yes.'],
  ['was ended before the first page', 0, 'Your website is not read yet.'],
])('keeps what was read when a reading %s', async (_, pages, said) => {
  const fact = { page: '', before: '', marked: '', after: '', value: '1' }
  const facts = (['phone', 'hours'] as const).map((kind) => ({ ...fact, kind }))
  const body = readingRow({ is_ended: false, pages, facts })
  await open(PATH, ANSWERS, { 'GET /website_readings': { body } })
  await screen.findByText(said)
})
