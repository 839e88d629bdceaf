import { isCancelledError } from '@tanstack/react-query'
import { queryClient } from '../lib/query-client.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { type InitialDraft, initialDraftQuery } from './api/initial-draft.ts'

/**
 * Returns whether a person's draft is ready and its answers are closed. The first check of a session is awaited; later calls return the cached
 * result and check again in the background. A failed check is logged and counts as not ready; a cancelled one, as at the
 * end of a session, is neither logged nor cached.
 */
export async function holdsDraft(personId: string): Promise<boolean> {
  const query = initialDraftQuery(personId)
  const known = queryClient.getQueryData(query.queryKey)
  const check = () =>
    queryClient.fetchQuery({ ...query, staleTime: 0 }).catch((error: unknown) => {
      if (isCancelledError(error)) return known
      console.error('Error checking draft status:', error)
      const none = { url: null, version: 1, isReopened: false }
      return known ?? queryClient.setQueryData<InitialDraft>(query.queryKey, none)
    })
  // The next question comes first. Nothing is known any more when the person has signed out meanwhile.
  if (known) void whenIdle().then(() => queryClient.getQueryData(query.queryKey) && check())
  const draft = known ?? (await check())
  return Boolean(draft?.url && !draft.isReopened)
}
