import { formatMoney, statementName } from '@foyer/shared/referrals/money.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadFile } from '../../lib/download-file.ts'
import type { Batch, Line } from './api/desk.ts'
import { takeBankFile } from './api/take-bank-file.ts'
import { easternMoment } from './item-words.ts'
import { useDeed } from './use-deed.ts'

const STATES: Readonly<Record<string, string>> = {
  open: 'To pay',
  sent: 'Paid',
  returned: 'Came back',
  cancelled: 'Taken out',
}

/** A batch with its lines: the bank's file, marking each line or all as paid, and what came back. */
export function BatchCard({ batch }: { readonly batch: Batch }) {
  const deed = useDeed()
  const [reference, setReference] = useState(batch.reference ?? '')
  const [day, setDay] = useState(() =>
    new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' }),
  )
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState<string | null>(null)
  const file = useMutation({
    mutationFn: async (method: 'bank' | 'paypal') =>
      downloadFile(`payout-${batch.number}-${method}.csv`, 'text/csv', await takeBankFile(batch.id, method)),
  })
  const open = batch.lines.filter(({ state }) => state === 'open')
  const total = batch.lines
    .filter(({ state }) => state === 'open' || state === 'sent')
    .reduce((sum, { cents }) => sum + cents, 0)

  const markPaid = (line?: Line) => {
    if (!reference.trim()) return setMissing('Type the reference of the bank first.')
    setMissing(null)
    const args = {
      of_payout: batch.id,
      bank_reference: reference.trim(),
      on_day: day,
      reason: 'The bank took it',
    }
    void deed.run(
      { name: 'operator_mark_paid', args: line ? { ...args, only_line: line.number } : args },
      line ? `${statementName(line.number)} is paid` : `P-${batch.number} is paid`,
      null,
    )
  }
  const giveReason = (run: (why: string) => void) => {
    if (!reason.trim()) return setMissing('Say why first: the partner reads it.')
    setMissing(null)
    run(reason.trim())
  }
  return (
    <section className="sec" aria-labelledby={`batch-${batch.number}`}>
      <h2 id={`batch-${batch.number}`}>
        Batch P-{batch.number}: {formatMoney(total)}
      </h2>
      <p className="none">
        Made by {batch.created_by}, {easternMoment(batch.created_at)}.{' '}
        {batch.state === 'open'
          ? batch.csv_taken_at
            ? `File taken ${easternMoment(batch.csv_taken_at)}.`
            : 'The file was not taken yet.'
          : batch.state === 'paid'
            ? `Paid ${batch.sent_on}, reference ${batch.reference}.`
            : 'Given up.'}
      </p>
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
          {batch.lines.map((line) => (
            <tr key={line.number}>
              <th scope="row">
                {line.legal_name ?? line.who ?? 'A closed account'}
                <small>
                  {line.method} {line.masked}
                </small>
              </th>
              <td data-l="Statement">{statementName(line.number)}</td>
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
                {line.state === 'open' && batch.state === 'open' && (
                  <button
                    type="button"
                    className="b"
                    disabled={deed.isPending}
                    aria-label={`Mark ${statementName(line.number)} as paid`}
                    onClick={() => markPaid(line)}
                  >
                    Mark paid
                  </button>
                )}
                {(line.state === 'sent' || (line.state === 'open' && batch.state === 'open')) && (
                  <button
                    type="button"
                    className="b quiet"
                    disabled={deed.isPending}
                    aria-label={`${statementName(line.number)} came back`}
                    onClick={() =>
                      giveReason(
                        (why) =>
                          void deed.run(
                            { name: 'operator_return_line', args: { line_number: line.number, reason: why } },
                            `${statementName(line.number)} came back`,
                            null,
                          ),
                      )
                    }
                  >
                    Came back
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="payform">
        {batch.state === 'open' && (
          <>
            <label>
              Reference from the bank
              <input
                className="inp"
                value={reference}
                maxLength={60}
                onChange={(event) => setReference(event.currentTarget.value)}
              />
            </label>
            <label>
              Paid on, Eastern
              <input
                className="inp"
                type="date"
                value={day}
                onChange={(event) => setDay(event.currentTarget.value)}
              />
            </label>
          </>
        )}
        {batch.state !== 'cancelled' && (
          <label>
            Reason, for what came back
            <input
              className="inp"
              value={reason}
              maxLength={300}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </label>
        )}
      </div>
      {batch.state === 'open' && (
        <div className="acts">
          <button type="button" className="b" disabled={file.isPending} onClick={() => file.mutate('bank')}>
            File for the bank
          </button>
          <button type="button" className="b" disabled={file.isPending} onClick={() => file.mutate('paypal')}>
            File for PayPal
          </button>
          <button
            type="button"
            className="b main"
            disabled={deed.isPending || open.length === 0}
            onClick={() => markPaid()}
          >
            Mark all {open.length} as paid
          </button>
          <button
            type="button"
            className="b quiet"
            disabled={deed.isPending}
            onClick={() =>
              giveReason(
                (why) =>
                  void deed.run(
                    { name: 'operator_cancel_payout', args: { of_payout: batch.id, reason: why } },
                    `P-${batch.number} is given up`,
                    null,
                  ),
              )
            }
          >
            Give up the batch
          </button>
        </div>
      )}
      <p role="alert" className={(missing ?? deed.failure ?? file.error) ? 'refused' : ''}>
        {missing ?? deed.failure ?? (file.error && 'The file could not be made. Try again.')}
      </p>
      <p role="status">{deed.done && `${deed.done.text}.`}</p>
    </section>
  )
}
