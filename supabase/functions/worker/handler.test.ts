import { expect, test } from 'vitest'
import { createHandler } from './handler.ts'

function setUp(isMoreDue: boolean) {
  const rounds: number[] = []
  const background: Promise<void>[] = []
  const handle = createHandler({
    holdsSecretKey: async (request) => request.headers.get('apikey') === 'secret',
    runJobs: async () => isMoreDue,
    callAgain: async (round) => {
      rounds.push(round)
    },
    inBackground: (work) => background.push(work),
    log: () => {},
  })
  const call = async (query = '', apikey = 'secret') => {
    const request = new Request(`https://project.example/worker${query}`, {
      method: 'POST',
      headers: { apikey },
    })
    const { status } = await handle(request)
    await Promise.all(background)
    return status
  }
  return { call, rounds, background }
}

test('calls itself again while more is due, up to fifty times in a row', async () => {
  const { call, rounds } = setUp(true)
  for (const query of ['', '?round=2', '?round=49', '?round=50', '?round=x'])
    expect(await call(query)).toBe(202)
  expect(rounds).toEqual([2, 3, 50, 2])
})

test('ends when nothing more is due', async () => {
  const { call, rounds } = setUp(false)
  expect(await call()).toBe(202)
  expect(rounds).toEqual([])
})

test('does nothing without the secret key', async () => {
  const { call, background } = setUp(true)
  expect(await call('', 'sb_publishable_x')).toBe(401)
  expect(background).toEqual([])
})
