import { Scale } from 'lucide-react'
import type { Advice } from '../../../../site/edit-site.ts'

const LONGEST_QUOTE = 40
const quotes = new Intl.ListFormat('en-US', { type: 'conjunction' })

type AdviceListProps = {
  readonly advice: readonly Advice[]
  /** Named by a field that it is about. */
  readonly id?: string
  /** Under a field; by default it is a part of the bar of a line. */
  readonly isOfField?: boolean
}

/**
 * What a law or a board may ask of the words: one sentence for each kind. Advice, never a wall. A kind is announced when it
 * comes, and not again with every letter.
 */
export function AdviceList({ advice, id, isOfField = false }: AdviceListProps) {
  return (
    <div id={id} aria-live="polite" aria-relevant="additions">
      {advice.length > 0 && (
        <div
          className={
            isOfField
              ? 'mt-1.5 flex gap-2 text-sm leading-[1.4] text-muted'
              : 'flex gap-2 border-t border-line px-3.5 py-2.5 leading-[1.4]'
          }
        >
          <Scale aria-hidden="true" className="mt-px size-4.5 flex-none stroke-2 text-warning" />
          <ul className="grid max-w-100 gap-1.5">
            {advice.map(({ kind, claims, why }) => (
              <li key={kind}>
                {quotes.format(claims.map(quoted))}: {why}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

// Words of patients have quotation marks of their own.
function quoted(claim: string): string {
  const letters = [...claim.replace(/^[“"]|[”"]$/g, '')]
  return letters.length > LONGEST_QUOTE
    ? `“${letters.slice(0, LONGEST_QUOTE - 1).join('')}…”`
    : `“${letters.join('')}”`
}
