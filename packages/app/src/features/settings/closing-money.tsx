import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { PATHS } from '../../config/paths.ts'
import type { ClosingMoney as Money } from '../../referrals/api/partner-account.ts'
import { formatBookDay, formatMoney } from '../../referrals/money.ts'
import { closingMoneyQuery } from '../../referrals/partner-queries.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'

/** What happens to a partner's money when the account is deleted; nothing for people without any. */
export function ClosingMoney() {
  const person = useSignedInPerson()
  const { data, isError } = useQuery(closingMoneyQuery(person.id))
  if (isError)
    return (
      <p role="alert" className="text-sm">
        We could not look up whether money is waiting for you. Look at your{' '}
        <Link to={PATHS.payouts} className="text-link">
          payouts
        </Link>{' '}
        before you go on.
      </p>
    )
  const lines = data ? linesOf(data, new Date()) : []
  if (lines.length === 0) return null
  return (
    <section
      aria-labelledby="closing-money"
      className="rounded-card border border-line bg-sunken px-4 py-3.5 text-sm"
    >
      <h3 id="closing-money" className="font-[650]">
        First, your money
      </h3>
      <ul className="mt-2 grid gap-2">
        {lines.map(({ name, cents, text }) => (
          <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <span className="font-[550]">{name}</span>
            <span className="tabular-nums">{formatMoney(cents)}</span>
            <span className="col-span-2 text-muted">{text}</span>
          </li>
        ))}
      </ul>
      {data && !data.has_account && data.due_cents > 0 && (
        <p className="mt-3">
          <Link to={PATHS.payoutDetails} className="text-link">
            Add where you are paid
          </Link>{' '}
          first, and it is paid even after you have left.
        </p>
      )}
    </section>
  )
}

function linesOf(money: Money, now: Date): readonly { name: string; cents: number; text: string }[] {
  const payday = formatBookDay(money.next_payday, now, { weekday: true })
  return [
    {
      name: 'On its way',
      cents: money.on_its_way_cents,
      text: money.on_its_way_until
        ? `It arrives by ${formatBookDay(money.on_its_way_until, now)}, whatever you do here.`
        : 'It is paid, whatever you do here.',
    },
    {
      name: 'Due',
      cents: money.due_cents,
      text: money.has_account
        ? `It leaves on ${payday}, to the account ${money.masked ?? 'that you gave us'}, also without this account.`
        : 'Nobody can be paid without an account at a bank or PayPal: it is given up when you delete.',
    },
    {
      name: 'Launched',
      cents: money.launched_cents,
      text: `${money.launched === 1 ? 'One practice is' : `${money.launched} practices are`} in the 30 days. These rewards are given up when you delete.`,
    },
  ].filter(({ cents }) => cents > 0)
}
