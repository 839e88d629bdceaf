import { expect, it, vi } from 'vitest'
import { loadAnswers } from './load-answers.ts'

it('gives up a request that is not answered within ten seconds', async () => {
  let isAsked: () => void = () => {}
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve
  })
  vi.stubGlobal('fetch', (_input: RequestInfo | URL, init?: RequestInit) => {
    isAsked()
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  })
  const limit = vi.spyOn(globalThis, 'setTimeout')
  const loading = loadAnswers('id-of-dana', new AbortController().signal)
  const failed = expect(loading).rejects.toThrow()
  await asked
  const giveUp = limit.mock.calls.find(([, milliseconds]) => milliseconds === 10_000)?.[0]
  expect(giveUp).toBeTypeOf('function')
  giveUp?.()
  await failed
})
