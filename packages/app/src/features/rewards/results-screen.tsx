import { Card } from '../../components/ui/card.tsx'
import { type Column, DataTable, sortKeys } from '../../components/ui/data-table.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { useSorting } from '../../components/ui/sorting.ts'
import type { ReferralSummary } from '../../referrals/api/referrals.ts'
import { LeadsByWeek } from './leads-by-week.tsx'
import { PageFunnel } from './page-funnel.tsx'
import { RewardsFrame, useReferralSummary } from './rewards-frame.tsx'

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

type Source = ReferralSummary['sources'][number]

/** The summary names no more sources than this. */
const MAX_SOURCES = 20

const NOT_NAMED = 'Not named'

const COLUMNS: readonly Column<Source>[] = [
  {
    id: 'source',
    title: 'Source',
    cell: ({ source }) => source ?? <span className="text-muted">{NOT_NAMED}</span>,
    sortBy: ({ source }) => source ?? '',
    isNamedOnPhone: true,
  },
  {
    id: 'campaign',
    title: 'Campaign',
    cell: ({ campaign }) => campaign ?? <span className="text-muted">{NOT_NAMED}</span>,
    sortBy: ({ campaign }) => campaign ?? '',
    isNamedOnPhone: true,
  },
  {
    id: 'leads',
    title: 'Leads',
    cell: ({ leads }) => leads.toLocaleString('en-US'),
    sortBy: ({ leads }) => leads,
    isNumber: true,
    isNamedOnPhone: true,
  },
  {
    id: 'signed-up',
    title: 'Signed up',
    cell: ({ signed_up }) => signed_up.toLocaleString('en-US'),
    sortBy: ({ signed_up }) => signed_up,
    isNumber: true,
    isNamedOnPhone: true,
  },
]
const KEYS = sortKeys(COLUMNS)

/** Leads and sign-ups by source and campaign of the links. */
function SourcesTable({ sources }: { readonly sources: readonly Source[] }) {
  const { rows, sort, setSort } = useSorting(sources, KEYS)
  return (
    <Card title="Where they came from">
      {sources.length >= MAX_SOURCES && (
        <p className="mt-1 text-sm text-muted">The {MAX_SOURCES} sources with the most leads are listed.</p>
      )}
      {sources.length === 0 ? (
        <EmptyState title="No sources yet">
          Add utm_source and utm_campaign to your link. Their values appear here with the first lead.
        </EmptyState>
      ) : (
        <DataTable
          caption="Sources of your leads"
          columns={COLUMNS}
          rows={rows}
          // Two that may not be shown look the same.
          rowKey={(row) => String(sources.indexOf(row))}
          sort={sort}
          onSort={setSort}
          usualOrder="Most leads first"
          className="mt-3"
        />
      )}
    </Card>
  )
}
