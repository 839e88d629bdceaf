import type { WaitlistFeature } from '@foyer/shared/api/waitlist.ts'
import { Bell } from 'lucide-react'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { listSince, useWaitlist } from './api/waitlist-membership.ts'

type LaterLineProps = {
  readonly feature: WaitlistFeature
  /** What may come: `new reviews on this page`. */
  readonly what: string
}

/** The last line of a screen: what is not here, and the list of people who want to hear of it. */
export function LaterLine({ feature, what }: LaterLineProps) {
  const { id } = useSignedInPerson()
  const { since, isUnknown, isBusy, change } = useWaitlist(id, feature)
  return (
    <div className="mt-6 grid grid-cols-[auto_1fr] items-center gap-x-3 border-t border-line pt-4 text-sm text-muted sm:flex sm:flex-wrap print:hidden">
      <Bell className="size-4.5 flex-none" />
      <p>Later: {what}. There is no date.</p>
      <button
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && change()}
        className="col-start-2 min-h-11 justify-self-start text-link text-left aria-disabled:cursor-progress"
      >
        {since ? 'Take me off the list' : 'Put me on the list'}
      </button>
      {/* It comes last, so that nothing moves when it is known. */}
      <p role="status" className="col-start-2">
        <span>{since && `You are on the list since ${listSince(since, new Date())}`}</span>
        <span>{isUnknown && 'We could not check whether you are on the list.'}</span>
      </p>
    </div>
  )
}
