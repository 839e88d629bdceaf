import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { admitPerson, forgetPerson, handOver, keep, VISITOR } from './kept.ts'
import type { Merge } from './kept-thing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  admitPerson('dana')
})

type Send = (value: string) => Promise<Merge<string> | null>
const left =
  (sent: string): Merge<string> =>
  (now) =>
    now === sent ? null : now

/** Opens a thing of Dana in a new tab: each has a row of its own for the same name in the storage. */
const openTab = (send: Send, owner = 'dana') =>
  keep({ name: 'text', area: 'browser', schema: z.string(), send: (value) => send(value) })(owner)
const stored = () => Object.keys({ ...localStorage, ...sessionStorage })

it('keeps a value in the browser at once, and sends it after the last pause', async () => {
  const send = vi.fn<Send>(async (value) => left(value))
  const text = openTab(send)
  text.write('a', 1000)
  await vi.advanceTimersByTimeAsync(900)
  text.write('ab', 1000)
  await vi.advanceTimersByTimeAsync(900)
  expect([text.read(), text.state()]).toEqual(['ab', 'saving'])
  expect(send).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(send.mock.calls).toEqual([['ab']])
  expect([text.read(), text.state()]).toEqual([null, 'saved'])
})

it('sends one request at a time, and keeps what is newer than an answer', async () => {
  const answers: (() => void)[] = []
  const send = vi.fn<Send>((value) => new Promise((resolve) => answers.push(() => resolve(left(value)))))
  const text = openTab(send)
  text.write('1')
  await vi.runAllTimersAsync()
  text.write('2')
  text.write('3')
  await vi.runAllTimersAsync()
  expect(send.mock.calls).toEqual([['1']])
  answers[0]?.()
  await vi.runAllTimersAsync()
  expect(text.read()).toBe('3')
  expect(send.mock.calls).toEqual([['1'], ['3']])
  answers[1]?.()
  await vi.runAllTimersAsync()
  expect(text.read()).toBeNull()
})

it('keeps what another tab has written while a request ran', async () => {
  let answer = () => {}
  const one = openTab((value) => new Promise((resolve) => (answer = () => resolve(left(value)))))
  const other = openTab(async () => null)
  one.write('from one')
  await vi.runAllTimersAsync()
  other.write('from the other', null)
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(one.read()).toBe('from the other')
})

describe('offline', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

  it('keeps a value whose tab is closed, and sends it from the next one', async () => {
    const text = openTab(async () => {
      throw new TypeError('Failed to fetch')
    })
    text.write('typed')
    await vi.runAllTimersAsync()
    expect(text.state()).toBe('failed')
    const send = vi.fn<Send>(async (value) => left(value))
    const next = openTab(send)
    expect(next.read()).toBe('typed')
    next.send()
    await vi.runAllTimersAsync()
    expect(send).toHaveBeenCalledExactlyOnceWith('typed')
    expect(stored()).toEqual([])
  })

  it('sends again when the network is back', async () => {
    let isOnline = false
    const text = openTab(async (value) => (isOnline ? left(value) : null))
    text.write('typed')
    expect(await settled(text.settle())).toBe(false)
    isOnline = true
    dispatchEvent(new Event('online'))
    await vi.runAllTimersAsync()
    expect([text.read(), text.state()]).toEqual([null, 'saved'])
  })
})

it('sends at once when the page is left during a pause', async () => {
  const send = vi.fn<Send>(async (value) => left(value))
  openTab(send).write('typed', 1000)
  dispatchEvent(new Event('pagehide'))
  expect(send).toHaveBeenCalledExactlyOnceWith('typed')
})

describe('signing out', () => {
  it('sends what is unsent, and leaves nothing of the person and of the visitor before them', async () => {
    const send = vi.fn<Send>(async (value) => left(value))
    const text = openTab(send)
    text.write('typed', null)
    const refused = keep({ name: 'refused', area: 'tab', schema: z.string(), send: async () => null })('dana')
    refused.write('refused')
    keep({ name: 'email', area: 'tab', schema: z.string() })(VISITOR).write('dana@clinic.example')
    localStorage.setItem('foyer:had-draft:dana', 'true')
    await settled(handOver([text, refused]))
    expect(send).toHaveBeenCalledExactlyOnceWith('typed')
    forgetPerson('dana')
    expect(stored()).toEqual([])
  })

  it('leaves the things of others', () => {
    const erin = keep({ name: 'text', area: 'browser', schema: z.string() })('erin')
    erin.write('typed by Erin')
    forgetPerson('dana')
    expect(erin.read()).toBe('typed by Erin')
  })

  it('waits for a slow server for three seconds only', async () => {
    const text = openTab(() => new Promise(() => {}))
    text.write('typed', null)
    let isOver = false
    void handOver([text]).then(() => {
      isOver = true
    })
    await vi.advanceTimersByTimeAsync(2999)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isOver).toBe(true)
  })

  it('ignores what a screen writes while it is removed, until the person has signed in again', async () => {
    let answer = () => {}
    const text = openTab(() => new Promise((resolve) => (answer = () => resolve((now) => now))))
    text.write('typed')
    await vi.runAllTimersAsync()
    forgetPerson('dana')
    text.write('still on the screen')
    answer()
    await vi.runAllTimersAsync()
    expect(stored()).toEqual([])
    admitPerson('dana')
    text.write('typed again', null)
    expect(text.read()).toBe('typed again')
  })
})

async function settled<Value>(work: Promise<Value>): Promise<Value> {
  await vi.runAllTimersAsync()
  return work
}
