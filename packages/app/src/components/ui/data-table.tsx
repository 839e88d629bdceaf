import clsx from 'clsx'
import { ArrowDown, ArrowUp, ChevronRight, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import { SelectField } from './select-field.tsx'
import type { Sort, SortKey } from './sorting.ts'

export type Column<Row> = {
  readonly id: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Without it, the table cannot be sorted by this column. `server`: the database sorts, by the column's id. */
  readonly sortBy?: SortKey<Row>['by'] | 'server'
  readonly isNumber?: boolean
  /** On phones, where column headers are hidden, the cell shows its title; a number without it stands in the first line. */
  readonly isNamedOnPhone?: boolean
}

/** How many rows the database has, and how its pages are loading. */
export type ListLoading = {
  /** `null` while a search has not seen all rows. */
  readonly total: number | null
  /** Whether the rows are those of another order or filter while the right ones are loading. */
  readonly isStale: boolean
  readonly isLoadingNext: boolean
  readonly hasNextFailed: boolean
  readonly loadNext: () => void
}

type DataTableProps<Row> = {
  /** Describes the table to screen readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  /** The name of the original order of the rows. */
  readonly usualOrder: string
  /** For rows that the database pages. */
  readonly pages?: ListLoading
  /** What a row shows below itself once its first cell is pressed. */
  readonly details?: (row: Row) => ReactNode
  /** The key of a row whose details are shown from the start. */
  readonly openRow?: string | undefined
  readonly className?: string
}

/** How many rows are shown at once: hundreds would hide the content below the table. */
const ROWS_AT_ONCE = 50

/** The types of value that a column can be sorted by. */
export function sortKeys<Row>(columns: readonly Column<Row>[]): readonly SortKey<Row>[] {
  return columns.flatMap(({ id, sortBy }) => (typeof sortBy === 'function' ? { id, by: sortBy } : []))
}

/**
 * A table that is sorted by its column headers; on phones each row is a block, and a list of choices sorts them. Only
 * the first rows are shown, and a button shows or loads more.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, pages, details, openRow, className } = props
  const [limit, setLimit] = useState(ROWS_AT_ONCE)
  const shown = pages ? rows.length : limit
  const total = pages ? pages.total : rows.length
  const hidden = total === null ? ROWS_AT_ONCE : total - shown
  return (
    <div className={className}>
      <PhoneSort {...props} />
      <table
        aria-busy={pages?.isStale}
        className={clsx(
          'block w-full text-sm tabular-nums md:@xl:table',
          // Delayed, because most answers arrive before anybody notices.
          pages?.isStale && 'opacity-50 transition-opacity delay-300',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="hidden md:@xl:table-header-group">
          <tr>
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="block md:@xl:table-row-group">
          {rows.slice(0, shown).map((row) => (
            <Row
              key={rowKey(row)}
              row={row}
              columns={columns}
              details={details}
              startsOpen={rowKey(row) === openRow}
            />
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
          <Button
            look="second"
            size="small"
            busy={pages?.isLoadingNext ?? false}
            onClick={() => (pages ? pages.loadNext() : setLimit(limit + ROWS_AT_ONCE))}
          >
            Show {Math.min(hidden, ROWS_AT_ONCE)} more
          </Button>
          <span role="status" className="text-sm text-muted tabular-nums">
            {pages?.hasNextFailed
              ? 'We could not load more. Please try again.'
              : [shown, ...(total === null ? [] : [total])]
                  .map((amount) => amount.toLocaleString('en-US'))
                  .join(' of ')
                  .concat(' shown')}
          </span>
        </div>
      )}
    </div>
  )
}

type RowProps<Row> = {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly details: DataTableProps<Row>['details']
  readonly startsOpen: boolean
}

function Row<Row>({ row, columns, details, startsOpen }: RowProps<Row>) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(startsOpen)
  const cellOf = ({ cell }: Column<Row>, index: number) =>
    details && index === 0 ? (
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="-my-1 inline-flex min-h-11 items-center md:min-h-9 gap-1.5 rounded-badge text-left hover:bg-quiet"
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronRight className={clsx('size-4 flex-none stroke-2 text-muted', isOpen && 'rotate-90')} />
        <span className="font-[550] wrap-anywhere">{cell(row)}</span>
      </button>
    ) : (
      cell(row)
    )
  return (
    <>
      <tr className="grid grid-cols-[minmax(0,1fr)_auto] gap-1 border-t border-line py-3 md:@xl:table-row">
        {columns.map((column, index) => (
          <td
            key={column.id}
            className={clsx(
              'wrap-anywhere md:@xl:table-cell md:@xl:px-3 md:@xl:py-3 md:@xl:align-top md:@xl:first:pl-0 md:@xl:last:pr-0',
              column.isNumber && 'md:@xl:text-right',
              column.isNumber && !column.isNamedOnPhone
                ? 'col-start-2 row-start-1 self-center text-right'
                : index > 0 && 'col-span-2',
            )}
          >
            {column.isNamedOnPhone && <span className="text-muted md:@xl:hidden">{column.title}: </span>}
            <span className="contents">{cellOf(column, index)}</span>
          </td>
        ))}
      </tr>
      {details && isOpen && (
        <tr id={id} className="block md:@xl:table-row">
          <td colSpan={columns.length} className="block pb-5 pl-5 md:@xl:table-cell">
            {details(row)}
          </td>
        </tr>
      )}
    </>
  )
}

type HeadProps<Row> = {
  readonly column: Column<Row>
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
}

function Head<Row>({ column: { id, title, sortBy, isNumber }, sort, onSort }: HeadProps<Row>) {
  const direction = sort?.id === id ? sort.direction : null
  const Icon = direction === null ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={direction ?? undefined}
      className={clsx(
        'px-3 py-1 text-xs font-semibold text-muted first:pl-0 last:pr-0',
        isNumber ? 'text-right' : 'text-left',
      )}
    >
      {sortBy ? (
        <button
          type="button"
          className={clsx(
            'inline-flex min-h-9 items-center gap-1 rounded-badge whitespace-nowrap font-semibold hover:text-text',
            direction && 'text-text',
          )}
          onClick={() => onSort(nextSort(id, direction))}
        >
          {title}
          <Icon className="size-3.5 flex-none stroke-2" />
        </button>
      ) : (
        title
      )}
    </th>
  )
}

/** Cycles through ascending, descending and the original order. */
function nextSort(id: string, direction: 'ascending' | 'descending' | null): Sort {
  if (direction === null) return { id, direction: 'ascending' }
  return direction === 'ascending' ? { id, direction: 'descending' } : null
}

function PhoneSort<Row>({ columns, rows, sort, onSort, usualOrder }: DataTableProps<Row>) {
  const sortable = columns.filter(({ sortBy }) => sortBy)
  if (sortable.length === 0 || rows.length < 2) return null
  const options = sortable.flatMap(({ id, title }) => [
    { value: `${id} ascending`, label: `${title}, up`, sort: { id, direction: 'ascending' } as const },
    { value: `${id} descending`, label: `${title}, down`, sort: { id, direction: 'descending' } as const },
  ])
  return (
    <SelectField
      label="Sort by"
      className="mb-4 md:@xl:hidden"
      value={sort ? `${sort.id} ${sort.direction}` : ''}
      onChange={({ target }) => onSort(options.find(({ value }) => value === target.value)?.sort ?? null)}
    >
      <option value="">{usualOrder}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
