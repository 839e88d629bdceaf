import type { WaitlistFeature } from '@foyer/shared/api/waitlist.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { dismissToasts, showToast } from '../../lib/toast.ts'
import { joinList, leaveList, loadEntries } from './api/waitlist-membership.ts'

/** Formats the day a person joined a list, with the year only when it is not the current one. */
export function listSince(since: Date, now: Date): string {
  const isThisYear = since.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(since)
}

/** The lists that a person is on. */
function entriesQuery(personId: string) {
  return queryOptions({
    queryKey: ['waitlist', personId],
    queryFn: ({ signal }) => loadEntries(personId, signal),
  })
}

/** A person's membership of one list, and the function that joins or leaves it. */
export function useWaitlist(personId: string, feature: WaitlistFeature) {
  const queryClient = useQueryClient()
  const query = entriesQuery(personId)
  const entries = useQuery(query)
  const since = entries.data?.get(feature) ?? null
  const change = useMutation({
    mutationFn: async () => {
      dismissToasts()
      await (since ? leaveList : joinList)(personId, feature)
      // Show what is stored, not what was sent.
      await queryClient.invalidateQueries({ queryKey: query.queryKey })
    },
    onError: () =>
      showToast({
        kind: 'destructive',
        title: 'Error',
        description: 'We could not save this. Press the button to try again.',
      }),
  })
  return {
    /** The date of joining; `null` for non-members, `undefined` while unknown. */
    since: entries.isPending ? undefined : since,
    isUnknown: entries.isError,
    isBusy: entries.isPending || change.isPending,
    change: () => change.mutate(),
  }
}
