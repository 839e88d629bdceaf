import { Button } from '../../../components/ui/button.tsx'
import { ClaimRow } from './claim-row.tsx'
import { type Claim, groupClaims } from './group-claims.ts'
import type { ReviewActions } from './use-review.ts'

// More than this and they are grouped by section.
const SHORT_LIST = 5

type ClaimListProps = { readonly claims: readonly Claim[]; readonly review: ReviewActions }

/** The suggested sentences, to be confirmed or left out. */
export function ClaimList({ claims, review }: ClaimListProps) {
  const isOpen = ({ id }: Claim) => review.own.details.statements[id] === undefined
  const left = claims.filter(isOpen).length
  const groups = claims.length > SHORT_LIST ? groupClaims(claims) : [{ section: 'all', title: '', claims }]
  return (
    <section aria-labelledby="claims" className="mt-5">
      <h3 id="claims" className="font-[650]">
        Is this true of your practice?
      </h3>
      <p className="mt-0.5 text-sm text-muted">
        {left > 0
          ? `We suggested it. ${left} of ${claims.length} are left.`
          : 'You have decided about all of it.'}
      </p>
      {groups.map(({ section, title, claims: ofSection }) => {
        const open = ofSection.filter(isOpen)
        return (
          <div key={section}>
            {title && (
              <div className="mt-4 flex flex-wrap items-center justify-between gap-x-3">
                <h4
                  id={`claims-${section}`}
                  tabIndex={-1}
                  className="text-sm font-semibold outline-none! shadow-none!"
                >
                  {title}
                </h4>
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
