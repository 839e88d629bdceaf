import { COST_GROUPS, type CostGroup, type CostLine, type Range, rounded, sum } from './cost-line.ts'
import { MONTHLY_LINES } from './monthly-lines.ts'
import { ONE_TIME_LINES } from './one-time-lines.ts'
import type { Plan } from './plan.ts'

/** The person's own figures in whole dollars, by id of the line. */
export type OwnFigures = Readonly<Record<string, number>>

export const OWN_FIGURE_MOST = 9_999_999

export const COST_LINES: readonly CostLine[] = [...ONE_TIME_LINES, ...MONTHLY_LINES]

export type EstimatedLine = Pick<CostLine, 'id' | 'label' | 'group' | 'when'> & {
  readonly assumption: string
  /** The estimate, in whole tens of dollars. */
  readonly supposed: Range
  /** The person's own figure if there is one, otherwise the estimate. */
  readonly counted: Range
}

export type Budget = {
  readonly oneTime: readonly EstimatedLine[]
  readonly monthly: readonly EstimatedLine[]
  readonly oneTimeTotal: Range
  readonly monthlyTotal: Range
  /** All that is paid in the first twelve months. */
  readonly firstYear: Range
  /** What should be in hand on the first day: the one-time costs and the reserve. */
  readonly atOpening: Range
  /** The first year by kind of cost, the largest first; kinds without cost are left out. */
  readonly groups: readonly { readonly group: CostGroup; readonly label: string; readonly firstYear: Range }[]
}

const MONTHS = 12

/** Estimates the cost of starting this practice: every line with its assumption, and the totals. */
export function estimateBudget(plan: Plan, own: OwnFigures): Budget {
  const oneTime = estimateLines(ONE_TIME_LINES, plan, own)
  const monthly = estimateLines(MONTHLY_LINES, plan, own)
  const oneTimeTotal = sum(oneTime.map(({ counted }) => counted))
  const monthlyTotal = sum(monthly.map(({ counted }) => counted))
  return {
    oneTime,
    monthly,
    oneTimeTotal,
    monthlyTotal,
    firstYear: sum([oneTimeTotal, months(monthlyTotal, MONTHS)]),
    atOpening: sum([oneTimeTotal, months(monthlyTotal, plan.reserve)]),
    groups: groupFirstYear([...oneTime, ...monthly]),
  }
}

function estimateLines(lines: readonly CostLine[], plan: Plan, own: OwnFigures): readonly EstimatedLine[] {
  return lines.flatMap(({ id, label, group, when, assumption, range }) => {
    const raw = range(plan)
    if (!raw) return []
    const supposed = rounded(raw)
    const figure = own[id]
    const counted = figure === undefined ? supposed : { low: figure, high: figure }
    return { id, label, group, when, assumption: assumption(plan), supposed, counted }
  })
}

function groupFirstYear(lines: readonly EstimatedLine[]): Budget['groups'] {
  const groups: readonly CostGroup[] = [
    'setup',
    'space',
    'equipment',
    'people',
    'technology',
    'protection',
    'marketing',
  ]
  return groups
    .map((group) => ({
      group,
      label: COST_GROUPS[group],
      firstYear: sum(
        lines
          .filter((line) => line.group === group)
          .map(({ when, counted }) => (when === 'once' ? counted : months(counted, MONTHS))),
      ),
    }))
    .filter(({ firstYear }) => firstYear.high > 0)
    .toSorted((a, b) => b.firstYear.high - a.firstYear.high)
}

function months({ low, high }: Range, count: number): Range {
  return { low: low * count, high: high * count }
}
