import type { Range } from './cost-line.ts'
import type { Budget } from './estimate-budget.ts'
import { moneyRange } from './money.ts'

type TotalsProps = { readonly budget: Budget; readonly reserve: number }

/** What everything comes to. */
export function Totals({ budget, reserve }: TotalsProps) {
  const { oneTimeTotal, monthlyTotal, firstYear, atOpening } = budget
  return (
    <section
      aria-label="Totals"
      className="hall rounded-card bg-hall p-4.5 text-on-hall md:p-5.5 print:border print:border-control print:bg-transparent print:text-text"
    >
      <dl className="grid gap-x-6 gap-y-5 sm:@md:grid-cols-2 lg:@2xl:grid-cols-1 print:grid-cols-2">
        <Total label="First year" range={firstYear} note="One-time costs and twelve months" isLarge />
        <Total
          label="In hand at opening"
          range={atOpening}
          note={`One-time costs and ${reserve} ${reserve === 1 ? 'month' : 'months'} of reserve`}
          isLarge
        />
        <Total label="One-time" range={oneTimeTotal} note="Before the door opens" />
        <Total label="Monthly" range={monthlyTotal} note="Every month, whether patients come or not" />
      </dl>
      {/* Read out when it changes, once the typing pauses. */}
      <p role="status" className="sr-only">
        First year {moneyRange(firstYear)}. Monthly {moneyRange(monthlyTotal)}.
      </p>
    </section>
  )
}

type TotalProps = {
  readonly label: string
  readonly range: Range
  readonly note: string
  readonly isLarge?: boolean
}

function Total({ label, range, note, isLarge = false }: TotalProps) {
  return (
    <div>
      <dt className="text-sm text-on-hall-muted print:text-muted">{label}</dt>
      <dd
        className={
          isLarge ? 'display text-xl tabular-nums @3xs:whitespace-nowrap' : 'font-[650] tabular-nums'
        }
      >
        {moneyRange(range)}
      </dd>
      <dd className="text-xs text-on-hall-muted print:text-muted">{note}</dd>
    </div>
  )
}
