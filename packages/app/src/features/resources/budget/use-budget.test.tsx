import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
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
