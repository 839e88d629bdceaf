import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFocusAfterSaving } from './use-focus-after-saving.ts'

function Form({ isSaving }: { readonly isSaving: boolean }) {
  useFocusAfterSaving(isSaving)
  return (
    <>
      <input aria-label="Link" disabled={isSaving} />
      <button type="button">Close</button>
    </>
  )
}

function save() {
  const { rerender } = render(<Form isSaving={false} />)
  const field = screen.getByLabelText('Link')
  field.focus()
  rerender(<Form isSaving />)
  // Browsers do it with the next frame, and jsdom never.
  field.blur()
  return { field, end: () => rerender(<Form isSaving={false} />) }
}

it('gives the focus back to the control that a save has disabled', () => {
  const { field, end } = save()
  end()
  expect(document.activeElement).toBe(field)
})

it('leaves the focus where it has been moved meanwhile', () => {
  const { end } = save()
  screen.getByRole('button', { name: 'Close' }).focus()
  end()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
})
