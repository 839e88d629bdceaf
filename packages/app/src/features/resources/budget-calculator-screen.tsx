import { Link2, Printer, RotateCcw } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { PATHS } from '../../config/paths.ts'
import { copyText } from '../../lib/copy-text.ts'
import { dismissToasts, showToast } from '../../lib/toast.ts'
import { writeBudget } from './budget/budget-address.ts'
import { CostTable } from './budget/cost-table.tsx'
import { estimateBudget } from './budget/estimate-budget.ts'
import { GroupChart } from './budget/group-chart.tsx'
import { type Plan, parsePlan } from './budget/plan.ts'
import { PlanForm } from './budget/plan-form.tsx'
import { Totals } from './budget/totals.tsx'
import { useBudget } from './budget/use-budget.ts'

/** The budget calculator. The query holds the whole plan, so that a link opens the same budget. */
export function BudgetCalculatorScreen() {
  const { plan, own, opened, change } = useBudget()
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
        <div className="mt-4 flex flex-wrap gap-3 print:hidden">
          <Button look="second" size="small" onClick={() => void copyLink()}>
            <Link2 aria-hidden="true" className="size-5 stroke-[1.75]" />
            Copy link
          </Button>
          <Button look="second" size="small" onClick={() => print()}>
            <Printer aria-hidden="true" className="size-5 stroke-[1.75]" />
            Print
          </Button>
          <Button look="ghost" size="small" onClick={() => change(null)}>
            <RotateCcw aria-hidden="true" className="size-5 stroke-[1.75]" />
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
