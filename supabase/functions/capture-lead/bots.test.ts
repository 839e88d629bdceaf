import { describe, expect, test } from 'vitest'
import { EMAIL, form, ID, json, setUp } from './test-endpoint.ts'

describe('a capture that looks like that of a program', () => {
  const person = { email: EMAIL, submission_id: ID }

  test.each([
    ['fills in the trap', { ...person, more: 'x' }, 'trap'],
    ['fills in the trap of older versions', { ...person, website: 'https://spam.example' }, 'trap'],
    ['is faster than people', { ...person, elapsed_ms: 799 }, 'fill_time'],
  ])('because it %s is stored with a mark, and gets the answer of a person', async (_, capture, sign) => {
    const { handle, stored, logged } = setUp()
    const [marked, human] = [await handle(json(capture)), await handle(json(person))]
    expect(marked.status).toBe(human.status)
    expect([...marked.headers]).toEqual([...human.headers])
    expect(await marked.text()).toBe(await human.text())
    expect(stored.map(({ suspected }) => suspected)).toEqual([sign, null])
    expect(logged).toEqual([{ event: 'capture_suspected', function: 'capture-lead', sign }])
  })

  test('and has an invalid email gets the same error as a person', async () => {
    const { handle } = setUp()
    expect((await handle(json({ ...person, email: 'x', more: 'spam' }))).status).toBe(400)
  })

  test.each([{ more: '' }, { website: ' ' }, { elapsed_ms: 800 }, { elapsed_ms: null }, {}])(
    'is not one with %j',
    async (rest) => {
      const { handle, stored } = setUp()
      await handle(json({ ...person, ...rest }))
      expect(stored.map(({ suspected }) => suspected)).toEqual([null])
    },
  )

  test.each([
    ['our trap', { foyer_more: 'spam' }, 'trap'],
    ['the trap of an older snippet', { ref: 'ABCD2345', channel: 'form', website: 'spam' }, 'trap'],
    ["a field of the page's own", { website: 'https://practice.example' }, null],
    [
      "a field of the page's own beside older ones of ours",
      { channel: 'form', website: 'x', company: 'y' },
      null,
    ],
  ])('in a plain form: %s', async (_, fields, sign) => {
    const { handle, stored } = setUp()
    const response = await handle(form({ email: EMAIL, ...fields }))
    expect(response.status).toBe(303)
    expect(stored.map(({ suspected }) => suspected)).toEqual([sign])
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
