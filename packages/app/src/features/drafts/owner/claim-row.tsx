import { Check, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import type { Claim } from './group-claims.ts'
import type { ReviewActions } from './use-review.ts'

type ClaimRowProps = { readonly claim: Claim; readonly review: ReviewActions }

/** A suggested sentence, with "Yes" and "Not us" of equal weight, or what was decided. */
export function ClaimRow({ claim, review }: ClaimRowProps) {
  const decision = review.own.details.statements[claim.id]
  const row = useRef<HTMLLIElement>(null)
  const shown = useRef(decision)
  // The pressed button is gone: the focus goes to what takes its place.
  useLayoutEffect(() => {
    if (shown.current === decision) return
    shown.current = decision
    if (document.activeElement === document.body) row.current?.querySelector('button')?.focus()
  }, [decision])
  return (
    <li ref={row} className="border-b border-line py-3">
      <p className="text-sm leading-[1.4] underline decoration-control decoration-dotted decoration-2 underline-offset-[0.22em]">
        {claim.text}
      </p>
      {decision ? (
        <p className="mt-1 flex min-h-11 items-center gap-2 text-sm font-semibold text-success">
          {decision === 'confirmed' ? (
            <Check aria-hidden="true" className="size-4 flex-none stroke-[2.5]" />
          ) : (
            <X aria-hidden="true" className="size-4 flex-none stroke-[2.5]" />
          )}
          {decision === 'confirmed' ? 'You said yes' : 'Left out'}
          <button
            type="button"
            aria-label={`Undo: ${claim.text}`}
            className="text-link ml-auto min-h-11 px-1 font-normal"
            onClick={() => review.decide(claim.ids, null)}
          >
            Undo
          </button>
        </p>
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            look="second"
            size="small"
            aria-label={`Yes: ${claim.text}`}
            onClick={() => review.decide(claim.ids, 'confirmed')}
          >
            <Check aria-hidden="true" className="size-4 stroke-[2.25]" />
            Yes
          </Button>
          <Button
            look="second"
            size="small"
            aria-label={`Not us: ${claim.text}`}
            onClick={() => review.decide(claim.ids, 'struck')}
          >
            <X aria-hidden="true" className="size-4 stroke-[2.25]" />
            Not us
          </Button>
        </div>
      )}
    </li>
  )
}
