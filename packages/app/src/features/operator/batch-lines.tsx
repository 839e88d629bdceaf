import { formatMoney, nameAccount, statementName } from '@foyer/shared/referrals/money.ts'
import type { Batch, Line } from './api/desk.ts'
import { batchSums } from './batch-sums.ts'

const STATES: Readonly<Record<string, string>> = {
  open: 'To pay',
  sent: 'Paid',
  returned: 'Came back',
  cancelled: 'Taken out',
}

type BatchLinesProps = {
  readonly batch: Batch
  readonly isPending: boolean
  readonly onPaid: (line: Line) => void
  readonly onReturn: (line: Line) => void
}

/** The payments of a batch, with their sum. */
export function BatchLines({ batch, isPending, onPaid, onReturn }: BatchLinesProps) {
  const isOpen = batch.state === 'open'
  const { cents, returnedCents } = batchSums(batch)
  return (
    <table className="tbl st">
      <thead>
        <tr>
          <th scope="col">Paid to</th>
          <th scope="col">Statement</th>
          <th scope="col">State</th>
          <th scope="col" className="r">
            Amount
          </th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {batch.lines.map((line) => {
          const statement = statementName(line.number)
          const isToPay = isOpen && line.state === 'open'
          return (
            <tr key={line.number}>
              <th scope="row">
                {line.legal_name ?? line.who ?? 'A closed account'}
                <small>{nameAccount(line.method, line.masked)}</small>
              </th>
              <td data-l="Statement">{statement}</td>
              <td data-l="State">
                {STATES[line.state] ?? line.state}
                {(line.return_reason ?? line.stopped_because) && (
                  <small>{line.return_reason ?? line.stopped_because}</small>
                )}
              </td>
              <td data-l="Amount" className="r">
                {formatMoney(line.cents)}
              </td>
              <td data-l="" className="r">
                {isToPay && (
                  <button
                    type="button"
                    className="b"
                    disabled={isPending}
                    aria-label={`Mark ${statement} as paid`}
                    onClick={() => onPaid(line)}
                  >
                    Mark paid
                  </button>
                )}
                {(line.state === 'sent' || isToPay) && (
                  <button
                    type="button"
                    className="b quiet"
                    disabled={isPending}
                    aria-label={`${statement} came back`}
                    onClick={() => onReturn(line)}
                  >
                    Came back
                  </button>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {batch.lines.length === 1 ? '1 line' : `${batch.lines.length} lines`}
            {returnedCents > 0 && <small>{formatMoney(returnedCents)} came back and is not in the sum</small>}
          </th>
          <td className="r m">{formatMoney(cents)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  )
}
