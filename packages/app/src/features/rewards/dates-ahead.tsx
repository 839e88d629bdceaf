import { formatBookDay, formatMoney, nameAccount, statementName } from '@foyer/shared/referrals/money.ts'
import { Card } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS, statementPath } from '../../config/paths.ts'
import type { MoneyAhead, PartnerAccount } from '../../referrals/api/partner-account.ts'
import { DatedRow } from '../../referrals/dated-row.tsx'

/** When money leaves and arrives next. Its foot is the sum of its rows. */
export function DatesAhead({ account }: { readonly account: PartnerAccount | undefined }) {
  if (!account)
    return (
      <Card title="Dates ahead">
        <Skeleton label="Loading your dates" rows={4} className="mt-4" />
      </Card>
    )
  const now = new Date()
  const sum = account.ahead.reduce(
    (total, row) => total + (row.kind === 'arrival' ? row.cents : row.up_to_cents),
    0,
  )
  return (
    <Card title="Dates ahead">
      {account.ahead.length === 0 ? (
        <EmptyState title="No dates yet">
          The first date stands here when a practice launches through you. The next payday is{' '}
          {formatBookDay(account.next_payday, now, { weekday: 'short' })}.
        </EmptyState>
      ) : (
        <>
          <ul className="mt-3 text-sm tabular-nums">
            {account.ahead.map((row) => (
              <DatedRow
                key={`${row.kind} ${row.on}`}
                day={formatBookDay(row.on, now, { weekday: 'short' })}
                dayWidth="8rem"
                money={
                  <>
                    {row.kind === 'payday' && row.up_to_cents > row.due_cents && (
                      <span className="block text-xs text-muted">up to</span>
                    )}
                    <b className="font-[650]">
                      {formatMoney(row.kind === 'arrival' ? row.cents : row.up_to_cents)}
                    </b>
                  </>
                }
              >
                <DateText row={row} now={now} isPayPal={account.payout.details?.method === 'paypal'} />
              </DatedRow>
            ))}
          </ul>
          <p className="flex justify-between gap-4 border-t-2 border-text pt-3 text-sm font-[650] tabular-nums">
            <span>If every website stays live</span>
            <span>{formatMoney(sum)}</span>
          </p>
        </>
      )}
      {account.payout.waits_for === 'account' && account.path.due_cents + account.path.launched_cents > 0 && (
        <p className="mt-4 text-sm">
          What is due waits for an account.{' '}
          <TextLink to={PATHS.payoutDetails}>Add where you are paid</TextLink>
        </p>
      )}
    </Card>
  )
}

type DateTextProps = { readonly row: MoneyAhead; readonly now: Date; readonly isPayPal: boolean }

function DateText({ row, now, isPayPal }: DateTextProps) {
  if (row.kind === 'arrival')
    return (
      <>
        At your {row.method === 'paypal' ? 'PayPal' : 'bank'}, {nameAccount(row.method, row.masked)}
        <span className="block text-muted">
          Sent on {formatBookDay(row.sent_on, now)},{' '}
          <TextLink to={statementPath(row.statement)}>statement {statementName(row.statement)}</TextLink>
        </span>
      </>
    )
  const more = row.up_to_cents - row.due_cents
  const condition = !row.only
    ? `${row.launched} practices are still live after 30 days`
    : row.only.is_over
      ? `a person has looked at ${row.only.masked_email}`
      : `${row.only.masked_email} is still live on ${formatBookDay(row.only.due_on, now)}`
  return (
    <>
      Payday, {isPayPal ? 'at PayPal on' : 'at your bank by'} {formatBookDay(row.arrives_on, now)}
      <span className="block text-muted">
        {row.due_cents > 0 && `${formatMoney(row.due_cents)} is due. `}
        {more > 0 && `${row.due_cents > 0 ? `${formatMoney(more)} more if` : 'If'} ${condition}.`}
      </span>
    </>
  )
}
