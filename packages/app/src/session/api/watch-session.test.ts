import { AuthClient } from '@supabase/supabase-js'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sessionFor } from '../../testing/fake-backend.ts'
import type { Person } from '../person.ts'
import { watchSession } from './watch-session.ts'

type Listener = Parameters<AuthClient['onAuthStateChange']>[0]
type AuthEvent = Parameters<Listener>[0]

/** Returns the reported emails after the client has sent these events; the network is never called. */
async function reportsAfter(...events: (readonly [AuthEvent, session?: Parameters<Listener>[1]])[]) {
  vi.spyOn(AuthClient.prototype, 'onAuthStateChange').mockImplementation((listener: Listener) => {
    for (const [event, session = null] of events) void listener(event, session)
    return { data: { subscription: { id: 'one', callback: listener, unsubscribe: () => {} } } }
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const reports: (string | undefined)[] = []
  await watchSession((person: Person | null) => reports.push(person?.email))
  return reports
}

const keepSession = (text = JSON.stringify(sessionFor('dana@clinic.example'))) =>
  localStorage.setItem('sb-api-auth-token', text)

it('reports the stored person when an expired session cannot be refreshed without a connection', async () => {
  keepSession()
  expect(await reportsAfter(['INITIAL_SESSION'])).toEqual(['dana@clinic.example'])
})

it('reports no person at once, before the client is loaded, when no session is stored', async () => {
  expect(await reportsAfter()).toEqual([undefined])
})

it('reports no person when the stored session is malformed', async () => {
  keepSession('{"broken')
  expect(await reportsAfter(['INITIAL_SESSION'])).toEqual([undefined])
})

it('reports no person after signing out', async () => {
  keepSession()
  expect(await reportsAfter(['SIGNED_OUT'])).toEqual([undefined])
})

it('reports the person of another tab that signed in', async () => {
  keepSession()
  const session = sessionFor('erin@clinic.example') as unknown as Parameters<Listener>[1]
  expect(await reportsAfter(['INITIAL_SESSION'], ['SIGNED_IN', session])).toEqual([
    'dana@clinic.example',
    'erin@clinic.example',
  ])
})
