import type { FactKind } from '@foyer/shared/api/reader.ts'
import { FULL_AFTER_PROPOSAL, RECENT_WITHOUT_WEBSITE } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { spentBudget } from '../../testing/fake-backend.ts'
import { siteRows } from '../../testing/fake-entries.ts'
import { openScreen } from '../../testing/open-screen.ts'
import { readingRow } from '../../testing/reading-row.ts'

beforeEach(() => queryClient.clear())

const fact = (kind: FactKind, value: string, rest: object = {}) => ({
  kind,
  value,
  page: 'Contact page',
  before: 'Call us: ',
  marked: value,
  after: '',
  ...rest,
})
const READING = readingRow({
  facts: [
    fact('hours', 'Mon–Wed 8:30–5'),
    fact('phone', '(423) 555-0142'),
    fact('phone', '(423) 555-0199', { before: 'Fax ' }),
    fact('booking', 'cedargrove.janeapp.com'),
  ],
})
const open = (backend: Parameters<typeof openScreen>[1]['backend'], answers = FULL_AFTER_PROPOSAL) =>
  openScreen('/my-site/found', {
    answers,
    backend: { 'PATCH /website_readings': { status: 204 }, ...backend },
  })

it('reads nothing before the owner says yes, and then what was named', async () => {
  const { sent } = await open({
    'GET /website_readings': { body: null },
    'POST /reader/site': { body: READING },
  })
  await screen.findByText('May we read harborfamily.example?')
  expect(sent.some(({ url }) => url.pathname.endsWith('/reader/site'))).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Yes, read it' }))
  await screen.findByRole('heading', { level: 1, name: 'We found this on your site. Right?' })
  expect(sent.find(({ url }) => url.pathname.endsWith('/reader/site'))?.body).toEqual({
    address: 'https://harborfamily.example',
  })
})

it('shows how far the reading is, and goes to the facts when it ends', async () => {
  const rows = {
    body: readingRow({
      ...READING,
      read_at: new Date().toISOString(),
      is_ended: false,
      pages: 1,
      visited: [
        { path: '/', state: 'read' },
        { path: '/contact', state: 'reading' },
      ],
    }),
  }
  await open({ 'GET /website_readings': rows })
  await screen.findByRole('heading', { level: 1, name: 'Reading harborfamily.example' })
  await screen.findByText(/^1 of 2 pages read, 3 facts so far\./)
  expect(screen.getByRole('list', { name: 'Pages' }).textContent).toContain('/contactReading...')
  // Nothing is settled while more may come.
  expect(screen.queryByRole('button', { name: 'Yes, Hours' })).toBeNull()
  rows.body = { ...rows.body, is_ended: true }
  await screen.findByRole('button', { name: 'Yes, Hours' })
})

it('says that a reading could not be ended', async () => {
  const body = readingRow({ ...READING, read_at: new Date().toISOString(), is_ended: false })
  await open({ 'GET /website_readings': { body }, 'PATCH /website_readings': 'unreachable' })
  fireEvent.click(await screen.findByRole('button', { name: 'Stop reading' }))
  await screen.findByText('Not stopped')
})

it('asks anew once another website is named than the one that was read', async () => {
  const reading = { ...READING, asked: 'https://old.example/', settled: { 0: 'yes' } }
  await open({ 'GET /website_readings': { body: reading } })
  await screen.findByText('May we read harborfamily.example?')
  await screen.findByRole('heading', { level: 1, name: 'Read your other website' })
  expect(screen.queryByText('Mon–Wed 8:30–5')).toBeNull()
})

it.each([
  [
    {
      status: 422,
      body: { error: { code: 'not_allowed', message: 'The site asks programs not to read it.' } },
    },
    /asks programs not to read it\. You can type the facts/,
  ],
  [spentBudget('page_readings'), /We have opened pages for you 40 times/],
  ['unreachable' as const, /could not read it just now/],
])('says why it was not read', async (answer, said) => {
  await open({ 'GET /website_readings': { body: null }, 'POST /reader/site': answer })
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, read it' }))
  await screen.findByText(said)
  screen.getByRole('link', { name: 'No, I type it' })
})

it('says that nothing was found, and settles nothing', async () => {
  await open({ 'GET /website_readings': { body: { ...READING, facts: [], settled: {} } } })
  await screen.findByRole('heading', { level: 1, name: 'We found nothing we could use' })
  await screen.findByText(/4 pages of harborfamily\.example\. You can go on; your answers are enough\.$/)
  expect(screen.queryByText(/settled/)).toBeNull()
})

it('asks owners without a website for its address', async () => {
  await open({ 'GET /website_readings': { body: null } }, RECENT_WITHOUT_WEBSITE)
  await screen.findByText('There is no address to read')
})

it('keeps what is right in the checklist, and lets what is wrong be typed', async () => {
  const { saved, sent } = await open({ 'GET /website_readings': { body: { ...READING, settled: {} } } })
  const progress = await screen.findByRole('progressbar', { name: 'Facts settled' })
  expect(progress.getAttribute('aria-valuetext')).toBe('0 of 3 settled')
  fireEvent.click(screen.getByRole('button', { name: 'Yes, Hours' }))
  await waitFor(() => expect(saved()).toEqual({ hours: 'Mon–Wed 8:30–5' }))
  // The next fact has the focus.
  expect(document.activeElement?.textContent).toContain('Two numbers. Which one do people call?')
  fireEvent.click(screen.getByRole('radio', { name: /^\(423\) 555-0142/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Take this one, Phone' }))
  await waitFor(() => expect(saved()).toEqual({ phone: '(423) 555-0142' }))
  fireEvent.click(screen.getByRole('button', { name: 'No, Booking link' }))
  const field = await screen.findByLabelText<HTMLInputElement>('Booking link that is right')
  expect([document.activeElement, field.value]).toEqual([field, ''])
  fireEvent.change(field, { target: { value: 'my page' } })
  fireEvent.blur(field)
  screen.getByText('Enter a web address like yourpractice.com.')
  fireEvent.change(field, { target: { value: 'book.example/dana' } })
  await waitFor(() => expect(saved()).toEqual({ bookingUrl: 'book.example/dana' }))
  await waitFor(() =>
    expect(sent.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
      settled: { 0: 'yes', 1: 'yes', 2: 'no', 3: 'no' },
      is_ended: true,
    }),
  )
  screen.getByText('All of it is settled.')
})

it('takes an answer back, with what it had filled in', async () => {
  const { saved } = await open({
    'GET /website_readings': { body: { ...READING, settled: { 0: 'yes' } } },
    'GET /entries': { body: siteRows({ details: { details: { hours: 'Mon–Wed 8:30–5' } } }) },
  })
  const row = (await screen.findByRole('button', { name: 'Undo Hours' })).closest('li') as HTMLElement
  within(row).getByText('Yes')
  fireEvent.click(screen.getByRole('button', { name: 'Undo Hours' }))
  await screen.findByRole('button', { name: 'Yes, Hours' })
  await waitFor(() => expect(saved()).toEqual({ hours: '' }))
})
