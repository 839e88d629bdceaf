import { typedClaims } from './claims.ts'
import type { Content } from './content.ts'
import type { Gap } from './line.ts'
import { gapsOf, linesOf } from './lines-of.ts'

/** One thing for the owner to do before the page is published. */
export type ChecklistLine =
  | {
      readonly kind: 'add'
      readonly id: string
      readonly gap: Gap['gap']
      readonly text: string
      readonly advice: string
    }
  | { readonly kind: 'confirm'; readonly id: string; readonly text: string }
  | { readonly kind: 'prove'; readonly id: string; readonly text: string; readonly claim: string }

/**
 * What is missing, what is to be confirmed and what may have to be proved, in the order of the page; `id` is that of
 * the line or gap it is about.
 */
export function checklistOf(content: Content): ChecklistLine[] {
  const { missing, ...page } = content
  const gaps = [...gapsOf(page), ...missing]
  const lines = linesOf(page)
  return [
    ...gaps.map(
      (gap) => ({ kind: 'add', id: gap.id, gap: gap.gap, text: gap.label, advice: gap.advice }) as const,
    ),
    ...lines.flatMap(({ id, text, standing }) =>
      standing === 'suggested' ? [{ kind: 'confirm', id, text } as const] : [],
    ),
    ...lines.flatMap(({ id, text, typed }) =>
      typed ? typedClaims(text).map((claim) => ({ kind: 'prove', id, text, claim }) as const) : [],
    ),
  ]
}
