import type { FactKind, FoundFact, SettledFacts } from '@foyer/shared/api/reader.ts'
import { queryOptions } from '@tanstack/react-query'
import { type KeptReading, loadReading } from './api/website-reading.ts'

/** The last reading of a person's other website as a query; its data is `null` before the first one. */
export function readingQuery(personId: string) {
  return queryOptions<KeptReading | null>({
    queryKey: ['website-reading', personId],
    queryFn: ({ signal }) => loadReading(personId, signal),
  })
}

/** One thing to settle: a fact, or several values of which one is right. */
export type FoundItem = {
  readonly id: string
  readonly kind: FactKind
  readonly facts: readonly (FoundFact & { readonly place: number })[]
}

/** Returns what there is to settle, in the order of a visit card. Each sentence is settled for itself. */
export function itemsOf(reading: Pick<KeptReading, 'facts'>): readonly FoundItem[] {
  const items = new Map<string, { id: string; kind: FactKind; facts: (FoundFact & { place: number })[] }>()
  for (const [place, fact] of reading.facts.entries()) {
    const id = fact.kind === 'sentence' ? `sentence-${place}` : fact.kind
    const item = items.get(id) ?? { id, kind: fact.kind, facts: [] }
    item.facts.push({ ...fact, place })
    items.set(id, item)
  }
  return [...items.values()]
}

/** What was said to an item: the value that is right, `no` for none of them, `null` for nothing yet. */
export function answerTo(item: FoundItem, settled: SettledFacts): FoundItem['facts'][number] | 'no' | null {
  const chosen = item.facts.find(({ place }) => settled[place] === 'yes')
  if (chosen) return chosen
  return item.facts.every(({ place }) => settled[place] === 'no') ? 'no' : null
}
