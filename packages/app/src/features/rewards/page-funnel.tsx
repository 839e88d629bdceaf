import { formatDay } from '@foyer/shared/dates/format-day.ts'
import { COUNTED_PAGES_PER_DAY } from '@foyer/shared/leads/page-counts.ts'
import { Card } from '../../components/ui/card.tsx'
import { type Column, DataTable, sortKeys } from '../../components/ui/data-table.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useSorting } from '../../components/ui/sorting.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { type CountedPage, pageCountsQuery } from './api/referral-pages.ts'

const COLUMNS: readonly Column<CountedPage>[] = [
  {
    id: 'page',
    title: 'Page',
    cell: ({ page }) => (
      <span className="wrap-anywhere">{page?.replace(/^https?:\/\//, '') ?? 'Other pages'}</span>
    ),
    sortBy: ({ page }) => page ?? 'Other pages',
  },
  {
    id: 'views',
    title: 'Form seen',
    cell: ({ views }) => views.toLocaleString('en-US'),
    sortBy: ({ views }) => views,
    isNumber: true,
    isNamedOnPhone: true,
  },
  {
    id: 'focuses',
    title: 'Started',
    cell: ({ focuses, views }) => withShare(focuses, views),
    sortBy: ({ focuses }) => focuses,
    isNumber: true,
    isNamedOnPhone: true,
  },
  {
    id: 'submits',
    title: 'Sent',
    cell: ({ submits, views }) => withShare(submits, views),
    sortBy: ({ submits }) => submits,
    isNumber: true,
    isNamedOnPhone: true,
  },
  {
    id: 'last-seen',
    title: 'Last seen',
    // Noon, so that the day is the same in every time zone.
    cell: ({ last_seen_on }) => formatDay(`${last_seen_on}T12:00`, new Date()),
    sortBy: ({ last_seen_on }) => last_seen_on,
    isNamedOnPhone: true,
  },
]
const KEYS = sortKeys(COLUMNS)
const NONE: readonly CountedPage[] = []

/** The database lists no more pages than this. */
const MAX_PAGES = 100

/** How many visitors of each page saw, started and sent the form: tells a dead link from a weak page. */
export function PageFunnel() {
  const pages = useOwnQuery(pageCountsQuery)
  const { rows, sort, setSort } = useSorting(pages.data ?? NONE, KEYS)
  return (
    <Card title="Your pages">
      <p className="mt-1 max-w-[40rem] text-sm text-muted">
        What visitors did with the form in the last 30 days, counted without cookies. A page that is missing
        here has a dead link or no widget; a page that is seen but not started needs a better reason to sign
        up.
      </p>
      {pages.isPending && <Skeleton label="Loading the counts of your pages" className="mt-4" />}
      {pages.isError && (
        <LoadFailure className="mt-4" of={pages}>
          {pages.data
            ? 'We could not refresh these counts. What you see may be some minutes old.'
            : 'We could not load these counts. They are safe; check your connection.'}
        </LoadFailure>
      )}
      {pages.data?.length === 0 && (
        <EmptyState title="No visits yet">
          Pages with your widget appear here after their first visitor. Visitors who asked not to be tracked
          are never counted.
        </EmptyState>
      )}
      {rows.filter(({ page }) => page).length >= MAX_PAGES && (
        <p className="mt-3 text-sm">The {MAX_PAGES} pages that were seen most are listed.</p>
      )}
      {rows.some(({ page }) => !page) && (
        <p className="mt-3 text-sm">
          Other pages: {COUNTED_PAGES_PER_DAY} new pages a day are counted one by one, and all further ones
          together. Pages with a lead always have their own row.
        </p>
      )}
      {rows.length > 0 && (
        <DataTable
          caption="The form on your pages"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ page }) => page ?? ''}
          sort={sort}
          onSort={setSort}
          usualOrder="Most seen first"
          className="mt-3"
        />
      )}
    </Card>
  )
}

/** A count with its share of the views; without a share where more is counted than was seen. */
function withShare(count: number, views: number): string {
  const share = count > 0 && count <= views ? ` (${Math.round((count / views) * 100)}%)` : ''
  return count.toLocaleString('en-US') + share
}
