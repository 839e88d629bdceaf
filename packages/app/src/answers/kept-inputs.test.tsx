import { beforeEach, describe, expect, it } from 'vitest'
import { fakeBackend, type SentRequest, sessionFor } from '../testing/fake-backend.ts'
import { fakeStore, inputRow } from '../testing/fake-entries.ts'
import type { UnsavedInput } from './api/unsaved-inputs.ts'
import { type KeptInput, keptInput, latestInput, nextInput, timeAfter } from './kept-inputs.ts'

const DANA = 'id-of-dana@clinic.example'
const KEY = 'clinicianDetails'
const OLD = '2026-11-21T09:00:00.000Z'
const NEW = '2026-11-21T09:00:01.000Z'
const stored = (text: string | null, version: number, typedAt = OLD): UnsavedInput => ({
  input: text === null ? null : { text },
  basedOn: null,
  typedAt,
  version,
})
const sent = (text: string | null, version: number): KeptInput => ({ ...stored(text, version), isSent: true })
const unsent = (text: string | null, version: number, typedAt = OLD): KeptInput => ({
  ...stored(text, version, typedAt),
  isSent: false,
})

describe('latestInput', () => {
  it.each([
    ['nothing is known anywhere', null, undefined, undefined],
    ['the server has one and the browser none', null, stored('server', 1), 'server'],
    ['another tab sent one after the server was asked', sent('browser', 1), undefined, 'browser'],
    [
      'another tab sent a newer one after the server was asked',
      sent('browser', 2),
      stored('server', 1),
      'browser',
    ],
    ['another device has saved the answer', sent('browser', 1), stored(null, 2), undefined],
    ['another device has entered something since', sent('browser', 1), stored('server', 2), 'server'],
    [
      'the clock of the other device is behind',
      sent('browser', 1),
      stored('server', 2, '2020-01-01'),
      'server',
    ],
    [
      'this browser has saved it and the server was asked before',
      sent(null, 2),
      stored('server', 1),
      undefined,
    ],
    ['an unsent one was entered before a save elsewhere', unsent('browser', 1), stored(null, 2), 'browser'],
    ['both have changed and the browser is later', unsent('browser', 1, NEW), stored('server', 2), 'browser'],
    ['both have changed and the server is later', unsent('browser', 1), stored('server', 2, NEW), 'server'],
  ] as const)('chooses the latest input when %s', (_, kept, server, text) => {
    expect(latestInput(kept, server)?.input?.text).toBe(text)
  })
})

it('gives a change a later time than the one before when the clock goes back', () => {
  const future = new Date(Date.now() + 86_400_000)
  expect(timeAfter(future.toISOString())).toBe(new Date(future.getTime() + 1).toISOString())
  expect(Date.parse(timeAfter(OLD))).toBeGreaterThan(Date.parse(OLD))
  expect(Number.isNaN(Date.parse(timeAfter(null)))).toBe(false)
})

describe('sending', () => {
  let store: ReturnType<typeof fakeStore>
  let requests: SentRequest[]
  /** What another device has stored. */
  const put = (input: UnsavedInput) =>
    store.put([inputRow(KEY, input.input, { typed_at: input.typedAt, version: input.version })])
  const row = () => store.rows()[0]
  beforeEach(() => {
    localStorage.setItem('sb-api-auth-token', JSON.stringify(sessionFor('dana@clinic.example')))
    store = fakeStore()
    requests = fakeBackend(store.backend)
  })
  const kept = () => keptInput(DANA, KEY)
  const settle = () => kept().settle()

  it('stores an input with its version, and empties it once it is saved', async () => {
    kept().write(nextInput({ text: 'I' }, null, null), null)
    expect(await settle()).toBe(true)
    expect(kept().read()).toMatchObject({ input: { text: 'I' }, version: 1, isSent: true })
    kept().write({ ...kept().read(), input: null, isSent: false } as KeptInput, null)
    await settle()
    expect(row()).toMatchObject({ value: null, version: 2 })
    expect(requests).toHaveLength(2)
  })

  it('replaces an earlier input of another device', async () => {
    put(stored('earlier', 5, '2026-11-20T09:00:00.000Z'))
    kept().write(unsent('later', 1, NEW), null)
    await settle()
    expect(row()).toMatchObject({
      value: { input: { text: 'later' } },
      replaced: { input: { text: 'earlier' } },
      version: 6,
    })
  })

  it('leaves a later input of another device, and takes it over', async () => {
    put(stored('later', 5, NEW))
    kept().write(unsent('earlier', 1), null)
    await settle()
    expect(row()).toMatchObject({
      value: { input: { text: 'later' } },
      replaced: { input: { text: 'earlier' } },
    })
    expect(kept().read()).toMatchObject({ input: { text: 'later' }, isSent: true })
  })

  it('does not empty an input that was entered elsewhere after the saved one', async () => {
    put(stored('typed since', 3, NEW))
    kept().write(unsent(null, 1), null)
    await settle()
    expect(row()).toMatchObject({ value: { input: { text: 'typed since' } } })
  })

  it('empties an input whose storing it was never told of, as after a reload', async () => {
    put(stored('typed here', 1))
    kept().write({ ...unsent(null, 0), seen: null }, null)
    await settle()
    expect(row()).toMatchObject({ value: null })
    expect(kept().read()).toMatchObject({ input: null, isSent: true })
  })

  it('stores what is entered on a device whose clock went back', async () => {
    put(stored(null, 4, NEW))
    kept().write({ ...sent(null, 4), typedAt: NEW }, null)
    kept().write(unsent('typed', 4, '2020-01-01T00:00:00.000Z'), null)
    await settle()
    expect(row()).toMatchObject({ value: { input: { text: 'typed' } }, version: 5 })
  })
})
