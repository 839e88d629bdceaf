import { useQuery } from '@tanstack/react-query'
import { Link2, Printer, RotateCcw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { answersQuery } from '../../answers/answers-query.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { PATHS } from '../../config/paths.ts'
import { copyText } from '../../lib/copy-text.ts'
import { dismissToasts, showToast } from '../../lib/toast.ts'
import { useKnownPerson } from '../../session/session.ts'
import { writeBudget } from './budget/budget-address.ts'
import type { Range } from './budget/cost-line.ts'
import { moneyRange } from './budget/cost-line.ts'
import { CostTable } from './budget/cost-table.tsx'
import { type Budget, estimateBudget } from './budget/estimate-budget.ts'
import { type Plan, parsePlan } from './budget/plan.ts'
import { PlanForm } from './budget/plan-form.tsx'
import { planOfAnswers } from './budget/plan-of-answers.ts'
import { useBudget } from './budget/use-budget.ts'

/** The budget calculator. The query holds the whole plan, so that a link opens the same budget. */
export function BudgetCalculatorScreen() {
  const start = useStart()
  const { plan, own, opened, change } = useBudget(start)
  const budget = estimateBudget(plan, own)

  function changePlan(name: keyof Plan, value: string) {
    const texts = Object.fromEntries(Object.entries(plan).map(([key, known]) => [key, String(known)]))
    change({ plan: parsePlan({ ...texts, [name]: value }), own })
  }
  function changeFigure(id: string, figure: number | null) {
    const others = Object.fromEntries(Object.entries(own).filter(([key]) => key !== id))
    change({ plan, own: figure === null ? others : { ...others, [id]: figure } })
  }
  async function copyLink() {
    dismissToasts()
    const isCopied = await copyText(`${location.origin}${PATHS.budgetCalculator}?${writeBudget(plan, own)}`)
    showToast(
      isCopied
        ? { title: 'Link copied', description: 'It opens this budget, with your figures.', kind: 'success' }
        : {
            title: 'The link was not copied',
            description: 'Copy the address of this page instead.',
            kind: 'destructive',
          },
    )
  }

  return (
    <>
      <header className="max-w-[40rem]">
        <ScreenTitle documentTitle="Budget Calculator">What it costs to launch a practice</ScreenTitle>
        <p className="mt-3 text-lg text-muted">
          A range for each cost, with what it supposes beside it. Put in your own quotes as they arrive.
        </p>
        {start && (
          <p className="mt-2 text-sm text-muted print:hidden">
            It starts from your answers: practice type, model, place and states. Change anything.
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-3 print:hidden">
          <Button look="second" size="small" onClick={() => void copyLink()}>
            <Link2 />
            Copy link
          </Button>
          <Button look="second" size="small" onClick={() => print()}>
            <Printer />
            Print
          </Button>
          <Button look="ghost" size="small" onClick={() => change(null)}>
            <RotateCcw />
            Start over
          </Button>
        </div>
      </header>
      <div className="mt-7 grid gap-5">
        <PlanForm key={`plan ${opened}`} plan={plan} onChange={changePlan} />
        <div className="grid gap-5 lg:@2xl:grid-cols-[1fr_1.45fr]">
          <Totals budget={budget} reserve={plan.reserve} />
          <GroupChart groups={budget.groups} />
        </div>
        <CostTable
          key={`once ${opened}`}
          title="One-time costs"
          lines={budget.oneTime}
          total={budget.oneTimeTotal}
          own={own}
          onOwnFigure={changeFigure}
        />
        <CostTable
          key={`monthly ${opened}`}
          title="Monthly costs"
          lines={budget.monthly}
          total={budget.monthlyTotal}
          own={own}
          onOwnFigure={changeFigure}
        />
        <section aria-labelledby="how-to-read" className="max-w-[40rem] text-sm text-muted">
          <h2 id="how-to-read" className="display text-xl text-text">
            How to read these figures
          </h2>
          <ul className="mt-3 grid list-disc gap-1.5 pl-5.5">
            <li>
              All ranges are planning assumptions in US dollars before tax. They are no statistics and no
              offers; a quote from your own town is always better.
            </li>
            <li>Estimates are rounded to ten dollars. A figure of yours replaces its range in all totals.</li>
            <li>
              Not in here: loan payments, income taxes, student loans, the pause between visits and their
              payment. The reserve is there for the last one.
            </li>
            <li>Nothing is sent anywhere: the figures stand in the address of this page.</li>
          </ul>
        </section>
      </div>
    </>
  )
}

/** The plan that the answers of a signed-in owner tell; `null` while they are not known, and for a link with a budget. */
function useStart(): Plan | null {
  const person = useKnownPerson()
  const [query] = useSearchParams()
  const [isLinked] = useState(query.size > 0)
  const answers = useQuery({ ...answersQuery(person?.id ?? ''), enabled: Boolean(person) && !isLinked })
  return useMemo(() => (answers.data ? planOfAnswers(answers.data) : null), [answers.data])
}

/** The costs of the first year by group, as bars with their figures. */
function GroupChart({ groups }: Pick<Budget, 'groups'>) {
  const most = Math.max(1, ...groups.map(({ firstYear }) => firstYear.high))
  const widthOf = (amount: number) => `${(amount / most) * 100}%`
  return (
    <Card title="Where the first year goes" className="break-inside-avoid">
      <p className="mt-1 text-sm text-muted">
        The bar in front is the low end. The one behind it reaches to the high end.
      </p>
      <ul className="mt-4 grid gap-3.5">
        {groups.map(({ group, label, firstYear }) => (
          <li key={group} className="grid gap-1.25 break-inside-avoid text-sm">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{label}</span>
              <span className="tabular-nums">{moneyRange(firstYear)}</span>
            </span>
            <span
              aria-hidden="true"
              className="relative block h-3 rounded-[3px] bg-(--chart-track) [print-color-adjust:exact]"
            >
              <span
                className="absolute inset-y-0 left-0 rounded-[3px] bg-(--chart-3)"
                style={{ width: widthOf(firstYear.high) }}
              />
              <span
                className="absolute inset-y-0 left-0 rounded-[3px] bg-(--chart-1)"
                style={{ width: widthOf(firstYear.low) }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type TotalsProps = { readonly budget: Budget; readonly reserve: number }

/** What everything comes to. */
function Totals({ budget, reserve }: TotalsProps) {
  const { oneTimeTotal, monthlyTotal, firstYear, atOpening } = budget
  return (
    <section
      aria-label="Totals"
      className="brand rounded-card bg-brand p-4.5 text-on-brand md:p-5.5 print:border print:border-control print:bg-transparent print:text-text"
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
      <dt className="text-sm text-on-brand-muted print:text-muted">{label}</dt>
      <dd
        className={
          isLarge ? 'display text-xl tabular-nums @3xs:whitespace-nowrap' : 'font-[650] tabular-nums'
        }
      >
        {moneyRange(range)}
      </dd>
      <dd className="text-xs text-on-brand-muted print:text-muted">{note}</dd>
    </div>
  )
}
