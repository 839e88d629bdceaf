import { formatBookDay, formatMoney } from '@foyer/shared/referrals/money.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { downloadFile } from '../../lib/download-file.ts'
import type { Batch, DeskCall, Line } from './api/desk.ts'
import { takeBankFile } from './api/take-bank-file.ts'
import { BatchLines } from './batch-lines.tsx'
import { batchSteps, batchSums } from './batch-sums.ts'
import { DeskField } from './desk-field.tsx'
import { easternDay, easternFull } from './eastern-time.ts'
import { useDeed } from './use-deed.ts'

const FILES = { bank: 'File for the bank', paypal: 'File for PayPal' } as const

/** A batch with its lines: the bank's file, marking each line or all as paid, and what came back. */
export function BatchCard({ batch }: { readonly batch: Batch }) {
  const deed = useDeed()
  const [reference, setReference] = useState(batch.reference ?? '')
  const [day, setDay] = useState(() => easternDay(new Date()))
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState<'reference' | 'day' | 'reason' | null>(null)
  const form = useRef<HTMLDivElement>(null)
  const file = useMutation({
    mutationFn: async (method: 'bank' | 'paypal') =>
      downloadFile(`payout-${batch.number}-${method}.csv`, 'text/csv', await takeBankFile(batch.id, method)),
  })
  const sums = batchSums(batch)
  const isOpen = batch.state === 'open'

  const needs = (name: 'reference' | 'day' | 'reason', value: string): boolean => {
    if (value.trim()) return true
    setMissing(name)
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
    return false
  }
  const run = (call: DeskCall, past: string) => {
    setMissing(null)
    void deed.run([{ call, undo: [] }], () => past)
  }
  const markPaid = (line?: Line) => {
    if (!needs('reference', reference) || !needs('day', day)) return
    const args = {
      of_payout: batch.id,
      bank_reference: reference.trim(),
      on_day: day,
      reason: 'The bank took it',
    }
    run(
      { name: 'operator_mark_paid', args: line ? { ...args, only_line: line.number } : args },
      line ? `S-${line.number} is paid` : `P-${batch.number} is paid`,
    )
  }
  const noteReturn = (line: Line) => {
    if (!needs('reason', reason)) return
    run(
      { name: 'operator_return_line', args: { line_number: line.number, reason: reason.trim() } },
      `S-${line.number} came back`,
    )
  }
  const giveUp = () => {
    if (!needs('reason', reason)) return
    run(
      { name: 'operator_cancel_payout', args: { of_payout: batch.id, reason: reason.trim() } },
      `P-${batch.number} is given up`,
    )
  }
  return (
    <>
      <p className="none">
        {`Made by ${batch.created_by}, ${easternFull(batch.created_at)}. ${batchState(batch)}`}
      </p>
      {batch.state !== 'cancelled' && (
        <ol className="steps" aria-label={`Steps of P-${batch.number}`}>
          {batchSteps(batch).map(({ name, state }) => (
            <li key={name} className={state} aria-current={state === 'now' ? 'step' : undefined}>
              <i aria-hidden="true" />
              {name}
              {state === 'done' && <span className="sr-only"> (done)</span>}
            </li>
          ))}
        </ol>
      )}
      <BatchLines batch={batch} isPending={deed.isPending} onPaid={markPaid} onReturn={noteReturn} />
      <div className="payform" ref={form}>
        {isOpen && (
          <>
            <DeskField
              name="reference"
              label="Reference from the bank"
              hint="It stands on all statements of the batch."
              error={missing === 'reference' && 'Write the reference of the bank first.'}
              value={reference}
              maxLength={60}
              onValue={setReference}
            />
            <DeskField
              name="day"
              label="Paid on, Eastern"
              type="date"
              error={missing === 'day' && 'Choose the day first.'}
              value={day}
              onValue={setDay}
            />
          </>
        )}
        {batch.state !== 'cancelled' && (
          <DeskField
            name="reason"
            label="Reason, for what came back"
            hint="The partner reads it."
            error={missing === 'reason' && 'Write why, in at most 300 characters.'}
            value={reason}
            maxLength={300}
            onValue={setReason}
          />
        )}
      </div>
      {isOpen && (
        <div className="acts">
          <button
            type="button"
            className="b main"
            disabled={deed.isPending || sums.openLines === 0}
            onClick={() => markPaid()}
          >
            Mark {formatMoney(sums.openCents)} as paid
          </button>
          {sums.files.map((method) => (
            <button
              key={method}
              type="button"
              className="b"
              disabled={file.isPending}
              onClick={() => file.mutate(method)}
            >
              {FILES[method]}
            </button>
          ))}
          <button type="button" className="b quiet" disabled={deed.isPending} onClick={giveUp}>
            Give up the batch
          </button>
        </div>
      )}
      {isOpen && <p className="hint">Paid cannot be taken back; what comes back gets an entry of its own.</p>}
      <p role="alert" className={(deed.failure ?? file.error) ? 'refused' : ''}>
        {deed.failure ?? (file.error && 'The file could not be made. Try again.')}
      </p>
      <p role="status">{deed.done && `${deed.done.text}.`}</p>
    </>
  )
}

/** Where a batch stands, in a sentence. */
function batchState({ state, csv_taken_at, sent_on, reference }: Batch): string {
  if (state === 'paid')
    return `Paid ${sent_on ? formatBookDay(sent_on, new Date(), { weekday: 'long' }) : ''}, reference ${reference}.`
  if (state === 'cancelled') return 'Given up: everything in it is owed again.'
  return csv_taken_at ? `File taken ${easternFull(csv_taken_at)}.` : 'The file was not taken yet.'
}
