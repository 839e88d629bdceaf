import { expect, it, vi } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { hasReadyDraft } from './initial-draft.ts'

it('neither logs nor keeps anything of a check that was called off', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const checked = hasReadyDraft('somebody')
  queryClient.clear()
  expect(await checked).toBe(false)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(console.error).not.toHaveBeenCalled()
})
