import { formatReward } from '@foyer/shared/referrals/reward.ts'
import { Link } from 'react-router-dom'
import { Card } from '../../components/ui/card.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { PATHS } from '../../config/paths.ts'
import { referralSummaryQuery } from '../../referrals/referral-queries.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'

/** A summary of the person's referrals. */
export function ReferralsGlance() {
  const { data, isError } = useOwnQuery(referralSummaryQuery)
  return (
    <Card title="Referrals" className="md:p-5 md:@md:flex md:@md:items-center md:@md:gap-x-12">
      {data ? (
        <dl className="mt-3.5 mb-3 flex flex-wrap justify-between gap-x-4 gap-y-2 md:@md:my-0 md:@md:gap-x-10">
          <Figure name="Leads" value={String(data.funnel.leads)} />
          <Figure name="Signed up" value={String(data.funnel.signed_up)} />
          <Figure name="Pending" value={formatReward(data.money.pending_cents)} />
        </dl>
      ) : isError ? (
        <p role="status" className="mt-2 mb-3 text-sm text-muted">
          Your figures could not be loaded. We keep trying.
        </p>
      ) : (
        <Skeleton
          label="Your referrals are looked up."
          rows={2}
          className="mt-3.5 mb-3 md:@md:my-0 md:@md:w-58"
        />
      )}
      <Link
        to={PATHS.rewards}
        className="-my-2.5 text-link inline-flex min-h-11 items-center text-sm md:@md:ml-auto"
      >
        Open rewards
      </Link>
    </Card>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="display text-[1.375rem] leading-[1.2]">{value}</dd>
    </div>
  )
}
