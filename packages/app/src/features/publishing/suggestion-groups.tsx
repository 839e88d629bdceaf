import clsx from 'clsx'
import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { type Claim, groupClaims } from '../drafts/owner/claim-list.tsx'
import type { ReviewActions } from '../drafts/owner/use-review.ts'

type SuggestionGroupsProps = { readonly claims: readonly Claim[]; readonly review: ReviewActions }

/** Our sentences, by the section in which they stand: each is true or left out, and can be decided again. */
export function SuggestionGroups({ claims, review }: SuggestionGroupsProps) {
  const { statements } = review.own.details
  return (
    <div className="mt-3 grid gap-3">
      {groupClaims(claims).map(({ section, title, claims: ofSection }) => {
        const open = ofSection.filter(({ id }) => statements[id] === undefined)
        return (
          <section
            key={section}
            aria-labelledby={`decide-${section}`}
            className="rounded-card border border-line bg-surface"
          >
            <header className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
              <h3 id={`decide-${section}`} tabIndex={-1} className="font-[650] outline-none! shadow-none!">
                {title}
              </h3>
              {open.length > 0 ? (
                <>
                  <span className="text-sm text-muted">{open.length} left</span>
                  <Button
                    look="second"
                    size="small"
                    className="sm:ml-auto"
                    aria-label={`Yes to all in this section: ${title}`}
                    onClick={() => {
                      review.decide(
                        open.flatMap(({ ids }) => ids),
                        'confirmed',
                      )
                      // The pressed button is gone in a moment.
                      document.getElementById(`decide-${section}`)?.focus()
                    }}
                  >
                    Yes to all in this section
                  </Button>
                </>
              ) : (
                <span className="ml-auto flex items-center gap-1.5 text-sm font-semibold text-success">
                  <Check className="size-4 stroke-[2.25]" />
                  Decided
                </span>
              )}
            </header>
            {ofSection.map((claim) => (
              <Suggestion key={claim.id} claim={claim} review={review} />
            ))}
          </section>
        )
      })}
    </div>
  )
}

const CHOICES = [
  { value: 'confirmed', label: 'Yes', icon: Check },
  { value: 'struck', label: 'Not us', icon: X },
] as const

type SuggestionProps = { readonly claim: Claim; readonly review: ReviewActions }

function Suggestion({ claim: { id, ids, text }, review }: SuggestionProps) {
  const name = useId()
  const decision = review.own.details.statements[id]
  return (
    <fieldset className="grid items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 sm:grid-cols-[1fr_auto]">
      <legend className="sr-only">Is this true of your practice? {text}</legend>
      <p
        aria-hidden="true"
        className={clsx(
          'text-sm leading-[1.45] wrap-anywhere',
          decision === 'struck'
            ? 'text-muted line-through'
            : 'underline decoration-control decoration-dotted decoration-2 underline-offset-[0.22em]',
        )}
      >
        {text}
      </p>
      <div className="grid grid-cols-2 rounded-control border-[1.5px] border-control bg-surface">
        {CHOICES.map(({ value, label, icon: Icon }, place) => (
          <label
            key={value}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center justify-center gap-1.5 px-4 text-sm font-[650] whitespace-nowrap has-checked:bg-lit has-checked:shadow-[inset_0_0_0_2px_var(--lit-line)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:min-h-10',
              place === 0 ? 'rounded-l-[6px] border-r-[1.5px] border-control' : 'rounded-r-[6px]',
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={decision === value}
              onChange={() => review.decide(ids, value)}
              className="sr-only"
            />
            <Icon className="size-4 stroke-[2.25]" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
