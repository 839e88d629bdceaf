import { Scale } from 'lucide-react'
import type { Advice } from '../../../../site/edit-site.ts'

const LONGEST_QUOTE = 40
const quotes = new Intl.ListFormat('en-US', { type: 'conjunction' })

type AdviceListProps = {
  readonly advice: readonly Advice[]
  /** Named by a field that it is about. */
  readonly id?: string
}

/**
 * What a law or a board may ask of the words: one sentence for each kind. Advice, never a wall. A kind is announced when it
 * comes, and not again with every letter.
 */
export function AdviceList({ advice, id }: AdviceListProps) {
  return (
    <div id={id} aria-live="polite" aria-relevant="additions">
      {advice.length > 0 && (
        <div className="mt-1.5 flex gap-2 text-sm leading-[1.4] text-muted">
          <Scale aria-hidden="true" className="mt-px size-4.5 flex-none stroke-2 text-warning" />
          <ul className="grid max-w-100 gap-1.5">
            {advice.map((one) => (
              <li key={one.kind}>{adviceText(one)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Returns one kind of advice as a sentence, with the words that it is about. */
export function adviceText({ claims, why }: Advice): string {
  return `${quotes.format(claims.map(quoted))}: ${why}`
}

// Words of patients have quotation marks of their own.
function quoted(claim: string): string {
  const letters = [...claim.replace(/^[“"]|[”"]$/g, '')]
  return letters.length > LONGEST_QUOTE
    ? `“${letters.slice(0, LONGEST_QUOTE - 1).join('')}…”`
    : `“${letters.join('')}”`
}
