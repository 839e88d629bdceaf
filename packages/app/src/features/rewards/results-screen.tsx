import { useInfiniteQuery } from '@tanstack/react-query'
import { referralsQuery } from '../../referrals/referral-queries.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { FunnelBars } from './funnel-bars.tsx'
import { LeadsByWeek } from './leads-by-week.tsx'
import { PageFunnel } from './page-funnel.tsx'
import { ReferralsCard } from './referrals-card.tsx'
import { RewardsFrame } from './rewards-frame.tsx'
import { SourcesTable } from './sources-table.tsx'
import { useReferralSummary } from './use-referral-summary.tsx'

/** What the person's code has brought, from the first look at a form to the payment. */
export function ResultsScreen() {
  const person = useSignedInPerson()
  const { summary, failure } = useReferralSummary()
  const referrals = useInfiniteQuery(referralsQuery(person.id))
  return (
    <RewardsFrame title="Results" about="What your link and your form have brought, up to this minute.">
      {failure}
      <div className="grid gap-4 md:gap-5 min-[75rem]:@min-[48rem]:grid-cols-[1.35fr_1fr]">
        <FunnelBars funnel={summary?.funnel} />
        <LeadsByWeek weeks={summary?.weeks} />
      </div>
      <ReferralsCard />
      {/* Rendered later, because the list above grows when it has loaded. */}
      {!referrals.isPending && (
        <>
          <PageFunnel />
          {summary && <SourcesTable sources={summary.sources} />}
        </>
      )}
    </RewardsFrame>
  )
}
