import { expect, it, vi } from 'vitest'
import { sayAfterLeaving } from '../lib/next-screen.ts'
import type { Person } from '../session/person.ts'
import { hasSignedOut, noteSignOut } from '../session/signed-out.ts'
import { followSession } from './follow-session.ts'

vi.mock('../lib/next-screen.ts', { spy: true })
let report: (person: Person | null) => void = () => {}
vi.mock('../session/api/watch-session.ts', () => ({
  watchSession: async (listener: typeof report) => {
    report = listener
    return () => {}
  },
}))

const dana = { id: 'dana', email: 'dana@clinic.example', firstName: '', lastName: '', companyName: '' }
const navigator = {
  state: { location: { pathname: '/onboarding/build-presence/clinician-details' } },
  navigate: vi.fn(async () => {}),
}

it('redirects from a question after a sign-out during which the same person was reported again', async () => {
  await followSession(navigator)
  report(dana)
  noteSignOut()
  report(dana)
  expect(hasSignedOut()).toBe(true)
  report(null)
  expect(navigator.navigate).toHaveBeenCalledExactlyOnceWith('/onboarding', { replace: true })
  report({ ...dana, id: 'ana' })
  expect(hasSignedOut()).toBe(false)
})

it.each([
  ['removes everything of a person who signs out from this browser', noteSignOut, null],
  ['leaves what is unsent when the service has ended the session', () => {}, '"typed"'],
] as const)('%s', async (_, before, left) => {
  await followSession(navigator)
  report(dana)
  localStorage.setItem('foyer:kept:dana:input:clinicianDetails', '"typed"')
  before()
  report(null)
  expect(localStorage.getItem('foyer:kept:dana:input:clinicianDetails')).toBe(left)
})

it.each([
  ['says why a person is taken off a screen whose session was ended elsewhere', () => {}, 1],
  ['says nothing after a sign-out', noteSignOut, 0],
])('%s', async (_, before, toasts) => {
  vi.mocked(sayAfterLeaving).mockClear()
  await followSession({ ...navigator, state: { location: { pathname: '/settings' } } })
  report(dana)
  before()
  report(null)
  expect(navigator.navigate).toHaveBeenLastCalledWith('/onboarding', { replace: true })
  expect(sayAfterLeaving).toHaveBeenCalledTimes(toasts)
})
