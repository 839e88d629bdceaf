import { notImplemented, RestError } from './rest-error.ts'
import { type Field, Scanner, scanField } from './scanner.ts'

/** One wanted column; `*` stands for all of them. */
export type SelectItem =
  | { readonly kind: 'all' }
  | {
      readonly kind: 'field'
      readonly field: Field
      readonly alias: string | null
      readonly cast: string | null
    }

export type OrderItem = {
  readonly field: Field
  readonly direction: 'asc' | 'desc' | null
  readonly nulls: 'first' | 'last' | null
}

// Only words can stand here, since a type's name enters the statement unquoted.
const TYPE_NAME = /[a-z_][a-z0-9_]*(?: precision| varying| with(?:out)? time zone)?(?:\[\])?(?=,|$)/iy
const AGGREGATE = /(?:\.(?:sum|avg|count|max|min)|^count)\(\)/

/** The `select` parameter. Throws PGRST100, PGRST123 for aggregates, 501 for embedded resources. */
export function parseSelect(text: string): readonly SelectItem[] {
  if (text.trim() === '') return [{ kind: 'all' }]
  const scanner = new Scanner(text, 'select parameter')
  const items: SelectItem[] = []
  do {
    items.push(scanItem(scanner))
  } while (scanner.take(','))
  if (!scanner.isAtEnd) scanner.fail('"," or end of input')
  return items
}

function scanItem(scanner: Scanner): SelectItem {
  if (scanner.match(/\s*\*(?=,|$)/y)) return { kind: 'all' }
  if (scanner.startsWith('...')) throw embeddingError()
  const first = scanField(scanner)
  const hasAlias = first.path.length === 0 && !scanner.startsWith('::') && scanner.take(':')
  const field = hasAlias ? scanField(scanner) : first
  if (AGGREGATE.test(scanner.text.slice(scanner.position)) || isCount(scanner, field)) {
    throw new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed')
  }
  if (scanner.startsWith('(')) throw embeddingError()
  const cast = scanner.take('::') ? (scanner.match(TYPE_NAME)?.[0] ?? scanner.fail('type name')) : null
  return { kind: 'field', field, alias: hasAlias ? first.column : null, cast }
}

function isCount(scanner: Scanner, { column }: Field): boolean {
  return column === 'count' && scanner.startsWith('()')
}

function embeddingError(): RestError {
  return notImplemented('Resource embedding in `select`')
}

/** The `order` parameter: `created_at.desc,id.asc.nullsfirst`. Throws PGRST100. */
export function parseOrder(text: string): readonly OrderItem[] {
  const scanner = new Scanner(text, 'order')
  const items: OrderItem[] = []
  do {
    const field = scanField(scanner)
    if (scanner.startsWith('(')) throw notImplemented('Ordering by an embedded resource')
    const direction = scanner.match(/\.(asc|desc)(?![a-z])/y)?.[1]
    const nulls = scanner.match(/\.nulls(first|last)/y)?.[1]
    items.push({
      field,
      direction: direction === 'asc' || direction === 'desc' ? direction : null,
      nulls: nulls === 'first' || nulls === 'last' ? nulls : null,
    })
  } while (scanner.take(','))
  if (!scanner.isAtEnd) scanner.fail('"," or direction (asc, desc) or nulls (nullsfirst, nullslast)')
  return items
}

/** The `columns` and `on_conflict` parameters: names, quoted or not, apart by commas. Throws PGRST100. */
export function parseNames(text: string, parameter: string): readonly string[] {
  const scanner = new Scanner(text, `${parameter} parameter`)
  const names: string[] = []
  do {
    names.push(scanner.quoted() ?? scanner.match(/[^,"]+/y)?.[0].trim() ?? scanner.fail('column name'))
  } while (scanner.take(','))
  if (!scanner.isAtEnd) scanner.fail('","')
  return [...new Set(names)]
}
