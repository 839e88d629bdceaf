import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { env } from '../config/env.ts'
import { queryClient } from '../lib/query-client.ts'
import { fakeBackend, type SentRequest, sessionFor } from '../testing/fake-backend.ts'
import { listed, SUMMARY } from '../testing/open-rewards.ts'
import { renderApp } from '../testing/render-app.tsx'
import { earlyRequestsOf } from './early-data.ts'

const session = sessionFor('dana@clinic.example', { firstName: 'Dana' })

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
