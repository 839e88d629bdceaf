import { Card } from '../../components/ui/card.tsx'
import type { ReferralSummary } from '../../referrals/api/referrals.ts'
import { LeadsByWeek } from './leads-by-week.tsx'
import { PageFunnel } from './page-funnel.tsx'
import { RewardsFrame, useReferralSummary } from './rewards-frame.tsx'
import { SourcesTable } from './sources-table.tsx'

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
      <PageFunnel />
      {summary && <SourcesTable sources={summary.sources} />}
    </RewardsFrame>
  )
}

/** The referral funnel as bars, with words and numbers; dashes while it loads. */
function FunnelBars({ funnel }: { readonly funnel: ReferralSummary['funnel'] | undefined }) {
  const stages = [
    { label: 'Leads', people: funnel?.leads },
    { label: 'Signed up', people: funnel?.signed_up },
    { label: 'Onboarded', people: funnel?.onboarded },
    { label: 'Launched', people: funnel?.launched },
    { label: 'Approved', people: funnel?.approved },
    { label: 'Paid', people: funnel?.paid },
  ]
  const most = Math.max(1, ...stages.map(({ people = 0 }) => people))
  return (
    <Card title="From lead to reward">
      <ul
        aria-label="People at each stage"
        className="mt-4 grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)_minmax(2.5rem,auto)] gap-3 text-sm tabular-nums"
      >
        {stages.map(({ label, people }) => (
          <li key={label} className="col-span-3 grid grid-cols-subgrid items-center">
            <span>{label}</span>
            <span aria-hidden="true" className="h-3.5 rounded-[2px] bg-(--chart-track)">
              <span
                className="block h-full rounded-[2px] bg-(--chart-1)"
                style={{ width: `${((people ?? 0) / most) * 100}%` }}
              />
            </span>
            <b className="text-right font-[650]">{people?.toLocaleString('en-US') ?? '–'}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}
