import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { fakeBackend, sessionFor } from './fake-backend.ts'
import { renderApp } from './render-app.tsx'

/** The owner of the opened settings. */
export const EMAIL = 'dana@clinic.example'

/** What a partner is owed. */
export const MONEY = {
  has_account: true,
  masked: '4471',
  method: 'ach',
  on_its_way_cents: 60_000,
  on_its_way_until: '2126-11-27',
  due_cents: 20_000,
  leaving_cents: 20_000,
  next_payday: '2126-12-07',
  waits_for: null,
  held_cents: 0,
  held: 0,
  decides_by: null,
  launched_cents: 40_000,
  launched: 2,
  last_due_on: '2126-12-22',
  would_close_on: '2127-01-05',
  closes_on: null,
}
const NO_MONEY = {
  ...MONEY,
  on_its_way_cents: 0,
  due_cents: 0,
  leaving_cents: 0,
  launched_cents: 0,
  launched: 0,
  last_due_on: null,
  would_close_on: null,
}

/** Opens the settings of an owner to whom no money is owed, unless the answers say otherwise. */
export async function openSettings(answers: Parameters<typeof fakeBackend>[0]) {
  queryClient.clear()
  const sent = fakeBackend({
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: null } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    'GET /mail_preferences': { body: null },
    'GET /user': { body: sessionFor(EMAIL).user },
    'POST /rpc/closing_money': { body: NO_MONEY },
    ...answers,
  })
  const app = await renderApp('/settings', { session: sessionFor(EMAIL) })
  await screen.findByLabelText('First Name')
  await waitFor(() => expect(sent.some(({ url }) => url.pathname.endsWith('/closing_money'))).toBe(true))
  return { sent, ...app }
}
