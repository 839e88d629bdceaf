import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Answer, fakeBackend, sessionFor } from '../testing/fake-backend.ts'
import { handOverInputs } from './hand-over-inputs.ts'
import { makeInputKeeper } from './input-keeper.ts'
import { keptInput, type UnsavedInput } from './unsaved-input.ts'

const DANA = 'id-of-dana@clinic.example'
const KEY = 'clinicianDetails'
const story = (resume_text: string) => ({ resume_text })
const local = () => keptInput(DANA, KEY).read()

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: Date.parse('2026-11-21T09:00:00Z'),
  })
  localStorage.setItem('sb-api-auth-token', JSON.stringify(sessionFor('dana@clinic.example')))
})
afterEach(() => void vi.useRealTimers())

function start({
  store = { status: 201 },
  restored = null,
}: {
  readonly restored?: UnsavedInput | null
  readonly store?: Answer | (() => Answer | Promise<Answer>)
} = {}) {
  const sent = fakeBackend({ 'POST /unsaved_inputs': store, 'DELETE /unsaved_inputs': { status: 204 } })
  const keeper = makeInputKeeper({
    personId: DANA,
    key: KEY,
    basedOn: null,
    restored,
    onStored: () => {},
  })
  return { keeper, sent }
}
const settle = () => vi.waitFor(() => expect(local()?.isSent).toBe(true))

it('keeps an input in the browser at once and on the server a second after the last change', async () => {
  const { keeper, sent } = start()
  keeper.keep(story('I'))
  expect(local()).toMatchObject({ input: story('I'), isSent: false })
  await vi.advanceTimersByTimeAsync(900)
  keeper.keep(story('I am'))
  await vi.advanceTimersByTimeAsync(900)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  await settle()
  expect(sent.map(({ body }) => body)).toEqual([
    {
      profile_id: DANA,
      question_key: KEY,
      input: story('I am'),
      based_on: null,
      typed_at: '2026-11-21T09:00:00.900Z',
    },
  ])
})

it('sends nothing when the answer is saved before', async () => {
  const { keeper, sent } = start()
  keeper.keep(story('I'))
  keeper.forget()
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual([])
  expect(local()).toBeNull()
})

it('keeps a change as later than a restored input when the clock is behind', async () => {
  const restored = { input: story('I'), basedOn: null, typedAt: '2026-11-23T09:00:00.000Z' }
  const { keeper, sent } = start({ restored })
  keeper.keep(story('I am'))
  keeper.keep(story('I am a'))
  await vi.advanceTimersByTimeAsync(1000)
  await settle()
  expect(sent[0]?.body).toMatchObject({ input: story('I am a'), typed_at: '2026-11-23T09:00:00.002Z' })
})

it('takes over the time of the server when the clock is ahead', async () => {
  const typedAt = '2026-11-19T09:00:00.000001+00:00'
  const { keeper, sent } = start({ store: { status: 201, body: [{ typed_at: typedAt }] } })
  keeper.keep(story('I'))
  await vi.advanceTimersByTimeAsync(1000)
  await settle()
  expect(local()?.typedAt).toBe(typedAt)
  keeper.forget()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.url.searchParams.get('typed_at')).toBe(`lte.${typedAt}`)
  expect(local()).toBeNull()
})

it('removes a stored input after the request that stores it, however slow that is', async () => {
  let answer: (given: Answer) => void = () => {}
  const held = new Promise<Answer>((resolve) => {
    answer = resolve
  })
  const { keeper, sent } = start({ store: () => held })
  keeper.keep(story('I'))
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  keeper.forget()
  answer({ status: 201 })
  await vi.waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['POST', 'DELETE']))
  expect(sent[1]?.url.searchParams.get('typed_at')).toBe('lte.2026-11-21T09:00:00.000Z')
  expect(local()).toBeNull()
})

it('keeps the input of another tab that is newer than the saved one', () => {
  const { keeper } = start()
  keeper.keep(story('older tab'))
  const newer = {
    input: story('newer tab'),
    basedOn: null,
    typedAt: '2026-11-21T09:00:05.000Z',
    isSent: false,
  }
  keptInput(DANA, KEY).write(newer)
  keeper.forget()
  expect(local()).toEqual(newer)
})

it('restores what a save in another tab has removed when the page is left', () => {
  const { keeper } = start()
  keeper.keep(story('still on the screen'))
  keptInput(DANA, KEY).clear()
  keeper.flush()
  expect(local()?.input).toEqual(story('still on the screen'))
})

it('keeps an input as unsent when the server refuses it', async () => {
  const { keeper, sent } = start({ store: { status: 500 } })
  keeper.keep(story('I'))
  keeper.flush()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(0)
  expect(local()).toMatchObject({ isSent: false })
})

it('sends unsent inputs and removes sent ones from the browser before signing out', async () => {
  const { sent } = start()
  keptInput(DANA, KEY).write({
    input: story('I'),
    basedOn: null,
    typedAt: '2026-11-21T08:00:00.000Z',
    isSent: false,
  })
  keptInput(DANA, 'practiceVision').write({
    input: {},
    basedOn: null,
    typedAt: '2026-11-21T08:00:00.000Z',
    isSent: true,
  })
  keptInput('erin', KEY).write({
    input: {},
    basedOn: null,
    typedAt: '2026-11-21T08:00:00.000Z',
    isSent: true,
  })
  await handOverInputs(DANA)
  expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ input: story('I') })])
  expect(Object.keys(localStorage).filter((key) => key.includes(DANA))).toEqual([])
  expect(keptInput('erin', KEY).read()).not.toBeNull()
})

it('keeps an input that could not be sent before signing out', async () => {
  start({ store: 'unreachable' })
  keptInput(DANA, KEY).write({
    input: story('I'),
    basedOn: null,
    typedAt: '2026-11-21T08:00:00.000Z',
    isSent: false,
  })
  await handOverInputs(DANA)
  expect(local()).not.toBeNull()
})
