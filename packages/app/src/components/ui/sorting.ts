import { useState } from 'react'

/** A value that a table can be sorted by. */
export type SortKey<Row> = {
  readonly id: string
  readonly by: (row: Row) => string | number
}

/** How a table is sorted; `null` for the original order. */
export type Sort = { readonly id: string; readonly direction: 'ascending' | 'descending' } | null

/** Holds the sort order of a table and returns its sorted rows. Equal rows keep their original order. */
export function useSorting<Row>(rows: readonly Row[], keys: readonly SortKey<Row>[]) {
  const [sort, setSort] = useState<Sort>(null)
  const key = sort && keys.find(({ id }) => id === sort.id)
  const sorted = key ? rows.toSorted((one, other) => compare(key.by(one), key.by(other), sort)) : rows
  return { rows: sorted, sort, setSort }
}

function compare(one: string | number, other: string | number, sort: NonNullable<Sort>): number {
  const order =
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other), 'en-US', { numeric: true })
  return sort.direction === 'ascending' ? order : -order
}
