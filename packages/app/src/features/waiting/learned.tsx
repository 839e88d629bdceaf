import type { SummaryLine } from '@foyer/shared/onboarding/pages/practice-summary.ts'
import { useId } from 'react'

type LearnedProps = { readonly title: string; readonly lines: readonly SummaryLine[] }

/** What the answers say about the practice or its website. */
export function Learned({ title, lines }: LearnedProps) {
  const titleId = useId()
  if (lines.length === 0) return null
  return (
    <section
      aria-labelledby={titleId}
      className="mt-6 rounded-card border border-line bg-surface px-4 pt-4 pb-1 sm:px-5.5 sm:pb-2"
    >
      <h2 id={titleId} className="display pb-2.5 text-xl">
        {title}
      </h2>
      <dl>
        {lines.map(({ title: name, values }) => (
          <div
            key={name}
            className="grid gap-x-4 border-t border-line py-2.5 text-sm sm:@md:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="text-muted">{name}</dt>
            <dd className="font-[550] wrap-anywhere">{values.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
