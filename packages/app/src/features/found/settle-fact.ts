import type { FactKind } from '@foyer/shared/api/reader.ts'
import { PASSAGES_MAX, type SiteDetails, typedDetailsSchema } from '@foyer/shared/api/site-details.ts'
import type { FoundItem } from '../../site/website-reading.ts'

type Fact = FoundItem['facts'][number]

/** The detail that a kind of fact is kept as. */
export const DETAIL_OF = {
  phone: 'phone',
  address: 'street',
  hours: 'hours',
  booking: 'bookingUrl',
  services: 'services',
} as const satisfies { readonly [Kind in FactKind]?: keyof SiteDetails['details'] }

// Passages of a file are numbered from 1; those of a website begin far behind them.
const FIRST_OF_WEBSITE = 9000

/** Returns the details with a fact in them; `null` when there is no room for it, or it is none that a page could show. */
export function withFact(details: SiteDetails, fact: Fact): Partial<SiteDetails> | null {
  if (fact.kind === 'sentence') {
    const id = `p${FIRST_OF_WEBSITE + fact.place}`
    const others = details.passages.filter((passage) => passage.id !== id && passage.text !== fact.value)
    if (others.length >= PASSAGES_MAX) return null
    return { passages: [...others, { id, text: fact.value }] }
  }
  if (fact.kind === 'name') return {}
  const typed =
    fact.kind === 'address'
      ? { street: fact.street ?? fact.value, ...(fact.city && { city: fact.city }) }
      : { [DETAIL_OF[fact.kind]]: fact.value }
  const checked = typedDetailsSchema.safeParse(typed)
  return checked.success ? { details: { ...details.details, ...checked.data } } : null
}

/** Returns the details without a fact that was said to be right by mistake. */
export function withoutFact(details: SiteDetails, fact: Fact): Partial<SiteDetails> {
  if (fact.kind === 'sentence') {
    return { passages: details.passages.filter(({ text }) => text !== fact.value) }
  }
  if (fact.kind === 'name') return {}
  const { [DETAIL_OF[fact.kind]]: _, ...others } = details.details
  return {
    details: {
      ...others,
      [DETAIL_OF[fact.kind]]: '',
      ...(fact.kind === 'address' && fact.city === details.details.city && { city: '' }),
    },
  }
}
