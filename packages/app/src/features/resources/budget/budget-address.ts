import { COST_LINES, OWN_FIGURE_MOST, type OwnFigures } from './estimate-budget.ts'
import { type Plan, parsePlan } from './plan.ts'

// Own figures have a prefix in the query, so that no line is mistaken for a part of the plan.
const OWN = 'own.'

/** Parses a shared budget; missing or wrong values get their defaults. */
export function readBudget(query: URLSearchParams): { readonly plan: Plan; readonly own: OwnFigures } {
  const own = COST_LINES.flatMap(({ id }) => {
    const figure = parseFigure(query.get(OWN + id) ?? '')
    return figure === null ? [] : [[id, figure] as const]
  })
  return { plan: parsePlan(Object.fromEntries(query)), own: Object.fromEntries(own) }
}

/** Returns the query that opens this budget again. It has the whole plan, because defaults may change. */
export function writeBudget(plan: Plan, own: OwnFigures): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(plan)) query.set(name, String(value))
  for (const { id } of COST_LINES) {
    const figure = own[id]
    if (figure !== undefined) query.set(OWN + id, String(figure))
  }
  return query
}

/** Parses dollars as people type them, rounded; `null` for anything else and for more than `OWN_FIGURE_MOST`. */
export function parseFigure(text: string): number | null {
  const typed = text.replace(/[$,\s]/g, '')
  if (!/^\d+(\.\d{0,2})?$/.test(typed)) return null
  const figure = Math.round(Number(typed))
  return figure <= OWN_FIGURE_MOST ? figure : null
}
