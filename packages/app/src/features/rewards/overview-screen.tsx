import {
  formatBookDay,
  formatBookMoment,
  formatMoney,
  nameAccount,
  statementName,
} from '@foyer/shared/referrals/money.ts'
import { APPROVAL_DAYS, formatReward, REWARD_CENTS } from '@foyer/shared/referrals/reward.ts'
import { WAITING_FOR } from '@foyer/shared/referrals/statuses.ts'
import { Card } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS, statementPath } from '../../config/paths.ts'
import type { MoneyAhead, PartnerAccount } from '../../referrals/api/partner-account.ts'
import { partnerAccountQuery } from '../../referrals/api/partner-account.ts'
import { DatedRow } from '../../referrals/dated-row.tsx'
import { MoneyPath } from '../../referrals/money-path.tsx'
import { ReferralLink } from '../../referrals/referral-link-card.tsx'
import { TermsFirst } from '../../referrals/terms-first.tsx'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { ReferralsCard } from './referrals-card.tsx'
import { RewardsFrame } from './rewards-frame.tsx'

/** The referral program at a glance: money, dates, link and referrals. */
export function OverviewScreen() {
  const account = useOwnQuery(partnerAccountQuery)
  return (
    <RewardsFrame
      title="Refer, Get Paid"
      about={`${formatReward(REWARD_CENTS)} for each practice that launches through you and stays for ${APPROVAL_DAYS} days.`}
    >
      {account.isError && (
        <LoadFailure of={account}>
          {account.data
            ? 'We could not refresh your rewards. What you see may be some minutes old.'
            : 'We could not load your rewards. They are safe; check your connection.'}
        </LoadFailure>
      )}
      <MoneyPath account={account.data} />
      <div className="grid gap-4 md:gap-5 min-[75rem]:@min-[48rem]:grid-cols-[1.45fr_1fr]">
        {/* What comes next stands first on a phone, too: the rules before the dates. */}
        {account.data && !account.data.terms.is_accepted ? (
          <>
            <TermsFirst hasAccepted={account.data.terms.accepted_version !== null} />
            <DatesAhead account={account.data} />
          </>
        ) : (
          <>
            <DatesAhead account={account.data} />
            {!account.data?.closes_on && <ReferralLink code={account.data?.code ?? undefined} />}
          </>
        )}
      </div>
      {/* Rendered later, because what stands above has another height when it is known. */}
      {account.isFetched && <ReferralsCard />}
      {account.data?.terms.is_accepted && account.data.terms.accepted_at && (
        <p className="text-sm text-muted">
          You accepted the <TextLink to={PATHS.partnerTerms}>partner terms</TextLink>, version{' '}
          {account.data.terms.version}, on {formatBookMoment(account.data.terms.accepted_at)}.
        </p>
      )}
    </RewardsFrame>
  )
}

/** When money leaves and arrives next. Its foot is the sum of its rows. */
function DatesAhead({ account }: { readonly account: PartnerAccount | undefined }) {
  if (!account)
    return (
      <Card title="Dates ahead">
        <Skeleton label="Loading your dates" rows={4} className="mt-4" />
      </Card>
    )
  const now = new Date()
  const sum = account.ahead.reduce((total, row) => total + centsOf(row), 0)
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
                key={`${row.kind} ${'on' in row ? row.on : 'waits_for' in row ? row.waits_for : ''}`}
                day={'on' in row ? formatBookDay(row.on, now, { weekday: 'short' }) : 'No date yet'}
                dayWidth="8rem"
                money={
                  <>
                    {row.kind === 'payday' && row.up_to_cents > row.due_cents && (
                      <span className="block text-xs text-muted">up to</span>
                    )}
                    <b className="font-[650]">{formatMoney(centsOf(row))}</b>
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

function centsOf(row: MoneyAhead): number {
  return row.kind === 'payday' ? row.up_to_cents : row.cents
}

function waitingText({ cents, due_cents }: Extract<MoneyAhead, { readonly kind: 'waiting' }>): string {
  if (due_cents < 0) return 'Corrections are taken from the next payment'
  const more = cents - due_cents
  const ifLive = `${due_cents > 0 ? `${formatMoney(more)} more` : 'Due'} if websites stay live for 30 days.`
  return [due_cents > 0 && `${formatMoney(due_cents)} is due.`, more > 0 && ifLive].filter(Boolean).join(' ')
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
  if (row.kind === 'correction') return 'Corrections, taken from the payments after these'
  if (row.kind === 'waiting')
    return (
      <>
        {WAITING_FOR[row.waits_for]}
        <span className="block text-muted">{waitingText(row)}</span>
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
        <span>{row.due_cents > 0 && `${formatMoney(row.due_cents)} is due. `}</span>
        <span>
          {more > 0 && `${row.due_cents > 0 ? `${formatMoney(more)} more if` : 'If'} ${condition}.`}
        </span>
      </span>
    </>
  )
}
