import { expect, it, vi } from 'vitest'
import type { Person } from '../session/person.ts'
import { hasSignedOut, noteSignOut } from '../session/signed-out.ts'
import { followSession } from './follow-session.ts'

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
  await followSession(navigator, null)
  report(dana)
  noteSignOut()
  report(dana)
  expect(hasSignedOut()).toBe(true)
  report(null)
  expect(navigator.navigate).toHaveBeenCalledExactlyOnceWith('/onboarding', { replace: true })
  report({ ...dana, id: 'ana' })
  expect(hasSignedOut()).toBe(false)
})
