import type { WaitlistFeature } from '@foyer/shared/api/waitlist.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { dismissToasts, showToast } from '../../lib/toast.ts'
import { joinList, leaveList, loadEntries } from './api/waitlist-membership.ts'

type ListMembershipProps = { readonly personId: string; readonly feature: WaitlistFeature }

/** One button that joins or leaves a waitlist; it keeps its position and the focus. */
export function ListMembership({ personId, feature }: ListMembershipProps) {
  const { since, isUnknown, isBusy, change } = useWaitlist(personId, feature)
  return (
    <div className="grid justify-items-start gap-3">
      {/* The line keeps its height while the membership is unknown, and the button in both sizes. */}
      <div role="status" className="min-h-lh text-sm">
        {since && (
          <p className="flex items-center gap-2 font-[650] text-success">
            <CircleCheck aria-hidden="true" className="size-5 flex-none stroke-[1.75]" />
            You are on the list since {listSince(since, new Date())}
          </p>
        )}
        {since === null && !isUnknown && <p className="text-muted">You are not on the list yet.</p>}
        {isUnknown && (
          <p className="text-muted">
            We could not check whether you are on the list. Pressing the button twice does no harm.
          </p>
        )}
      </div>
      <div className="min-h-12">
        <Button
          look={since ? 'second' : 'primary'}
          size={since ? 'small' : 'usual'}
          busy={isBusy}
          onClick={change}
        >
          {since ? 'Take me off the list' : 'Put me on the list'}
        </Button>
      </div>
    </div>
  )
}

/** Formats the day a person joined a list, with the year only when it is not the current one. */
function listSince(since: Date, now: Date): string {
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
function useWaitlist(personId: string, feature: WaitlistFeature) {
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
