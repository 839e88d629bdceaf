import { describeReferral } from '@foyer/shared/referrals/statuses.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Card } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { PATHS } from '../../config/paths.ts'
import { referralsQuery } from '../../referrals/referral-queries.ts'
import { StatusTag } from '../../referrals/status-tag.tsx'
import { useSignedInPerson } from '../../session/signed-in-person.ts'

const SHOWN = 3

/** The last people who signed up, each with what comes next. */
export function LatestReferrals() {
  const person = useSignedInPerson()
  const loaded = useInfiniteQuery(referralsQuery(person.id))
  const [first] = loaded.data?.pages ?? []
  return (
    <Card title="Latest referrals">
      {loaded.isError && (
        <LoadFailure className="mt-4" of={loaded}>
          {first
            ? 'We could not refresh your referrals. What you see may be some minutes old.'
            : 'We could not load your referrals. They are safe; check your connection.'}
        </LoadFailure>
      )}
      {!first && !loaded.isError && <Skeleton label="Loading your referrals" rows={5} className="mt-4" />}
      {first?.total === 0 && (
        <EmptyState title="No referrals yet">
          The first lead appears under Results within a minute. It moves here when the person signs up.
        </EmptyState>
      )}
      {first && first.total > 0 && (
        <>
          <ul aria-label="Latest referrals" className="mt-3 border-b border-line text-sm">
            {first.rows.slice(0, SHOWN).map((referral) => (
              <li
                key={referral.id}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-t border-line py-2.5"
              >
                <span className="font-[550] wrap-anywhere">{referral.masked_email}</span>
                <StatusTag status={referral.status} />
                <span className="col-span-2 text-muted">{describeReferral(referral, new Date())}</span>
              </li>
            ))}
          </ul>
          <Link
            to={PATHS.rewardsResults}
            className="text-link mt-2 inline-flex min-h-11 items-center text-sm"
          >
            {first.total > SHOWN
              ? `See all ${first.total.toLocaleString('en-US')} referrals`
              : 'See the results'}
          </Link>
        </>
      )}
    </Card>
  )
}
