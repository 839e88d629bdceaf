import { formatBookDay, formatMoney } from '@foyer/shared/referrals/money.ts'
import { useQuery } from '@tanstack/react-query'
import { NotLoaded } from '../../components/ui/load-failure.tsx'
import { payoutsQuery } from './api/desk.ts'
import { BatchCard } from './batch-card.tsx'
import { batchSums } from './batch-sums.ts'
import { OwedTable } from './owed-table.tsx'
import { useDeed } from './use-deed.ts'

const BATCH_STATES: Readonly<Record<string, string>> = {
  open: 'to pay',
  paid: 'paid',
  cancelled: 'given up',
}

/** Payouts: what would leave, what waits and why, and the batches with their lines. */
export function PayoutsPage() {
  const query = useQuery(payoutsQuery)
  const deed = useDeed()
  const { data } = query
  if (!data)
    return (
      <main className="page" aria-busy={query.isPending}>
        <NotLoaded of={query} loading="Loading payouts" rows={6}>
          Payouts could not be loaded.
        </NotLoaded>
      </main>
    )
  const ready = data.ready.reduce((sum, { cents }) => sum + cents, 0)
  const make = () =>
    void deed.run(
      [{ call: { name: 'operator_make_payout', args: { reason: `Payday of ${data.payday}` } }, undo: [] }],
      () => 'The batch is made',
    )
  return (
    <main className="page">
      <h1 className="display" id="desk-title" tabIndex={-1}>
        Payouts
      </h1>
      <p className="none">
        Every second Monday; the next payday is {formatBookDay(data.payday, new Date(), { weekday: 'long' })},
        Eastern. A batch takes what is approved and ready.
      </p>
      <section className="sec" aria-labelledby="owed">
        <h2 id="owed">Approved, not paid</h2>
        {data.ready.length + data.waits.length === 0 ? (
          <p className="none">Nothing is owed now.</p>
        ) : (
          <OwedTable ready={data.ready} waits={data.waits} />
        )}
        <button
          type="button"
          className="b main"
          disabled={deed.isPending || data.ready.length === 0}
          onClick={make}
        >
          {data.ready.length > 0 ? `Make the batch of ${formatMoney(ready)}` : 'Make a batch'}
        </button>
        {data.ready.length === 0 && <p className="hint">Nothing is ready to leave.</p>}
        <p role="alert" className={deed.failure ? 'refused' : ''}>
          {deed.failure}
        </p>
      </section>
      {data.batches.length > 0 && (
        <section className="sec" aria-labelledby="batches">
          <h2 id="batches">Batches</h2>
          {data.batches.map((batch) => (
            <details key={batch.id} className="batch" open={batch.state === 'open'}>
              <summary>
                <b>P-{batch.number}</b> {formatMoney(batchSums(batch).cents)},{' '}
                {BATCH_STATES[batch.state] ?? batch.state}
              </summary>
              <BatchCard batch={batch} />
            </details>
          ))}
        </section>
      )}
    </main>
  )
}
