import type { WaitlistFeature } from '@foyer/shared/api/waitlist.ts'
import { CircleCheck } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { listSince, useWaitlist } from './use-waitlist.ts'

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
