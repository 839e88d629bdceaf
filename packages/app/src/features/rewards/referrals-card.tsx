import { formatDay } from '@foyer/shared/dates/format-day.ts'
import { formatReward } from '@foyer/shared/referrals/reward.ts'
import { describeReferral, REFERRAL_LABELS, REFERRAL_STATUSES } from '@foyer/shared/referrals/statuses.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { CutOffNote } from '../../components/ui/cut-off-note.tsx'
import { type Column, DataTable, sortKeys } from '../../components/ui/data-table.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { SelectField } from '../../components/ui/select-field.tsx'
import { useSorting } from '../../components/ui/sorting.ts'
import { downloadFile } from '../../lib/download-file.ts'
import { isCutOff, MAX_ROWS } from '../../lib/row-limit.ts'
import type { Referral } from '../../referrals/api/load-referrals.ts'
import { StatusTag } from '../../referrals/status-tag.tsx'
import { rewardOf } from './reward-of.ts'
import { writeReferralsCsv } from './write-referrals-csv.ts'

const COLUMNS: readonly Column<Referral>[] = [
  {
    id: 'person',
    title: 'Person',
    cell: ({ masked_email }) => masked_email,
    sortBy: ({ masked_email }) => masked_email,
  },
  {
    id: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusTag status={status} />,
    sortBy: ({ status }) => REFERRAL_STATUSES.indexOf(status),
  },
  {
    id: 'next',
    title: 'What comes next',
    cell: (referral) => <span className="text-muted">{describeReferral(referral, new Date())}</span>,
  },
  {
    id: 'signed-up',
    title: 'Signed up',
    cell: ({ signed_up_at }) => formatDay(signed_up_at, new Date()),
    sortBy: ({ signed_up_at }) => Date.parse(signed_up_at),
    isNamedOnPhone: true,
  },
  {
    id: 'reward',
    title: 'Reward',
    cell: (referral) => formatReward(rewardOf(referral)),
    sortBy: rewardOf,
    isNumber: true,
  },
]
const KEYS = sortKeys(COLUMNS)

/** Lists everybody who signed up through a person's code, with status, next step and reward. */
export function ReferralsCard({ referrals }: { readonly referrals: readonly Referral[] }) {
  const [status, setStatus] = useState('')
  const shown = status ? referrals.filter((referral) => referral.status === status) : referrals
  const { rows, sort, setSort } = useSorting(shown, KEYS)
  if (referrals.length === 0) {
    return (
      <Card title="Your referrals">
        <EmptyState title="No referrals yet">
          The first lead appears above within a minute. It moves here when the person signs up.
        </EmptyState>
      </Card>
    )
  }
  // The note on the card does not travel with the file, so its name says that it is incomplete.
  const fileName = isCutOff(referrals) ? `foyer-referrals-newest-${MAX_ROWS}.csv` : 'foyer-referrals.csv'
  const present = REFERRAL_STATUSES.filter(
    (one) => one === status || referrals.some((row) => row.status === one),
  )
  return (
    <Card
      title="Your referrals"
      aside={
        <Button
          look="ghost"
          size="small"
          className="-mr-4"
          onClick={() => downloadFile(fileName, 'text/csv', writeReferralsCsv(rows, new Date()))}
        >
          <Download aria-hidden="true" className="size-5 stroke-[1.75]" />
          CSV
        </Button>
      }
    >
      <CutOffNote
        rows={referrals}
        newest="referrals that signed up last"
        more="The CSV file has no older ones either."
      />
      {referrals.length > 1 && (
        <SelectField
          label="Status"
          className="mt-2 mb-4 md:mb-2 md:max-w-60"
          value={status}
          onChange={({ target }) => setStatus(target.value)}
        >
          <option value="">All</option>
          {present.map((one) => (
            <option key={one} value={one}>
              {REFERRAL_LABELS[one]}
            </option>
          ))}
        </SelectField>
      )}
      {rows.length === 0 ? (
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
        />
      )}
    </Card>
  )
}
