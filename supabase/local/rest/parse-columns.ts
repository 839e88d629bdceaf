import { notImplemented } from './rest-error.ts'
import { Scanner } from './scanner.ts'
import { quoteName } from './sql-text.ts'

/** The columns of the `select` parameter; `null` stands for all. Throws PGRST100, or 501 for more than names. */
export function parseSelect(text: string): readonly string[] | null {
  if (text.trim() === '') return null
  const scanner = new Scanner(text, 'select parameter')
  const names: string[] = []
  let selectsAll = false
  do {
    if (scanner.match(/\s*\*(?=,|$)/y)) selectsAll = true
    else names.push(scanner.column())
    if (/^([.:(]|->)/.test(text.slice(scanner.position))) {
      throw notImplemented(
        'A `select` of more than column names (embedding, alias, cast, JSON path, aggregate)',
      )
    }
  } while (scanner.take(','))
  if (!scanner.isAtEnd) scanner.fail('"," or end of input')
  return selectsAll ? null : names
}

export type OrderItem = {
  readonly column: string
  readonly direction: 'asc' | 'desc' | null
  readonly nulls: 'first' | 'last' | null
}

/** The `order` parameter: `created_at.desc,id.asc.nullsfirst`. Throws PGRST100. */
export function parseOrder(text: string): readonly OrderItem[] {
  const scanner = new Scanner(text, 'order')
  const items: OrderItem[] = []
  do {
    const column = scanner.column()
    if (scanner.startsWith('(') || scanner.startsWith('->')) {
      throw notImplemented('Ordering by anything but a column')
    }
    const direction = scanner.match(/\.(asc|desc)(?![a-z])/y)?.[1]
    const nulls = scanner.match(/\.nulls(first|last)/y)?.[1]
    items.push({
      column,
      direction: direction === 'asc' || direction === 'desc' ? direction : null,
      nulls: nulls === 'first' || nulls === 'last' ? nulls : null,
    })
  } while (scanner.take(','))
  if (!scanner.isAtEnd) scanner.fail('"," or direction (asc, desc) or nulls (nullsfirst, nullslast)')
  return items
}

/** The `columns` and `on_conflict` parameters: names, quoted or not, separated by commas. Throws PGRST100. */
export function parseNames(text: string, parameter: string): readonly string[] {
  const scanner = new Scanner(text, `${parameter} parameter`)
  const names: string[] = []
  do {
    names.push(scanner.quoted() ?? scanner.match(/[^,"]+/y)?.[0].trim() ?? scanner.fail('column name'))
  } while (scanner.take(','))
  if (!scanner.isAtEnd) scanner.fail('","')
  return [...new Set(names)]
}

/** An `order by` clause with a leading space, or nothing. */
export function buildOrder(items: readonly OrderItem[], relation: string): string {
  if (items.length === 0) return ''
  const terms = items.map(({ column, direction, nulls }) => {
    return `${relation}.${quoteName(column)}${direction ? ` ${direction}` : ''}${nulls ? ` nulls ${nulls}` : ''}`
  })
  return ` order by ${terms.join(', ')}`
}
