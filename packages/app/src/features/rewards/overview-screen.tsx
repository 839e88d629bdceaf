import { formatBookMoment } from '@foyer/shared/referrals/money.ts'
import { APPROVAL_DAYS, formatReward, REWARD_CENTS } from '@foyer/shared/referrals/reward.ts'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { MoneyPath } from '../../referrals/money-path.tsx'
import { partnerAccountQuery } from '../../referrals/partner-queries.ts'
import { ReferralLink } from '../../referrals/referral-link-card.tsx'
import { TermsFirst } from '../../referrals/terms-first.tsx'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { DatesAhead } from './dates-ahead.tsx'
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
