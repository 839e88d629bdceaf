import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeTypedText, useTyped } from './typed-text.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function begin() {
  const keep = vi.fn()
  const typed = makeTypedText(keep)
  typed.begin('hero/lede', 'Ours')
  return { keep, typed }
}

it('keeps what is typed once for each pause, and not with each key', () => {
  const { keep, typed } = begin()
  for (const text of ['M', 'Mi', 'Min', 'Mine']) typed.type(text)
  expect(typed.read()).toBe('Mine')
  expect(typed.rested()).toBe('Ours')
  expect(keep).not.toHaveBeenCalled()
  vi.advanceTimersByTime(400)
  expect(keep).toHaveBeenCalledExactlyOnceWith('hero/lede', 'Mine')
  expect(typed.rested()).toBe('Mine')
  vi.advanceTimersByTime(10_000)
  typed.rest()
  expect(keep).toHaveBeenCalledOnce()
})

it('keeps it every two seconds while nobody pauses', () => {
  const { keep, typed } = begin()
  for (let count = 1; count <= 25; count++) {
    typed.type('a'.repeat(count))
    vi.advanceTimersByTime(100)
  }
  expect(keep.mock.calls.map(([, text]) => text.length)).toEqual([22])
  // What costs more still waits for the pause.
  expect(typed.rested()).toBe('Ours')
})

it('keeps words that are typed back as well', () => {
  const { keep, typed } = begin()
  typed.type('Mine')
  typed.rest()
  typed.type('Ours')
  expect(typed.isChanged()).toBe(false)
  typed.rest()
  expect(keep.mock.calls).toEqual([
    ['hero/lede', 'Mine'],
    ['hero/lede', 'Ours'],
  ])
})

it('keeps the words of a line before the next one begins', () => {
  const { keep, typed } = begin()
  typed.type('Mine')
  typed.begin('visit/heading', 'The first visit')
  expect(keep).toHaveBeenCalledExactlyOnceWith('hero/lede', 'Mine')
  expect(typed.read()).toBe('The first visit')
  expect(typed.isChanged()).toBe(false)
})

it('renders only what is shown of the words, when that changes', () => {
  const { typed } = begin()
  const renders = vi.fn()
  const { result } = renderHook(() => {
    renders()
    return useTyped(typed, typed.isChanged)
  })
  for (const text of ['M', 'Mi', 'Min']) act(() => typed.type(text))
  expect(result.current).toBe(true)
  expect(renders).toHaveBeenCalledTimes(2)
})
