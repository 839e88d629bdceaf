import type { Range } from './cost-line.ts'

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** A range as people read it: `$1,000 – $3,500`, or one amount where both ends are the same. */
export function moneyRange({ low, high }: Range): string {
  return low === high ? DOLLARS.format(low) : `${DOLLARS.format(low)} – ${DOLLARS.format(high)}`
}
