import { formatMoney, nameAccount } from '@foyer/shared/referrals/money.ts'
import type { Payouts } from './api/desk.ts'
import { obstacleWords } from './obstacle-words.ts'

const sumOf = (rows: readonly { readonly cents: number }[]) => rows.reduce((sum, { cents }) => sum + cents, 0)
const partners = (amount: number) => (amount === 1 ? '1 partner' : `${amount} partners`)

/** What is approved and not paid, in two groups: ready, and what cannot leave yet, with the cause. */
export function OwedTable({ ready, waits }: Pick<Payouts, 'ready' | 'waits'>) {
  return (
    <table className="tbl st">
      <thead>
        <tr>
          <th scope="col">Partner, legal name</th>
          <th scope="col">Pays by</th>
          <th scope="col" className="r">
            Items
          </th>
          <th scope="col" className="r">
            Amount
          </th>
        </tr>
      </thead>
      {ready.length > 0 && (
        <tbody>
          <tr className="grp">
            <th scope="rowgroup" colSpan={4}>
              Ready <small>in the next batch</small>
            </th>
          </tr>
          {ready.map(({ who, legal_name, method, masked, cents, items }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the rows never move
            <tr key={index}>
              <th scope="row">
                {who}
                <small>{legal_name}</small>
              </th>
              <td data-l="Pays by">{nameAccount(method, masked)}</td>
              <td data-l="Items" className="r">
                {items}
              </td>
              <td data-l="Amount" className="r">
                {formatMoney(cents)}
              </td>
            </tr>
          ))}
          <Subtotal title={`Ready, ${partners(ready.length)}`} cents={sumOf(ready)} />
        </tbody>
      )}
      {waits.length > 0 && (
        <tbody>
          <tr className="grp">
            <th scope="rowgroup" colSpan={4}>
              Cannot be paid yet <small>stays owed</small>
            </th>
          </tr>
          {waits.map(({ who, because, cents }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the rows never move
            <tr key={index}>
              <th scope="row">{who}</th>
              <td data-l="Why" colSpan={2}>
                {obstacleWords(because)}
              </td>
              <td data-l="Amount" className="r">
                {formatMoney(cents)}
              </td>
            </tr>
          ))}
          <Subtotal title={`Cannot be paid yet, ${partners(waits.length)}`} cents={sumOf(waits)} />
        </tbody>
      )}
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            Approved, not paid
          </th>
          <td className="r m">{formatMoney(sumOf(ready) + sumOf(waits))}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function Subtotal({ title, cents }: { readonly title: string; readonly cents: number }) {
  return (
    <tr className="sub">
      <th scope="row" colSpan={3}>
        {title}
      </th>
      <td data-l="" className="r">
        {formatMoney(cents)}
      </td>
    </tr>
  )
}
