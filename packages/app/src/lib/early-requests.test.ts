import { expect, it, vi } from 'vitest'
import { env } from '../config/env.ts'
import { type Answer, fakeBackend } from '../testing/fake-backend.ts'
import { fetchUnlessEarly, sendEarly } from './early-requests.ts'

const url = () => `${env().apiUrl}/rest/v1/answers?limit=1`

/** Answers the first request with `early`, every later one with `late`. */
function answering(early: Answer | Promise<Answer>) {
  let count = 0
  const answer = () => (count++ === 0 ? early : { body: 'late' })
  return fakeBackend({ 'GET /answers': answer, 'POST /answers': { body: 'saved' } })
}

async function ask({ token = 'token', ...init }: RequestInit & { token?: string } = {}): Promise<unknown> {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${token}`)
  return (await fetchUnlessEarly(url(), { ...init, headers })).json()
}

function sendOne() {
  sendEarly([{ path: 'answers?limit=1' }], 'token')
}

it('gives the response to the first request that is the same, with the token of the session', async () => {
  const sent = answering({ body: 'early' })
  sendOne()
  expect(await ask()).toBe('early')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer token')
  expect(await ask()).toBe('late')
})

it.each([
  ['of another session', { token: 'of somebody else' }],
  ['for another format', { headers: { accept: 'text/csv' } }],
])('keeps the response from a request %s', async (_which, init) => {
  answering({ body: 'early' })
  sendOne()
  expect(await ask(init)).toBe('late')
  expect(await ask()).toBe('late')
})

it('keeps the response from a request after ten seconds', async () => {
  answering({ body: 'early' })
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  sendOne()
  now.mockReturnValue(1_010_000)
  expect(await ask()).toBe('late')
  now.mockRestore()
})

it('keeps the response from a request after a change', async () => {
  answering({ body: 'early' })
  sendOne()
  expect(await ask({ method: 'POST', body: '{}' })).toBe('saved')
  expect(await ask()).toBe('late')
})

it.each<[string, Answer]>([
  ['was refused', { status: 401, body: { message: 'JWT expired' } }],
  ['failed at the server', { status: 503 }],
  ['did not arrive', 'unreachable'],
])('asks again when the early request %s', async (_why, answer) => {
  const sent = answering(answer)
  sendOne()
  expect(await ask()).toBe('late')
  expect(sent).toHaveLength(2)
})

it('stops waiting when the request is aborted', async () => {
  const init: RequestInit[] = []
  vi.stubGlobal('fetch', (_url: string, given: RequestInit) => {
    init.push(given)
    return new Promise((_resolve, reject) => {
      const stop = () => reject(given.signal?.reason)
      if (given.signal?.aborted) stop()
      given.signal?.addEventListener('abort', stop)
    })
  })
  sendOne()
  const aborting = new AbortController()
  const asked = ask({ signal: aborting.signal })
  aborting.abort(new Error('The screen was left.'))
  await expect(asked).rejects.toThrow('The screen was left.')
  expect(init[0]?.signal?.aborted).toBe(true)
})
