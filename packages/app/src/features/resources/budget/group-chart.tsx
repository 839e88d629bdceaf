import { Card } from '../../../components/ui/card.tsx'
import type { Budget } from './estimate-budget.ts'
import { moneyRange } from './money.ts'

/** The costs of the first year by group, as bars with their figures. */
export function GroupChart({ groups }: Pick<Budget, 'groups'>) {
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
