import { APPROVAL_DAYS, formatReward, REWARD_CENTS } from '@foyer/shared/referrals/reward.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { referralsQuery } from '../../referrals/referral-queries.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { LatestReferrals } from './latest-referrals.tsx'
import { MoneyPlate } from './money-plate.tsx'
import { ProgramRules } from './program-rules.tsx'
import { ReferralLink } from './referral-link-card.tsx'
import { RewardsFrame } from './rewards-frame.tsx'
import { useReferralSummary } from './use-referral-summary.tsx'

/** The referral program at a glance: rewards, link, latest referrals and rules. */
export function OverviewScreen() {
  const person = useSignedInPerson()
  const { summary, failure } = useReferralSummary()
  const referrals = useInfiniteQuery(referralsQuery(person.id))
  return (
    <RewardsFrame
      title="Refer, Get Paid"
      about={`${formatReward(REWARD_CENTS)} for each practice that launches through you and stays for ${APPROVAL_DAYS} days.`}
    >
      {failure}
      <div className="grid gap-4 md:gap-5 min-[75rem]:@min-[48rem]:grid-cols-[17.5rem_minmax(0,1fr)]">
        <MoneyPlate money={summary?.money} />
        <ReferralLink code={summary?.code} />
      </div>
      <LatestReferrals />
      {/* Rendered later, because the list above grows when it has loaded. */}
      {!referrals.isPending && <ProgramRules />}
    </RewardsFrame>
  )
}
