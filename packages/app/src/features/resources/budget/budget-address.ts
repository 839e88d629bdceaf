import { COST_LINES, OWN_FIGURE_MOST, type OwnFigures } from './estimate-budget.ts'
import { type Plan, parsePlan } from './plan.ts'

// Own figures stand beside the plan under a prefix, so that no line can be mistaken for a part of the plan.
const OWN = 'own.'

/** Reads a shared budget; what is missing or wrong in it is as at first. */
export function readBudget(query: URLSearchParams): { readonly plan: Plan; readonly own: OwnFigures } {
  const own = COST_LINES.flatMap(({ id }) => {
    const figure = parseFigure(query.get(OWN + id) ?? '')
    return figure === null ? [] : [[id, figure] as const]
  })
  return { plan: parsePlan(Object.fromEntries(query)), own: Object.fromEntries(own) }
}

/** The query under which this budget opens again. The whole plan stands in it: what is usual may change one day. */
export function writeBudget(plan: Plan, own: OwnFigures): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(plan)) query.set(name, String(value))
  for (const { id } of COST_LINES) {
    const figure = own[id]
    if (figure !== undefined) query.set(OWN + id, String(figure))
  }
  return query
}

/** Whole dollars as somebody types them; `null` for what is none. */
export function parseFigure(text: string): number | null {
  const typed = text.replace(/[$,\s]/g, '')
  if (!/^\d{1,9}(\.\d{0,2})?$/.test(typed)) return null
  return Math.min(OWN_FIGURE_MOST, Math.round(Number(typed)))
}
