import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { dismissToasts } from './toast.ts'
import { useBusy } from './use-busy.ts'

vi.mock('./toast.ts', { spy: true })

it('runs work once when it is started twice before the next render', async () => {
  let finish = () => {}
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const { result } = renderHook(useBusy)
  const [, run] = result.current
  let runs: Promise<unknown> = Promise.resolve()
  act(() => {
    runs = Promise.all([run(work), run(work)])
  })
  expect(result.current[0]).toBe(true)
  finish()
  await act(() => runs)
  expect(work).toHaveBeenCalledOnce()
  expect(result.current[0]).toBe(false)
})

it('accepts new work after a failure', async () => {
  const { result } = renderHook(useBusy)
  const failing = result.current[1](async () => {
    throw new Error('No connection')
  })
  await act(() => expect(failing).rejects.toThrow('No connection'))
  const work = vi.fn(async () => {})
  await act(() => result.current[1](work))
  expect(work).toHaveBeenCalledOnce()
})

it('dismisses the error of an earlier try', async () => {
  const { result } = renderHook(useBusy)
  await act(() => result.current[1](async () => {}))
  expect(dismissToasts).toHaveBeenCalledOnce()
})
