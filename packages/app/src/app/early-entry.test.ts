import { expect, it, vi } from 'vitest'
import { sessionFor } from '../testing/fake-backend.ts'
import { sendEarlyData } from './early-data.ts'

const session = sessionFor('dana@clinic.example', { firstName: 'Dana' })

const keep = (stored: unknown) => localStorage.setItem('sb-api-auth-token', JSON.stringify(stored))

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

it('sends them as soon as the first script of the page runs', async () => {
  keep(session)
  const fetch = vi.fn(async () => new Response('[]'))
  vi.stubGlobal('fetch', fetch)
  vi.resetModules()
  history.replaceState(null, '', '/rewards')
  await import('./early-entry.ts')
  expect(fetch).toHaveBeenCalledTimes(3)
})
