import { expect, it, vi } from 'vitest'
import { type Answer, fakeBackend, sessionFor } from '../../testing/fake-backend.ts'
import { hangRequests } from '../../testing/hang-requests.ts'
import { dropEndedSession, signOut } from './session.ts'

const isSignedIn = () => localStorage.getItem('sb-api-auth-token') !== null
const signIn = () =>
  localStorage.setItem('sb-api-auth-token', JSON.stringify(sessionFor('dana@clinic.example')))
const error = (status: number, code: string): Answer => ({ status, body: { code, message: code } })

it.each<[name: string, answer: Answer]>([
  ['the user exists', { body: sessionFor('dana@clinic.example').user }],
  ['there is no connection', 'unreachable'],
  ['the service fails', error(500, 'unexpected_failure')],
  ['the service is overloaded', error(503, 'unexpected_failure')],
  ['the limit of requests is reached', error(429, 'over_request_rate_limit')],
  ['the token is refused', error(403, 'bad_jwt')],
])('keeps the session when %s', async (_name, answer) => {
  signIn()
  const sent = fakeBackend({ 'GET /user': answer })
  await dropEndedSession()
  expect(sent).toHaveLength(1)
  expect(isSignedIn()).toBe(true)
})

it('signs out here when the user was deleted, without a request to end the session', async () => {
  signIn()
  const sent = fakeBackend({ 'GET /user': error(404, 'user_not_found'), 'POST /logout': { status: 204 } })
  await dropEndedSession()
  expect(isSignedIn()).toBe(false)
  expect(sent.filter(({ url }) => url.pathname.endsWith('/user'))).toHaveLength(1)
})

it('sends nothing when no session is stored', async () => {
  const sent = fakeBackend({})
  await dropEndedSession()
  expect(sent).toEqual([])
})

it('returns a lost connection as a failure, and keeps other sessions as they are', async () => {
  signIn()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  fakeBackend({ 'POST /logout': 'unreachable' })
  expect(await signOut('others')).toMatchObject({ ok: false })
  expect(isSignedIn()).toBe(true)
})

it('returns a call that hangs for twenty seconds as a lost connection', async () => {
  signIn()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const endTimer = hangRequests()
  const ending = signOut('others')
  await endTimer(20_000)
  expect(await ending).toMatchObject({ ok: false, error: { code: 'unreachable' } })
  expect(isSignedIn()).toBe(true)
})
