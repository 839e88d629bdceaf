import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'
import type { CountedPage } from './api/referral-pages.ts'

beforeEach(() => queryClient.clear())

const UNTOLD = { last_seen_at: null, version: null, ready_ms: null }
const NO_RESULTS = {
  code: 'H4RBRFM7',
  funnel: { leads: 0, signed_up: 0, onboarded: 0, launched: 0, approved: 0, paid: 0 },
  money: { pending_cents: 0, approved_cents: 0, paid_cents: 0 },
  weeks: [],
  sources: [],
}

async function open(counts: { status?: number; body: readonly CountedPage[] }) {
  fakeBackend({
    'POST /rpc/referral_summary': { body: NO_RESULTS },
    'POST /rpc/referral_list': { body: { rows: [], next: null, total: 0, statuses: {} } },
    'POST /rpc/what_changed': { body: { referrals: '1', site: '1', is_under_way: false } },
    'POST /rpc/referral_pages': { body: [] },
    'POST /rpc/referral_page_counts': counts,
    'GET /initial_drafts': { body: null },
    'GET /onboarding_responses': { body: [] },
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
  })
  await renderApp('/rewards/results', { session: sessionFor('dana@clinic.example') })
  return within(await screen.findByRole('region', { name: 'Your pages' }))
}

it('shows how many visitors of each page saw, started and sent the form', async () => {
  const card = await open({
    body: [
      {
        page: 'https://pat.example/',
        views: 2400,
        focuses: 12,
        submits: 0,
        last_seen_on: '2025-11-03',
        ...UNTOLD,
      },
      {
        page: 'https://pat.example/learn',
        views: 40,
        focuses: 10,
        submits: 50,
        last_seen_on: '2025-11-01',
        ...UNTOLD,
      },
    ],
  })
  const [, weak, strong] = (await card.findAllByRole('row')).map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  )
  expect(weak?.join(' ')).toMatch(/pat\.example\/ .*2,400.*12 \(1%\).*0.*Nov 3, 2025/)
  expect(strong?.join(' ')).toMatch(/pat\.example\/learn .*40.*10 \(25%\).*50 .*Nov 1, 2025/)
})

it('names the row of all pages beyond the daily limit', async () => {
  const card = await open({
    body: [{ page: null, views: 4000, focuses: 0, submits: 0, last_seen_on: '2025-11-03', ...UNTOLD }],
  })
  expect((await card.findAllByRole('row')).at(-1)?.textContent).toContain('Other pages')
  expect(card.getByText(/100 new pages a day are counted one by one/)).toBeDefined()
})

it('says when pages appear while there are none', async () => {
  const card = await open({ body: [] })
  expect(await card.findByText('No visits yet')).toBeDefined()
})

it('says that counts could not be loaded and offers to try again', async () => {
  const card = await open({ status: 400, body: [] })
  expect(await card.findByText(/We could not load these counts/)).toBeDefined()
  expect(card.getByRole('button', { name: 'Try again' })).toBeDefined()
})
