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
  credentials: 'credentials',
} as const satisfies { readonly [Kind in FactKind]?: keyof SiteDetails['details'] }

/** A fact of plans or languages is a part of a list. */
const listed = ({ value }: Fact) => value.split('\n')

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
  const checked = typedDetailsSchema.safeParse(typedOf(details, fact))
  return checked.success ? { details: { ...details.details, ...checked.data } } : null
}

function typedOf({ details }: SiteDetails, fact: Fact): object {
  switch (fact.kind) {
    case 'name':
    case 'sentence':
      return {}
    case 'address':
      return { street: fact.street ?? fact.value, ...(fact.city && { city: fact.city }) }
    case 'openings':
      return { newPatients: fact.value }
    case 'plans':
    case 'languages':
      return { [fact.kind]: [...new Set([...(details[fact.kind] ?? []), ...listed(fact)])] }
    default:
      return { [DETAIL_OF[fact.kind]]: fact.value }
  }
}

/** Returns the details without a fact that was said to be right by mistake. */
export function withoutFact(details: SiteDetails, fact: Fact): Partial<SiteDetails> {
  if (fact.kind === 'sentence') {
    return { passages: details.passages.filter(({ text }) => text !== fact.value) }
  }
  if (fact.kind === 'name') return {}
  if (fact.kind === 'openings') return { details: { ...details.details, newPatients: '' } }
  if (fact.kind === 'plans' || fact.kind === 'languages') {
    const left = (details.details[fact.kind] ?? []).filter((one) => !listed(fact).includes(one))
    return { details: { ...details.details, [fact.kind]: left } }
  }
  const { [DETAIL_OF[fact.kind]]: _, ...others } = details.details
  return {
    details: {
      ...others,
      [DETAIL_OF[fact.kind]]: '',
      ...(fact.kind === 'address' && fact.city === details.details.city && { city: '' }),
    },
  }
}
