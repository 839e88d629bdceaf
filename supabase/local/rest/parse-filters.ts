import { RestError } from './rest-error.ts'
import { type Field, Scanner, scanField } from './scanner.ts'

export type Filter = {
  readonly kind: 'filter'
  readonly field: Field
  readonly negated: boolean
  readonly operator: Operator
  readonly quantifier: 'any' | 'all' | null
  /** The text search configuration in `fts(english)`. */
  readonly language: string | null
  /** A list for `in`, else the text after the operator. */
  readonly value: string | readonly string[]
}
export type Logic = {
  readonly kind: 'and' | 'or'
  readonly negated: boolean
  readonly conditions: readonly Condition[]
}
export type Condition = Filter | Logic

/** PostgREST's operators and what each is in SQL. */
export const OPERATORS = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  is: 'is',
  isdistinct: 'is distinct from',
  in: '= any',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const
type Operator = keyof typeof OPERATORS

const QUANTIFIABLE = new Set<Operator>(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch'])
const IS_VALUES = new Set(['null', 'not_null', 'true', 'false', 'unknown'])
const LOGIC_KEY = /^(not\.)?(and|or)$/
const OPERATION = /(not\.)?([a-z]+)(?:\(([a-z_]+)\))?\./y

/** Whether a parameter holds a tree of conditions instead of one column's. */
export function isLogicKey(key: string): boolean {
  return LOGIC_KEY.test(key)
}

/** Whether a value reads as a filter; the rest of a GET call's parameters are the function's arguments. */
export function isOperation(value: string): boolean {
  OPERATION.lastIndex = 0
  const found = OPERATION.exec(value)
  return found !== null && isOperator(found[2] ?? '')
}

/** One `column=operator.value` of the query string. Throws PGRST100, or PGRST108 for an embedded column. */
export function parseFilter(key: string, value: string): Filter {
  const keyScanner = new Scanner(key, 'tree path')
  const field = scanField(keyScanner)
  if (keyScanner.startsWith('.')) {
    throw new RestError(400, 'PGRST108', `'${field.column}' is not an embedded resource in this request`, {
      hint: `Verify that '${field.column}' is included in the 'select' query parameter.`,
    })
  }
  if (!keyScanner.isAtEnd) keyScanner.fail('end of input')
  const scanner = new Scanner(value, 'filter')
  const operation = scanOperation(scanner)
  const rest = value.slice(scanner.position)
  const filterValue = operation.operator === 'in' ? scanList(scanner) : checkIs(scanner, operation, rest)
  return { kind: 'filter', field, ...operation, value: filterValue }
}

/** An `and`, `or`, `not.and` or `not.or` parameter with its tree in parentheses. Throws PGRST100. */
export function parseLogic(key: string, value: string): Logic {
  const [, negation, kind] = LOGIC_KEY.exec(key) ?? []
  const scanner = new Scanner(value, 'logic tree')
  const conditions = scanConditions(scanner)
  if (!scanner.isAtEnd) scanner.fail('end of input')
  return { kind: kind === 'or' ? 'or' : 'and', negated: negation !== undefined, conditions }
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
  const field = scanField(scanner)
  scanner.expect('.')
  const operation = scanOperation(scanner)
  if (operation.operator === 'in') return { kind: 'filter', field, ...operation, value: scanList(scanner) }
  const value =
    scanQuoted(scanner) ?? scanner.match(/\{[^{}]*\}/y)?.[0] ?? scanner.match(/[^,)]*/y)?.[0] ?? ''
  return { kind: 'filter', field, ...operation, value: checkIs(scanner, operation, value) }
}

type Operation = Pick<Filter, 'negated' | 'operator' | 'quantifier' | 'language'>

function scanOperation(scanner: Scanner): Operation {
  const start = scanner.position
  const found = scanner.match(OPERATION)
  const [, negation, operator = '', modifier = null] = found ?? []
  const refuse = (): never => {
    scanner.position = start
    return scanner.fail('"not" or operator (eq, gt, ...)')
  }
  if (!isOperator(operator)) return refuse()
  const negated = negation !== undefined
  if (modifier === null) return { negated, operator, quantifier: null, language: null }
  if (operator.endsWith('fts')) return { negated, operator, quantifier: null, language: modifier }
  if (!QUANTIFIABLE.has(operator) || (modifier !== 'any' && modifier !== 'all')) return refuse()
  return { negated, operator, quantifier: modifier, language: null }
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
