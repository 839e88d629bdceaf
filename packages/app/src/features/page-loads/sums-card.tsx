import type { ReactNode } from 'react'
import { Card } from '../../components/ui/card.tsx'

type SumsCardProps = {
  readonly title: string
  /** What each row is. */
  readonly name: string
  /** The largest first. */
  readonly sums: readonly { readonly name: string; readonly loads: number }[]
  readonly nameOf: (name: string) => string
  /** A note below the table. */
  readonly children?: ReactNode
}

/** A table of sums with a bar in each row. */
export function SumsCard({ title, name, sums, nameOf, children }: SumsCardProps) {
  const most = Math.max(1, ...sums.map(({ loads }) => loads))
  return (
    <Card title={title}>
      <table className="mt-1 w-full table-fixed text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-left text-xs text-muted">
            <th scope="col" className="w-auto py-1.5 font-semibold">
              {name}
            </th>
            <td aria-hidden="true" className="w-[34%]" />
            <th scope="col" className="w-16 py-1.5 text-right font-semibold">
              Opened
            </th>
          </tr>
        </thead>
        <tbody>
          {sums.map((sum) => (
            <tr key={sum.name} className="border-t border-line">
              <th scope="row" className="py-2 pr-3 text-left font-normal wrap-anywhere">
                {nameOf(sum.name)}
              </th>
              <td aria-hidden="true" className="py-2">
                <span
                  className="block h-3 min-w-1 rounded-[2px] forced-color-adjust-none"
                  style={{ width: `${(100 * sum.loads) / most}%`, background: 'var(--chart-3)' }}
                />
              </td>
              <td className="py-2 text-right tabular-nums">{sum.loads.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children && <p className="mt-3 text-sm text-pretty text-muted">{children}</p>}
    </Card>
  )
}
