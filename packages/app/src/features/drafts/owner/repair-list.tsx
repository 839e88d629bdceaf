import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useRef } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import type { SiteTask } from '../../../site/review-site.ts'
import type { OwnerActions } from './use-owner-actions.ts'
import type { ReviewActions } from './use-review.ts'

type Repair = Extract<SiteTask, { kind: 'repair' }>

type RepairListProps = {
  readonly repairs: readonly Repair[]
  readonly review: ReviewActions
  readonly actions: OwnerActions
}

const QUESTIONS: { readonly [Place in Repair['place']]: QuestionKey } = {
  lede: 'practiceType',
  story: 'clinicianDetails',
  values: 'practiceVision',
  why: 'practiceMotivation',
}

/** Typed words that do not stand large: kept, left as they stand, or written anew, with one press each. */
export function RepairList({ repairs, review, actions }: RepairListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  if (repairs.length === 0) return null
  const decide = (id: string, decision: 'confirmed' | 'struck') => {
    review.decide([id], decision)
    // The pressed button is gone in a moment.
    heading.current?.focus()
  }
  return (
    <section aria-labelledby="repairs" className="mt-5">
      <h3 id="repairs" ref={heading} tabIndex={-1} className="font-[650] outline-none! shadow-none!">
        You wrote a word or two
      </h3>
      <ul>
        {repairs.map(({ id, place, text, why }) => (
          <li key={id} className="border-b border-line py-3 text-sm">
            <p className="font-[650] wrap-anywhere">“{text}”</p>
            <p className="mt-0.5 text-pretty text-muted">{why}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button look="second" size="small" onClick={() => actions.changeAnswer(QUESTIONS[place])}>
                Write more
              </Button>
              <Button look="second" size="small" onClick={() => decide(id, 'confirmed')}>
                Show mine large
              </Button>
              <Button look="ghost" size="small" onClick={() => decide(id, 'struck')}>
                Leave it so
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
