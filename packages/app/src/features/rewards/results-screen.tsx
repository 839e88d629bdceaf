import { Card } from '../../components/ui/card.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { FunnelBars } from './funnel-bars.tsx'
import { LeadsByWeek } from './leads-by-week.tsx'
import { PageFunnel } from './page-funnel.tsx'
import { ReferralsCard } from './referrals-card.tsx'
import { RewardsFrame } from './rewards-frame.tsx'
import { SourcesTable } from './sources-table.tsx'
import { useReferralSummary } from './use-referral-summary.tsx'

/** What the person's code has brought, from the first look at a form to the payment. */
export function ResultsScreen() {
  const { summary, failure } = useReferralSummary()
  return (
    <RewardsFrame title="Results" about="What your link and your form have brought, up to this minute.">
      {failure}
      <div className="grid gap-4 md:gap-5 min-[75rem]:@min-[48rem]:grid-cols-[1.35fr_1fr]">
        <FunnelBars funnel={summary?.funnel} />
        <LeadsByWeek weeks={summary?.weeks} />
      </div>
      <ReferralsCard />
      <PageFunnel />
      {summary ? (
        <SourcesTable sources={summary.sources} />
      ) : (
        !failure && (
          <Card title="Where they came from">
            <Skeleton label="Loading your sources" className="mt-4" />
          </Card>
        )
      )}
    </RewardsFrame>
  )
}
