import { APPROVAL_DAYS, formatReward, REWARD_CENTS } from '@foyer/shared/referrals/reward.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Card } from '../../components/ui/card.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { PATHS } from '../../config/paths.ts'
import { partnerAccountQuery } from '../../referrals/partner-queries.ts'
import { PARTNER_RULES } from '../../referrals/partner-rules.ts'
import { referralsQuery } from '../../referrals/referral-queries.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { DatesAhead } from './dates-ahead.tsx'
import { LatestReferrals } from './latest-referrals.tsx'
import { MoneyPath } from './money-path.tsx'
import { ReferralLink } from './referral-link-card.tsx'
import { RewardsFrame } from './rewards-frame.tsx'
import { TermsFirst } from './terms-first.tsx'

/** The referral program at a glance: rewards, link, latest referrals and rules. */
export function OverviewScreen() {
  const person = useSignedInPerson()
  const account = useQuery(partnerAccountQuery(person.id))
  const referrals = useInfiniteQuery(referralsQuery(person.id))
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
      {account.data && !account.data.terms.is_accepted ? (
        <TermsFirst hasAccepted={account.data.terms.accepted_version !== null} />
      ) : (
        !account.data?.closes_on && <ReferralLink code={account.data?.code ?? undefined} />
      )}
      <DatesAhead account={account.data} />
      <LatestReferrals />
      {/* Rendered later, because the list above grows when it has loaded. */}
      {!referrals.isPending && <ProgramRules />}
    </RewardsFrame>
  )
}

/** The rules of the referral program in plain words. Postgres enforces those it can check. */
function ProgramRules() {
  return (
    <Card title="How rewards work">
      <dl className="mt-4 grid gap-x-8 gap-y-4 md:@md:grid-cols-2">
        {PARTNER_RULES.map(({ title, text }) => (
          <div key={title}>
            <dt className="text-sm font-[650]">{title}</dt>
            <dd className="max-w-[40rem] text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <Link to={PATHS.partnerTerms} className="text-link mt-4 inline-flex min-h-11 items-center text-sm">
        Partner terms
      </Link>
    </Card>
  )
}
