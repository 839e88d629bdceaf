import type { CSSProperties, ReactNode } from 'react'
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

const BAR: CSSProperties = {
  height: 12,
  minWidth: 4,
  borderRadius: 2,
  background: 'var(--chart-3)',
  forcedColorAdjust: 'none',
}

/** A table of sums with a bar in each row. */
export function SumsCard({ title, name, sums, nameOf, children }: SumsCardProps) {
  const most = Math.max(1, ...sums.map(({ loads }) => loads))
  return (
    <Card title={title}>
      <table className="mt-1 w-full text-sm" style={{ tableLayout: 'fixed' }}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-left text-xs text-muted">
            <th scope="col" className="py-1.5 font-semibold">
              {name}
            </th>
            <td aria-hidden="true" style={{ width: '34%' }} />
            <th scope="col" className="py-1.5 text-right font-semibold" style={{ width: '4rem' }}>
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
                <span className="block" style={{ ...BAR, width: `${(100 * sum.loads) / most}%` }} />
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
