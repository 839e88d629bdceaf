import { useId, useState } from 'react'
import { Card } from '../../../components/ui/card.tsx'
import { FieldError } from '../../../components/ui/field-error.tsx'
import { parseFigure } from './budget-address.ts'
import type { Range } from './cost-line.ts'
import { moneyRange } from './cost-line.ts'
import { type EstimatedLine, OWN_FIGURE_MOST, type OwnFigures } from './estimate-budget.ts'

type CostTableProps = {
  readonly title: string
  readonly lines: readonly EstimatedLine[]
  readonly total: Range
  readonly own: OwnFigures
  readonly onOwnFigure: (id: string, figure: number | null) => void
}

/** The cost lines with their assumptions, and a field for the person's own figure. On phones each line is a block. */
export function CostTable({ title, lines, total, own, onOwnFigure }: CostTableProps) {
  return (
    <Card title={title}>
      <table aria-label={title} className="mt-3 block w-full text-sm sm:@md:table">
        <thead className="sr-only sm:@md:not-sr-only sm:@md:table-header-group">
          <tr className="text-left text-xs text-muted sm:@md:table-row">
            <Heading className="py-2 pr-4">Cost and what it supposes</Heading>
            <Heading className="px-4 py-2 text-right">Estimate</Heading>
            <Heading className="w-36 py-2 pl-4 text-right">Your figure</Heading>
          </tr>
        </thead>
        <tbody className="block sm:@md:table-row-group">
          {lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              figure={own[line.id]}
              onFigure={(figure) => onOwnFigure(line.id, figure)}
            />
          ))}
        </tbody>
        <tfoot className="block sm:@md:table-footer-group print:table-row-group">
          <tr className="flex flex-wrap justify-between gap-x-4 border-t border-control py-3 font-[650] sm:@md:table-row">
            <th scope="row" className="text-left font-[650] sm:@md:py-3">
              Total
            </th>
            <td className="tabular-nums sm:@md:py-3 sm:@md:text-right" colSpan={2}>
              {moneyRange(total)}
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}

function Heading({ className, children }: { readonly className: string; readonly children: string }) {
  return (
    <th scope="col" className={`font-normal ${className}`}>
      {children}
    </th>
  )
}

type LineProps = {
  readonly line: EstimatedLine
  readonly figure: number | undefined
  readonly onFigure: (figure: number | null) => void
}

function Line({ line, figure, onFigure }: LineProps) {
  return (
    <tr className="grid @3xs:grid-cols-[1fr_8rem] items-center gap-x-4 gap-y-1 border-t border-line py-3 break-inside-avoid sm:@md:table-row">
      <th scope="row" className="col-span-full text-left font-normal sm:@md:py-2.5 sm:@md:pr-4">
        <span className="font-semibold">{line.label}</span>
        <span className="block max-w-[34rem] text-muted">{line.assumption}</span>
      </th>
      <td
        className={`tabular-nums sm:@md:px-4 sm:@md:py-2.5 sm:@md:text-right sm:@md:whitespace-nowrap ${figure === undefined ? '' : 'text-muted line-through'}`}
      >
        {moneyRange(line.supposed)}
      </td>
      <td className="sm:@md:py-2.5 sm:@md:pl-4">
        <OwnFigure label={`Your figure for ${line.label}`} figure={figure} onFigure={onFigure} />
      </td>
    </tr>
  )
}

type OwnFigureProps = {
  readonly label: string
  readonly figure: number | undefined
  readonly onFigure: (figure: number | null) => void
}

function OwnFigure({ label, figure, onFigure }: OwnFigureProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const errorId = useId()
  const isOff = typed !== null && typed.trim() !== '' && parseFigure(typed) === null
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={isOff || undefined}
        aria-describedby={isOff ? errorId : undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder="$"
        value={typed ?? (figure === undefined ? '' : figure.toLocaleString('en-US'))}
        onChange={(event) => {
          const text = event.target.value
          setTyped(text)
          onFigure(parseFigure(text))
        }}
        onBlur={() => !isOff && setTyped(null)}
        className={`min-h-11 w-full rounded-control bg-surface px-3 py-1.5 text-right tabular-nums md:min-h-10 print:border-none ${isOff ? 'border-2 border-danger' : 'border-[1.5px] border-control hover:border-muted'}`}
      />
      {isOff && (
        <FieldError id={errorId}>Enter dollars, up to {OWN_FIGURE_MOST.toLocaleString('en-US')}.</FieldError>
      )}
    </>
  )
}
