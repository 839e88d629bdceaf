import { AuthClient } from '@supabase/auth-js'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sessionFor } from '../../testing/fake-backend.ts'
import type { Person } from '../person.ts'
import { watchSession } from './watch-session.ts'

/** Watches while the client reports no session; the network is never asked. */
async function watch(event: 'INITIAL_SESSION' | 'SIGNED_OUT') {
  vi.spyOn(AuthClient.prototype, 'onAuthStateChange').mockImplementation((listener) => {
    void listener(event, null)
    return { data: { subscription: { id: 'one', callback: listener, unsubscribe: () => {} } } }
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const reports: (string | undefined)[] = []
  await watchSession((person: Person | null) => reports.push(person?.email))
  return reports
}
const keep = () =>
  localStorage.setItem('sb-api-auth-token', JSON.stringify(sessionFor('dana@clinic.example')))

it('goes on with whoever is kept when the session cannot be renewed because nobody answers', async () => {
  keep()
  expect(await watch('INITIAL_SESSION')).toEqual(['dana@clinic.example'])
})

it('reports nobody without a kept session', async () => {
  expect(await watch('INITIAL_SESSION')).toEqual([undefined])
  localStorage.setItem('sb-api-auth-token', '{"broken')
  expect(await watch('INITIAL_SESSION')).toEqual([undefined])
})

it('reports nobody after signing out', async () => {
  keep()
  expect(await watch('SIGNED_OUT')).toEqual([undefined])
})
