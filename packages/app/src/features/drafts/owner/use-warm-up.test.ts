import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useWarmUp } from './use-warm-up.ts'

it('renders in idle moments once it is wanted, and not after the screen is left', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
  const render = vi.fn()
  const { rerender, unmount } = renderHook((isWanted: boolean) => useWarmUp(isWanted, render), {
    initialProps: false,
  })
  expect(idle).toHaveLength(0)
  rerender(true)
  expect(render).not.toHaveBeenCalled()
  idle.shift()?.()
  await vi.waitFor(() => expect(render).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(idle).toHaveLength(1))
  unmount()
  idle.shift()?.()
  await Promise.resolve()
  expect(render).toHaveBeenCalledOnce()
})
