import { expect, it, vi } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { initialDraftQuery } from './api/initial-draft.ts'
import { holdsDraft } from './holds-draft.ts'

it('does not log or cache a cancelled draft check', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const checked = holdsDraft('somebody')
  queryClient.clear()
  expect(await checked).toBe(false)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(console.error).not.toHaveBeenCalled()
})

it('answers from the cache, and asks again when the browser is idle, unless the person has signed out', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
  const fetched = vi.fn(() =>
    Promise.resolve(Response.json([{ url: '/drafts/a', version: 1, reopened_at: null }])),
  )
  vi.stubGlobal('fetch', fetched)
  const { queryKey } = initialDraftQuery('somebody')
  for (const isSignedOut of [true, false]) {
    queryClient.setQueryData(queryKey, { url: '/drafts/a', version: 1, isReopened: false })
    expect(await holdsDraft('somebody')).toBe(true)
    expect(fetched).not.toHaveBeenCalled()
    if (isSignedOut) queryClient.clear()
    idle.pop()?.()
    await Promise.resolve()
  }
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce(), 60_000)
})
