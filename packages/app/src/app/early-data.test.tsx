import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { env } from '../config/env.ts'
import { queryClient } from '../lib/query-client.ts'
import { fakeBackend, type SentRequest, sessionFor } from '../testing/fake-backend.ts'
import { listed, SUMMARY } from '../testing/open-rewards.ts'
import { renderApp } from '../testing/render-app.tsx'
import { earlyRequestsOf, sendEarlyData } from './early-data.ts'

const session = sessionFor('dana@clinic.example', { firstName: 'Dana' })

const keep = (stored: unknown) => localStorage.setItem('sb-api-auth-token', JSON.stringify(stored))

const nameOf = ({ method, url, body }: SentRequest) =>
  `${method} ${url.href} ${body ? JSON.stringify(body) : ''}`

// With a different address or body, the client would not take the early response and would ask a second time.
it.each([
  ['/onboarding/business-details', () => screen.findAllByRole('radio')],
  ['/', () => screen.findByText('Answers missing')],
  ['/rewards', () => screen.findByDisplayValue(new RegExp(SUMMARY.code))],
])('names only requests that the client sends before %s is shown', async (path, untilShown) => {
  queryClient.clear()
  const sent = fakeBackend({
    'GET /initial_drafts': { body: [] },
    'GET /onboarding_responses': { body: [] },
    'GET /unsaved_inputs': { body: [] },
    'GET /site_builds': { body: [] },
    'GET /marketing_details': { body: [] },
    'GET /profiles': { body: [{ first_name: 'Dana', last_name: 'Okafor', company_name: null }] },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    'POST /rpc/referral_summary': { body: SUMMARY },
    'POST /rpc/referral_list': listed([]),
    'POST /rpc/what_changed': { body: { referrals: '1', site: '1', is_under_way: false } },
  })
  await renderApp(path, { session })
  await untilShown()
  const early = earlyRequestsOf(path, session.user.id).map(
    ({ path: address, body }) => `${body ? 'POST' : 'GET'} ${env().apiUrl}/rest/v1/${address} ${body ?? ''}`,
  )
  expect(early.length).toBeGreaterThan(1)
  expect(sent.map(nameOf)).toEqual(expect.arrayContaining(early))
})

/** Returns how many requests are sent early on a path. */
function countOf(path: string): number {
  const fetch = vi.fn(async () => new Response('[]'))
  vi.stubGlobal('fetch', fetch)
  sendEarlyData(path)
  return fetch.mock.calls.length
}

it('sends requests with a valid session, and none for a screen of visitors', () => {
  keep(session)
  expect(countOf('/rewards')).toBe(3)
  expect(countOf('/onboarding/start')).toBe(0)
})

it.each([
  ['has expired', { ...session, expires_at: Date.now() / 1000 }],
  ['has no token', { ...session, access_token: undefined }],
  ['names nobody', { ...session, user: {} }],
  ['is not there', null],
])('sends nothing when the stored session %s', (_why, stored) => {
  keep(stored)
  expect(countOf('/')).toBe(0)
})

it.each([
  ['/rewards', 3],
  ['/rewards#access_token=x.y.z&refresh_token=r', 0],
  ['/rewards#error=access_denied&error_code=otp_expired', 0],
])('the page of %s sends %i requests as soon as its first script runs', async (address, count) => {
  keep(session)
  const fetch = vi.fn(async () => new Response('[]'))
  vi.stubGlobal('fetch', fetch)
  vi.resetModules()
  history.replaceState(null, '', address)
  await import('./early-entry.ts')
  expect(fetch).toHaveBeenCalledTimes(count)
})
