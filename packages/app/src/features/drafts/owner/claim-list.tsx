import { Check, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import type { SiteTask } from '../../../site/review-site.ts'
import type { ReviewActions } from './use-review.ts'

// More than this and they are grouped by section.
const SHORT_LIST = 5
const OPEN_ONES = 'What you leave open is not published, nor a card that you chose without its sentence.'

type ClaimListProps = { readonly claims: readonly Claim[]; readonly review: ReviewActions }

/** The suggested sentences, to be confirmed or left out. */
export function ClaimList({ claims, review }: ClaimListProps) {
  const isOpen = ({ id }: Claim) => review.own.details.statements[id] === undefined
  const left = claims.filter(isOpen).length
  const groups = claims.length > SHORT_LIST ? groupClaims(claims) : [{ section: 'all', title: '', claims }]
  return (
    <section aria-labelledby="claims" className="mt-5">
      <h4 id="claims" className="font-[650]">
        Is this true of your practice?
      </h4>
      <p className="mt-0.5 text-sm text-muted">
        {left > 0
          ? `We suggested it. ${left} of ${claims.length} are left. ${OPEN_ONES}`
          : 'You have decided about all of it.'}
      </p>
      {groups.map(({ section, title, claims: ofSection }) => {
        const open = ofSection.filter(isOpen)
        return (
          <div key={section}>
            {title && (
              <div className="mt-4 flex flex-wrap items-center justify-between gap-x-3">
                <h5
                  id={`claims-${section}`}
                  tabIndex={-1}
                  className="text-sm font-semibold outline-none! shadow-none!"
                >
                  {title}
                </h5>
                {open.length > 1 && (
                  <Button
                    look="ghost"
                    size="small"
                    className="-mr-4"
                    aria-label={`Yes to all in this section: ${title}`}
                    onClick={() => {
                      review.decide(
                        open.flatMap(({ ids }) => ids),
                        'confirmed',
                      )
                      // The pressed button is gone in a moment.
                      document.getElementById(`claims-${section}`)?.focus()
                    }}
                  >
                    Yes to all in this section
                  </Button>
                )}
              </div>
            )}
            <ul>
              {ofSection.map((claim) => (
                <ClaimRow key={claim.id} claim={claim} review={review} />
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

type ClaimRowProps = { readonly claim: Claim; readonly review: ReviewActions }

/** A suggested sentence, with "Yes" and "Not us" of equal weight, or what was decided. */
function ClaimRow({ claim, review }: ClaimRowProps) {
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
            <Check className="size-4 flex-none stroke-[2.5]" />
          ) : (
            <X className="size-4 flex-none stroke-[2.5]" />
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
            <Check className="size-4 stroke-[2.25]" />
            Yes
          </Button>
          <Button
            look="second"
            size="small"
            aria-label={`Not us: ${claim.text}`}
            onClick={() => review.decide(claim.ids, 'struck')}
          >
            <X className="size-4 stroke-[2.25]" />
            Not us
          </Button>
        </div>
      )}
    </li>
  )
}

export type Claim = Extract<SiteTask, { kind: 'confirm' }>

type ClaimGroup = {
  readonly section: string
  readonly title: string
  readonly claims: readonly Claim[]
}

const TITLES: Readonly<Record<string, string>> = {
  hero: 'At the top',
  visit: 'The first visit',
  story: 'About you',
  values: 'What people should know first',
  why: 'Why you do this',
  services: 'What you offer',
  model: 'How you work',
  where: 'Where you are',
  cost: 'Costs',
  questions: 'Questions and answers',
  contact: 'Contact',
  notices: 'Notices',
}

/** Groups suggested sentences by the section in which they stand, in the order of the page. */
export function groupClaims(claims: readonly Claim[]): readonly ClaimGroup[] {
  const groups = new Map<string, Claim[]>()
  for (const claim of claims) {
    const section = claim.id.slice(0, claim.id.indexOf('/'))
    groups.set(section, [...(groups.get(section) ?? []), claim])
  }
  return [...groups].map(([section, ofSection]) => ({
    section,
    title: TITLES[section] ?? 'More',
    claims: ofSection,
  }))
}
