import { APPROVAL_DAYS, formatReward, REWARD_CENTS } from '@foyer/shared/referrals/reward.ts'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../components/ui/card.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { referralSummaryQuery, referralsQuery } from '../../referrals/referral-queries.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { FunnelBars } from './funnel-bars.tsx'
import { InstallCheck } from './install-check.tsx'
import { LeadsByWeek } from './leads-by-week.tsx'
import { MoneyPlate } from './money-plate.tsx'
import { PageFunnel } from './page-funnel.tsx'
import { ProgramRules } from './program-rules.tsx'
import { ReferralLink } from './referral-link-card.tsx'
import { ReferralsCard } from './referrals-card.tsx'
import { ShareTexts } from './share-texts.tsx'
import { SnippetBuilder } from './snippet-builder.tsx'
import { SourcesTable } from './sources-table.tsx'

/** The referral program: results, link and snippet, and the rules. The numbers update without a reload. */
export function RewardsScreen() {
  const person = useSignedInPerson()
  const summary = useQuery(referralSummaryQuery(person.id))
  const referrals = useQuery(referralsQuery(person.id))
  const isFailing = summary.isError || referrals.isError
  return (
    <>
      <ScreenTitle size="medium">Refer, Get Paid</ScreenTitle>
      <p className="mt-1 text-muted">
        {formatReward(REWARD_CENTS)} for each practice that launches through you and stays for {APPROVAL_DAYS}{' '}
        days.
      </p>
      {isFailing && (
        <LoadFailure
          className="mt-5"
          busy={summary.isFetching || referrals.isFetching}
          onTryAgain={() => {
            void summary.refetch()
            void referrals.refetch()
          }}
        >
          {summary.data
            ? 'We could not refresh your referrals. What you see may be some minutes old.'
            : 'We could not load your referrals. They are safe; check your connection.'}
        </LoadFailure>
      )}
      <div className="mt-6 grid gap-4 md:gap-5">
        <div className="grid gap-4 md:gap-5 min-[75rem]:@min-[48rem]:grid-cols-[17.5rem_minmax(0,1fr)]">
          {summary.data && <MoneyPlate money={summary.data.money} />}
          {summary.data && <ReferralLink code={summary.data.code} />}
        </div>
        {summary.data && <SnippetBuilder code={summary.data.code} />}
        {summary.data && <InstallCheck />}
        {summary.data && <ShareTexts code={summary.data.code} />}
        {summary.data && (
          <>
            <div className="grid gap-4 md:gap-5 min-[75rem]:@min-[48rem]:grid-cols-[1.35fr_1fr]">
              <FunnelBars funnel={summary.data.funnel} />
              <LeadsByWeek weeks={summary.data.weeks} />
            </div>
            <PageFunnel />
            <SourcesTable sources={summary.data.sources} />
          </>
        )}
        {summary.isPending && (
          <Card>
            <Skeleton label="Loading your rewards" rows={6} />
          </Card>
        )}
        {referrals.data && <ReferralsCard referrals={referrals.data} />}
        {referrals.isPending && (
          <Card title="Your referrals">
            <Skeleton label="Loading your referrals" className="mt-4" />
          </Card>
        )}
        <ProgramRules />
      </div>
    </>
  )
}
