import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { readBudget, writeBudget } from './budget-address.ts'
import type { OwnFigures } from './estimate-budget.ts'
import type { Plan } from './plan.ts'

type Budget = { readonly plan: Plan; readonly own: OwnFigures }

/**
 * The budget of the address, and a function that changes both; `null` starts over. The address may follow later than the
 * next change, which would then be made to an older budget, so the budget is a state of its own. `opened` changes when
 * another budget is opened instead of this one being changed.
 *
 * @param start the plan to begin with where the address has none; it may come later
 */
export function useBudget(start: Plan | null = null) {
  const [query, setQuery] = useSearchParams()
  const [budget, setBudget] = useState(() => readBudget(query))
  const [opened, setOpened] = useState(0)
  const isUntouched = useRef(query.size === 0)
  useEffect(() => {
    if (!start || !isUntouched.current) return
    isUntouched.current = false
    setBudget({ plan: start, own: {} })
    setOpened((count) => count + 1)
  }, [start])
  const { key } = useLocation()
  const shownKey = useRef(key)
  const isOwnChange = useNavigationType() === 'REPLACE'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way to another budget has a key of its own
  useEffect(() => {
    if (key === shownKey.current) return
    shownKey.current = key
    if (isOwnChange) return
    setBudget(readBudget(query))
    setOpened((count) => count + 1)
  }, [key])

  const change = (next: Budget | null) => {
    isUntouched.current = false
    const written = next ? writeBudget(next.plan, next.own) : new URLSearchParams()
    setBudget(next ?? (start ? { plan: start, own: {} } : readBudget(written)))
    if (!next) setOpened((count) => count + 1)
    setQuery(written, { replace: true, preventScrollReset: true })
  }
  return { ...budget, opened, change }
}
