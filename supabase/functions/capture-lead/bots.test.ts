import { describe, expect, test } from 'vitest'
import { EMAIL, form, ID, json, setUp } from './test-endpoint.ts'

describe('a bot', () => {
  const person = { email: EMAIL, submission_id: ID }

  test.each([
    ['fills in the hidden field', { ...person, website: 'https://spam.example' }, 'honeypot'],
    ['is faster than people', { ...person, elapsed_ms: 799 }, 'fill_time'],
  ])('that %s gets the answer of a person and is not stored', async (_, capture, trap) => {
    const { handle, stored, logged } = setUp()
    const [bot, again, human] = [
      await handle(json(capture)),
      await handle(json(capture)),
      await handle(json(person)),
    ]
    expect(bot.status).toBe(human.status)
    expect([...bot.headers]).toEqual([...human.headers])
    const [body, bodyAgain, humanBody] = [await bot.text(), await again.text(), await human.text()]
    const shape = (text: string) =>
      text.replace(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/, 'ID')
    expect(shape(body)).toBe(shape(humanBody))
    expect(shape(body)).toContain('lead=ID')
    expect(bodyAgain).toBe(body)
    expect(stored).toHaveLength(1)
    const line = { event: 'bot_ignored', function: 'capture-lead', trap }
    expect(logged).toEqual([line, line])
  })

  test('that sends an invalid email gets the same error as a person', async () => {
    const { handle } = setUp()
    expect((await handle(json({ ...person, email: 'x', website: 'spam' }))).status).toBe(400)
  })

  test.each([{ website: '' }, { website: ' ' }, { elapsed_ms: 800 }, { elapsed_ms: null }, {}])(
    'is not detected from %j',
    async (rest) => {
      const { handle, stored } = setUp()
      await handle(json({ ...person, ...rest }))
      expect(stored).toHaveLength(1)
    },
  )

  test('in a plain form is redirected like a person', async () => {
    const { handle, stored } = setUp()
    const response = await handle(form({ email: EMAIL, website: 'spam' }))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(
      /^https:\/\/app\.example\/onboarding\/start\?email=ana%40practice\.com&lead=[0-9a-f-]{36}$/,
    )
    expect(stored).toEqual([])
  })
})

describe('a challenge', () => {
  test.each([
    ['passed', 200],
    ['failed', 403],
    ['unavailable', 503],
  ] as const)('%s: %d', async (verdict, status) => {
    const asked: unknown[] = []
    const { handle, stored } = setUp({
      verifyChallenge: async (challenge) => {
        asked.push(challenge)
        return verdict
      },
    })
    const response = await handle(json({ email: EMAIL, submission_id: ID, 'cf-turnstile-response': 'token' }))
    expect(response.status).toBe(status)
    expect(asked).toEqual([{ token: 'token', submissionId: ID }])
    expect(stored).toHaveLength(verdict === 'passed' ? 1 : 0)
  })

  test('reads the token from a form too, and ignores one that is not a string', async () => {
    const asked: string[] = []
    const { handle } = setUp({
      verifyChallenge: async ({ token }) => {
        asked.push(token)
        return 'passed'
      },
    })
    await handle(form({ email: EMAIL, 'cf-turnstile-response': 'token' }))
    await handle(json({ email: EMAIL, submission_id: ID, 'cf-turnstile-response': { a: 1 } }))
    await handle(json({ email: EMAIL, submission_id: ID }))
    expect(asked).toEqual(['token', '', ''])
  })
})
