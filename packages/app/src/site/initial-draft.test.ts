import { expect, it, vi } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { holdsDraft } from './initial-draft.ts'

it('does not log or cache a cancelled draft check', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const checked = holdsDraft('somebody')
  queryClient.clear()
  expect(await checked).toBe(false)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(console.error).not.toHaveBeenCalled()
})
