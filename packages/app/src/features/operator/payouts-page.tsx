import { formatMoney } from '@foyer/shared/referrals/money.ts'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { BatchCard } from './batch-card.tsx'
import { payoutsQuery } from './desk-query.ts'
import { useDeed } from './use-deed.ts'

/** Why nothing leaves for a partner, by the words of the database. */
const OBSTACLES: Readonly<Record<string, string>> = {
  check: 'Said “It was not me”: release the partner first',
  account: 'No payout details',
  correction: 'A payment came back: the details have to be corrected',
  hold: 'Held',
  terms: 'Has not accepted the partner terms',
  form: 'The tax form is missing',
  new_account: 'The details are new: seven days',
}

/** Payouts: what would leave, what waits and why, and the batches with their lines. */
export function PayoutsPage() {
  const query = useQuery(payoutsQuery)
  const deed = useDeed()
  const { data } = query
  if (!data)
    return (
      <main className="page" aria-busy={query.isPending}>
        {query.isError && <LoadFailure of={query}>Payouts could not be loaded.</LoadFailure>}
      </main>
    )
  const total = data.ready.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <main className="page">
      <h1 className="display" id="desk-title" tabIndex={-1}>
        Payouts
      </h1>
      <p className="none">The next payday is {data.payday}. Days are Eastern.</p>
      <section className="sec" aria-labelledby="ready">
        <h2 id="ready">What would leave now</h2>
        {data.ready.length === 0 ? (
          <p className="none">Nothing can be paid now.</p>
        ) : (
          <>
            <table className="tbl st">
              <thead>
                <tr>
                  <th scope="col">Paid to</th>
                  <th scope="col">To</th>
                  <th scope="col" className="r">
                    Items
                  </th>
                  <th scope="col" className="r">
                    Amount
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.ready.map(({ who, legal_name, method, masked, cents, items }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the rows never move
                  <tr key={index}>
                    <th scope="row">
                      {legal_name}
                      <small>{who}</small>
                    </th>
                    <td data-l="To">
                      {method} {masked}
                    </td>
                    <td data-l="Items" className="r">
                      {items}
                    </td>
                    <td data-l="Amount" className="r">
                      {formatMoney(cents)}
                    </td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row" colSpan={3}>
                    {data.ready.length === 1 ? '1 line' : `${data.ready.length} lines`}
                  </th>
                  <td className="r m">{formatMoney(total)}</td>
                </tr>
              </tfoot>
            </table>
            <button
              type="button"
              className="b main"
              disabled={deed.isPending}
              onClick={() =>
                void deed.run(
                  { name: 'operator_make_payout', args: { reason: `Payday of ${data.payday}` } },
                  'The batch is made',
                  null,
                )
              }
            >
              Make the batch of {formatMoney(total)}
            </button>
          </>
        )}
        <p role="alert" className={deed.failure ? 'refused' : ''}>
          {deed.failure}
        </p>
      </section>
      {data.waits.length > 0 && (
        <section className="sec" aria-labelledby="waits">
          <h2 id="waits">Owed, and cannot leave yet</h2>
          <table className="tbl st">
            <thead>
              <tr>
                <th scope="col">Partner</th>
                <th scope="col">Why</th>
                <th scope="col" className="r">
                  Amount
                </th>
              </tr>
            </thead>
            <tbody>
              {data.waits.map(({ who, because, cents }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the rows never move
                <tr key={index}>
                  <th scope="row">{who}</th>
                  <td data-l="Why">{OBSTACLES[because] ?? because}</td>
                  <td data-l="Amount" className="r">
                    {formatMoney(cents)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {data.batches.map((batch) => (
        <BatchCard key={batch.id} batch={batch} />
      ))}
    </main>
  )
}
