import type { Added, SiteEdits } from '@foyer/shared/api/site-edits.ts'

/** Something on the page of the site that has a price. */
export type PriceItem = Extract<Added, { kind: 'price' | 'service' }> & { readonly id: string }

/** Returns what costs something, in the order of the page: prices, and services for which one is named. */
export function priceItems({ added }: Pick<SiteEdits, 'added'>): readonly PriceItem[] {
  return Object.entries(added)
    .flatMap(([id, item]): PriceItem[] =>
      item.kind === 'price' || (item.kind === 'service' && item.price) ? [{ ...item, id }] : [],
    )
    .sort((one, other) => one.at - other.at)
}

/** Returns the cents of a typed price such as `$1,250.50`; `null` for words, or for several numbers. */
export function centsOf(price: string): number | null {
  const found = /^\D*?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?(?![\d.,]*\d)\D*$/.exec(price.trim())
  if (!found) return null
  return Number(found[1]?.replaceAll(',', '')) * 100 + Number(found[2] ?? 0)
}

/** Formats cents as `$1,250.00`. */
export function dollars(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)
}
