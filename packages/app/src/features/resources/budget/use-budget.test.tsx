import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { Plan } from './plan.ts'
import { useBudget } from './use-budget.ts'

it('shows the budget of a link that is followed on the screen, and the one before on the way back', () => {
  const { result } = renderHook(() => ({ ...useBudget(), go: useNavigate() }), { wrapper: MemoryRouter })
  const change = () =>
    act(() => result.current.change({ plan: { ...result.current.plan, staff: 2 }, own: result.current.own }))
  change()
  expect(result.current.plan.staff).toBe(2)
  act(() => result.current.go('?staff=5'))
  expect(result.current.plan.staff).toBe(5)
  act(() => result.current.go(-1))
  expect(result.current.plan.staff).toBe(2)
})

it('begins with a plan that comes later, until something is changed', () => {
  const first = renderHook(({ start }: { start: Plan | null }) => useBudget(start), {
    wrapper: MemoryRouter,
    initialProps: { start: null } as { start: Plan | null },
  })
  const plan = { ...first.result.current.plan, states: 7 }
  first.rerender({ start: plan })
  expect(first.result.current.plan.states).toBe(7)
  act(() => first.result.current.change({ plan: { ...plan, states: 8 }, own: {} }))
  first.rerender({ start: { ...plan } })
  expect(first.result.current.plan.states).toBe(8)
  act(() => first.result.current.change(null))
  expect(first.result.current.plan.states).toBe(7)
})
