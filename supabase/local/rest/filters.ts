import { notImplemented } from './rest-error.ts'
import { Scanner } from './scanner.ts'
import { quoteArray, quoteLiteral, quoteName } from './sql-text.ts'

type Filter = {
  readonly kind: 'filter'
  readonly column: string
  readonly negated: boolean
  readonly operator: Operator
  /** A list for `in`, else the text after the operator. */
  readonly value: string | readonly string[]
}
type Logic = {
  readonly kind: 'and' | 'or'
  readonly negated: boolean
  readonly conditions: readonly Condition[]
}
export type Condition = Filter | Logic

const OPERATORS = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  is: 'is',
  in: '= any',
} as const
type Operator = keyof typeof OPERATORS
/** PostgREST's other operators: patterns, arrays, ranges and full-text search, and quantifiers such as `eq(any)`. */
const LEFT_OUT = /^(i?match|isdistinct|c[sd]|ov|s[lr]|nx[lr]|adj|(pl|ph|w)?fts|[a-z]+\([a-z_]+\))$/

const IS_VALUES = new Set(['null', 'not_null', 'true', 'false', 'unknown'])
const LOGIC_KEY = /^(not\.)?(and|or)$/

/** One parameter of the query string: `column=operator.value`, or a tree (`or=(…)`). Throws PGRST100, or 501. */
export function parseCondition(key: string, value: string): Condition {
  const [isTree, negation, kind] = LOGIC_KEY.exec(key) ?? []
  if (isTree) {
    const scanner = new Scanner(value, 'logic tree')
    const conditions = scanConditions(scanner)
    if (!scanner.isAtEnd) scanner.fail('end of input')
    return { kind: kind === 'or' ? 'or' : 'and', negated: negation !== undefined, conditions }
  }
  const keyScanner = new Scanner(key, 'tree path')
  const column = keyScanner.column()
  if (!keyScanner.isAtEnd) throw notImplemented(`The filter ${key}`)
  const scanner = new Scanner(value, 'filter')
  const operation = scanOperation(scanner)
  const rest = value.slice(scanner.position)
  const filterValue = operation.operator === 'in' ? scanList(scanner) : checkIs(scanner, operation, rest)
  return { kind: 'filter', column, ...operation, value: filterValue }
}

/** A `where` clause with a leading space, or nothing; `relation` is the quoted name the columns belong to. */
export function buildWhere(conditions: readonly Condition[], relation: string): string {
  if (conditions.length === 0) return ''
  return ` where ${conditions.map((condition) => buildCondition(condition, relation)).join(' and ')}`
}

function buildCondition(condition: Condition, relation: string): string {
  const text =
    condition.kind === 'filter'
      ? buildFilter(condition, relation)
      : condition.conditions.map((inner) => buildCondition(inner, relation)).join(` ${condition.kind} `)
  return condition.negated ? `not (${text})` : condition.kind === 'filter' ? text : `(${text})`
}

function buildFilter({ column, operator, value }: Filter, relation: string): string {
  const left = `${relation}.${quoteName(column)}`
  if (typeof value !== 'string') return `${left} = any (${quoteArray(value)})`
  if (operator === 'is') return `${left} is ${value.replace('_', ' ')}`
  const isPattern = operator === 'like' || operator === 'ilike'
  return `${left} ${OPERATORS[operator]} ${quoteLiteral(isPattern ? value.replaceAll('*', '%') : value)}`
}

function scanConditions(scanner: Scanner): readonly Condition[] {
  const conditions: Condition[] = []
  scanner.expect('(')
  do {
    conditions.push(scanCondition(scanner))
  } while (scanner.take(','))
  scanner.expect(')')
  return conditions
}

function scanCondition(scanner: Scanner): Condition {
  const logic = scanner.match(/\s*(not\.)?(and|or)(?=\()/y)
  if (logic) {
    const conditions = scanConditions(scanner)
    return { kind: logic[2] === 'or' ? 'or' : 'and', negated: logic[1] !== undefined, conditions }
  }
  const column = scanner.column()
  if (scanner.startsWith('->')) throw notImplemented(`The filter ${scanner.text}`)
  scanner.expect('.')
  const operation = scanOperation(scanner)
  if (operation.operator === 'in') return { kind: 'filter', column, ...operation, value: scanList(scanner) }
  const value = scanQuoted(scanner) ?? scanner.match(/[^,)]*/y)?.[0] ?? ''
  return { kind: 'filter', column, ...operation, value: checkIs(scanner, operation, value) }
}

type Operation = Pick<Filter, 'negated' | 'operator'>

function scanOperation(scanner: Scanner): Operation {
  const negated = scanner.take('not.')
  const start = scanner.position
  const operator = scanner.match(/([a-z]+(?:\([a-z_]+\))?)\./y)?.[1] ?? ''
  if (isOperator(operator)) return { negated, operator }
  if (LEFT_OUT.test(operator)) throw notImplemented(`The filter operator ${operator}`)
  scanner.position = start
  return scanner.fail('"not" or operator (eq, gt, ...)')
}

function scanList(scanner: Scanner): readonly string[] {
  const values: string[] = []
  scanner.expect('(')
  if (scanner.take(')')) return values
  do {
    values.push(scanQuoted(scanner) ?? scanner.match(/[^,)]*/y)?.[0] ?? '')
  } while (scanner.take(','))
  scanner.expect(')')
  return values
}

/** A value that is quoted as a whole: a quote at the beginning of another one is an ordinary character. */
function scanQuoted(scanner: Scanner): string | null {
  const start = scanner.position
  const value = scanner.quoted()
  if (value !== null && (scanner.isAtEnd || scanner.startsWith(',') || scanner.startsWith(')'))) return value
  scanner.position = start
  return null
}

function checkIs(scanner: Scanner, { operator }: Operation, value: string): string {
  if (operator !== 'is') return value
  const keyword = value.toLowerCase()
  return IS_VALUES.has(keyword) ? keyword : scanner.fail('isVal: (null, not_null, true, false, unknown)')
}

function isOperator(name: string): name is Operator {
  return Object.hasOwn(OPERATORS, name)
}
