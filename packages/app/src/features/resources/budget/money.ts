import type { Range } from './cost-line.ts'

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** Formats a range: `$1,000 – $3,500`, or one amount when both ends are equal. */
export function moneyRange({ low, high }: Range): string {
  return low === high ? DOLLARS.format(low) : `${DOLLARS.format(low)} – ${DOLLARS.format(high)}`
}
