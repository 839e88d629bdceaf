import { formatDay } from '@foyer/shared/dates/format-day.ts'
import { formatReward } from '@foyer/shared/referrals/reward.ts'
import {
  describeReferral,
  REFERRAL_LABELS,
  REFERRAL_STATUSES,
  type ReferralStatus,
} from '@foyer/shared/referrals/statuses.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../components/ui/card.tsx'
import { type Column, DataTable } from '../../components/ui/data-table.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { SelectField } from '../../components/ui/select-field.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import type { Sort } from '../../components/ui/sorting.ts'
import { useListPages } from '../../lib/use-list-pages.ts'
import { NEWEST_REFERRALS, type Referral, type ReferralChoice } from '../../referrals/api/referrals.ts'
import { referralsQuery } from '../../referrals/referral-queries.ts'
import { StatusTag } from '../../referrals/status-tag.tsx'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { CsvButton } from './csv-button.tsx'
import { MissingReferral } from './missing-referral.tsx'
import { rewardOf } from './reward-of.ts'
import { ReferralStory } from './story/referral-story.tsx'

/** The ids of sorted columns are the orders that `public.referral_list` knows. */
const COLUMNS: readonly Column<Referral>[] = [
  { id: 'person', title: 'Person', cell: ({ masked_email }) => masked_email, sortBy: 'server' },
  { id: 'status', title: 'Status', cell: ({ status }) => <StatusTag status={status} />, sortBy: 'server' },
  {
    id: 'next',
    title: 'What comes next',
    cell: (referral) => <span className="text-muted">{describeReferral(referral, new Date())}</span>,
  },
  {
    id: 'signed_up',
    title: 'Signed up',
    cell: ({ signed_up_at }) => formatDay(signed_up_at, new Date()),
    sortBy: 'server',
    isNamedOnPhone: true,
  },
  {
    id: 'reward',
    title: 'Reward',
    cell: (referral) => formatReward(rewardOf(referral)),
    sortBy: 'server',
    isNumber: true,
  },
]

/** Lists everybody who signed up through a person's code, with status, next step and reward. */
export function ReferralsCard() {
  const person = useSignedInPerson()
  const [status, setStatus] = useState<ReferralStatus>()
  const [sort, setSort] = useState<Sort>(null)
  const choice = choose(sort, status)
  const referrals = useInfiniteQuery(referralsQuery(person.id, choice))
  const { pages = [], isMissing, hasRefreshFailed, ...list } = useListPages(referrals)
  const [first] = pages
  const failure = (isMissing || hasRefreshFailed) && (
    <LoadFailure className="mt-4" of={referrals}>
      {hasRefreshFailed
        ? 'We could not refresh your referrals. What you see may be some minutes old.'
        : 'We could not load your referrals. They are safe; check your connection.'}
    </LoadFailure>
  )
  if (!first) {
    return (
      <Card title="Your referrals">
        {failure || <Skeleton label="Loading your referrals" rows={6} className="mt-4" />}
      </Card>
    )
  }
  const present = REFERRAL_STATUSES.filter((one) => one === status || first.statuses[one])
  if (present.length === 0) {
    return (
      <Card title="Your referrals">
        {failure}
        <EmptyState title="No referrals yet">
          The first lead is counted above within a minute. It appears here when the person signs up.
        </EmptyState>
        <MissingReferral after="Name the address; we compare and answer at once." />
      </Card>
    )
  }
  const rows = pages.flatMap((page) => page.rows)
  return (
    <Card title="Your referrals" aside={<CsvButton choice={choice} />}>
      {hasRefreshFailed && failure}
      {(first.total > 1 || status) && (
        <SelectField
          label="Status"
          className="mt-2 mb-4 md:mb-2 md:max-w-60"
          value={status ?? ''}
          onChange={({ target }) => setStatus(REFERRAL_STATUSES.find((one) => one === target.value))}
        >
          <option value="">All</option>
          {present.map((one) => (
            <option key={one} value={one}>
              {REFERRAL_LABELS[one]}
            </option>
          ))}
        </SelectField>
      )}
      {isMissing ? (
        failure
      ) : rows.length === 0 ? (
        <p role="status" className="border-t border-line py-3 text-sm text-muted">
          No referral has this status now.
        </p>
      ) : (
        <DataTable
          caption="Your referrals"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={setSort}
          usualOrder="Newest first"
          details={(referral) => <ReferralStory referral={referral} />}
          pages={{ ...list, total: first.total }}
        />
      )}
      <MissingReferral after="Name the address; we compare and answer at once." />
    </Card>
  )
}

function choose(sort: Sort, status: ReferralStatus | undefined): ReferralChoice {
  const order = sort && { sortBy: sort.id, isDescending: sort.direction === 'descending' }
  return { ...(order ?? NEWEST_REFERRALS), ...(status && { status }) }
}
