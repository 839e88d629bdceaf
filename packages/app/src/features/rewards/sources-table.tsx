import { Card } from '../../components/ui/card.tsx'
import { type Column, DataTable, sortKeys } from '../../components/ui/data-table.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { useSorting } from '../../components/ui/sorting.ts'
import type { ReferralSummary } from '../../referrals/api/referrals.ts'

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
export function SourcesTable({ sources }: { readonly sources: readonly Source[] }) {
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
