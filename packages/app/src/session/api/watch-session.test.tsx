import { type AuthChangeEvent, AuthClient, type Session } from '@supabase/supabase-js'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sessionFor } from '../../testing/fake-backend.ts'
import type { Person } from '../person.ts'
import { watchSession } from './watch-session.ts'

type Event = readonly [AuthChangeEvent, session?: Session]

/** Returns the reported emails after the client has sent these events; the network is never called. */
async function reportsAfter(...events: Event[]) {
  vi.spyOn(AuthClient.prototype, 'onAuthStateChange').mockImplementation((listener) => {
    for (const [event, session = null] of events) void listener(event, session)
    return { data: { subscription: { id: 'one', callback: listener, unsubscribe: () => {} } } }
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const reports: (string | undefined)[] = []
  await watchSession((person: Person | null) => reports.push(person?.email))
  return reports
}

/** Stores a session that expires in so many seconds. */
const keepSession = (expiresIn: number) =>
  keepText(
    JSON.stringify({ ...sessionFor('dana@clinic.example'), expires_at: Date.now() / 1000 + expiresIn }),
  )
const keepText = (text: string) => localStorage.setItem('sb-api-auth-token', text)

it('reports the stored person when an expired session cannot be refreshed without a connection', async () => {
  keepSession(0)
  expect(await reportsAfter(['INITIAL_SESSION'])).toEqual(['dana@clinic.example'])
})

it('reports the stored person at once while the session is valid', async () => {
  keepSession(3600)
  expect(await reportsAfter()).toEqual(['dana@clinic.example'])
})

it('leaves a session that must be refreshed to the client', async () => {
  keepSession(60)
  expect(await reportsAfter()).toEqual([])
})

it('reports no person at once, before the client is loaded, when no session is stored', async () => {
  expect(await reportsAfter()).toEqual([undefined])
})

it('reports no person when the stored session is malformed', async () => {
  keepText('{"broken')
  expect(await reportsAfter(['INITIAL_SESSION'])).toEqual([undefined])
})

it('reports no person after signing out', async () => {
  keepSession(0)
  expect(await reportsAfter(['SIGNED_OUT'])).toEqual([undefined])
})

it('reports the person of another tab that signed in', async () => {
  keepSession(0)
  const { user, ...tokens } = sessionFor('erin@clinic.example')
  const session = {
    ...tokens,
    token_type: 'bearer' as const,
    user: { ...user, app_metadata: {}, created_at: '' },
  }
  expect(await reportsAfter(['INITIAL_SESSION'], ['SIGNED_IN', session])).toEqual([
    'dana@clinic.example',
    'erin@clinic.example',
  ])
})
