import { type Condition, type Filter, OPERATORS } from './parse-filters.ts'
import type { OrderItem, SelectItem } from './parse-select.ts'
import type { Field } from './scanner.ts'
import { quoteArray, quoteLiteral, quoteName } from './sql-text.ts'

/** A `where` clause with a leading space, or nothing; `relation` is the quoted name the columns belong to. */
export function buildWhere(conditions: readonly Condition[], relation: string): string {
  if (conditions.length === 0) return ''
  return ` where ${conditions.map((condition) => buildCondition(condition, relation)).join(' and ')}`
}

/** An `order by` clause with a leading space, or nothing. */
export function buildOrder(items: readonly OrderItem[], relation: string): string {
  if (items.length === 0) return ''
  const terms = items.map(({ field, direction, nulls }) => {
    return `${buildField(field, relation)}${direction ? ` ${direction}` : ''}${nulls ? ` nulls ${nulls}` : ''}`
  })
  return ` order by ${terms.join(', ')}`
}

/** The list of output columns, each under the name it has in the answer. */
export function buildColumns(items: readonly SelectItem[], relation: string): string {
  return items.map((item) => (item.kind === 'all' ? `${relation}.*` : buildColumn(item, relation))).join(', ')
}

function buildColumn(item: Extract<SelectItem, { kind: 'field' }>, relation: string): string {
  const { field, alias, cast } = item
  const expression = buildField(field, relation)
  const lastKey = field.path.findLast(({ key }) => typeof key === 'string')?.key
  const name = alias ?? (field.path.length > 0 ? String(lastKey ?? field.column) : field.column)
  return `${cast ? `cast(${expression} as ${cast})` : expression} as ${quoteName(name)}`
}

function buildCondition(condition: Condition, relation: string): string {
  const text =
    condition.kind === 'filter'
      ? buildFilter(condition, relation)
      : condition.conditions.map((inner) => buildCondition(inner, relation)).join(` ${condition.kind} `)
  return condition.negated ? `not (${text})` : condition.kind === 'filter' ? text : `(${text})`
}

function buildFilter({ field, operator, quantifier, language, value }: Filter, relation: string): string {
  const left = buildField(field, relation)
  if (typeof value !== 'string') return `${left} = any (${quoteArray(value)})`
  if (operator === 'is') return `${left} is ${value.replace('_', ' ')}`

  const sql = OPERATORS[operator]
  if (operator.endsWith('fts')) {
    const configuration = language === null ? '' : `${quoteLiteral(language)}, `
    return `${left} @@ ${sql}(${configuration}${quoteLiteral(value)})`
  }
  const isPattern = operator === 'like' || operator === 'ilike'
  const literal = quoteLiteral(isPattern ? value.replaceAll('*', '%') : value)
  return `${left} ${sql} ${quantifier ? `${quantifier} (${literal})` : literal}`
}

function buildField({ column, path }: Field, relation: string): string {
  const base = `${relation}.${quoteName(column)}`
  if (path.length === 0) return base
  const steps = path.map(({ arrow, key }) => `${arrow}${typeof key === 'number' ? key : quoteLiteral(key)}`)
  // Composite types and arrays can be walked too, once they are jsonb. The parentheses bind tighter than `=`.
  return `(to_jsonb(${base})${steps.join('')})`
}
