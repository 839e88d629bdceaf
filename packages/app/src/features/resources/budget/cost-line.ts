import type { Plan } from './plan.ts'

/** Whole dollars, from the careful to the generous end. */
export type Range = { readonly low: number; readonly high: number }

/** A part of the chart. */
export const COST_GROUPS = {
  setup: 'Founding and licenses',
  space: 'Space',
  equipment: 'Equipment and supplies',
  people: 'People',
  technology: 'Technology',
  protection: 'Insurance and advice',
  marketing: 'Website and marketing',
} as const

export type CostGroup = keyof typeof COST_GROUPS

/** One thing to pay for. */
export type CostLine = {
  /** Used in shared links: an id is never reused for another line. */
  readonly id: string
  readonly label: string
  readonly group: CostGroup
  readonly when: 'once' | 'monthly'
  /** The assumption behind the range, in a sentence or two. */
  readonly assumption: (plan: Plan) => string
  /** `null` if the plan has no such cost. */
  readonly range: (plan: Plan) => Range | null
}

/** A range of so many units. */
export function times(units: number, low: number, high: number): Range {
  return { low: low * units, high: high * units }
}

/** The sum of ranges. */
export function sum(ranges: readonly Range[]): Range {
  return ranges.reduce((all, { low, high }) => ({ low: all.low + low, high: all.high + high }), {
    low: 0,
    high: 0,
  })
}

/** To the next ten dollars: these are estimates, and columns of them should still add up. */
export function rounded({ low, high }: Range): Range {
  return { low: Math.round(low / 10) * 10, high: Math.round(high / 10) * 10 }
}

/** How wages compare by area with the middle. */
export const WAGE_LEVELS = { low: 0.9, middle: 1, high: 1.2 } as const

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** Formats a range: `$1,000 – $3,500`, or one amount when both ends are equal. */
export function moneyRange({ low, high }: Range): string {
  return low === high ? DOLLARS.format(low) : `${DOLLARS.format(low)} – ${DOLLARS.format(high)}`
}
