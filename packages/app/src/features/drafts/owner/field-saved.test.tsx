import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FieldSaved } from './field-saved.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const said = () => document.body.textContent?.trim()

it('says for two seconds that a field is saved, that it takes long, and until it is over that it failed', () => {
  const { rerender } = render(<FieldSaved save="saved" changes={0} />)
  expect(said()).toBe('')
  rerender(<FieldSaved save="saved" changes={1} />)
  expect(said()).toBe('')
  rerender(<FieldSaved save="saving" changes={1} />)
  pass(399)
  expect(said()).toBe('')
  pass(1)
  expect(said()).toBe('Saving...')
  rerender(<FieldSaved save="failed" changes={1} />)
  expect(screen.getByText('Not saved')).toBeDefined()
  rerender(<FieldSaved save="saving" changes={1} />)
  rerender(<FieldSaved save="saved" changes={1} />)
  expect(said()).toBe('Saved')
  pass(1999)
  expect(said()).toBe('Saved')
  pass(1)
  expect(said()).toBe('')
})

it('says nothing beside a field that was not changed', () => {
  const { rerender } = render(<FieldSaved save="failed" changes={0} />)
  rerender(<FieldSaved save="saved" changes={0} />)
  expect(said()).toBe('')
})
