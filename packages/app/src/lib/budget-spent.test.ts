import { afterEach, expect, it, vi } from 'vitest'
import { BudgetSpent, readBudgetSpent } from './budget-spent.ts'

const HOUR = { budget: 'versions', max: 20, hours: 1 } as const
const DAY = { budget: 'versions', max: 60, hours: 24 } as const
const NOON = new Date('2026-11-23T12:00:30Z')

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['UTC', HOUR, 60, 'Your draft was drawn 20 times in the last hour. It can be drawn again at 12:02 pm.'],
  ['America/New_York', HOUR, 1500, /It can be drawn again at 7:26 am\.$/],
  ['Asia/Tokyo', DAY, 10_800, /in the last 24 hours. It can be drawn again tomorrow at 12:01 am\.$/],
  ['UTC', DAY, 86_400, /It can be drawn again tomorrow at 12:01 pm\.$/],
])('tells in %s when it goes on', (timeZone, limit, seconds, sentence) => {
  vi.stubEnv('TZ', timeZone)
  expect(new BudgetSpent(limit, seconds, NOON).message).toEqual(
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  )
})

const answer = (status: number, body: unknown, headers: Record<string, string> = { 'retry-after': '60' }) =>
  Response.json(body, { status, headers })

it('reads a spent budget, and leaves the response to be read again', async () => {
  const response = answer(429, { error: { code: 'too_many_requests', message: 'Wait.', limit: HOUR } })
  expect((await readBudgetSpent(response))?.message).toContain(
    'Your draft was drawn 20 times in the last hour.',
  )
  expect(await response.json()).toHaveProperty('error')
})

it.each([
  ['no response', undefined],
  ['another status', answer(503, { error: { limit: HOUR } })],
  ['a limit of an address', answer(429, { error: { code: 'too_many_requests', message: 'Wait.' } })],
  ['an unknown budget', answer(429, { error: { limit: { ...HOUR, budget: 'tea' } } })],
  ['no time', answer(429, { error: { limit: HOUR } }, {})],
  ['a page of a gateway', new Response('<html>', { status: 429, headers: { 'retry-after': '60' } })],
])('finds none in %s', async (_, response) => {
  expect(await readBudgetSpent(response)).toBeNull()
})
