import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useStillWhilePressed } from './use-still-while-pressed.ts'

const press = (name: string) => document.body.dispatchEvent(new MouseEvent(name, { bubbles: true }))

it('shows another page at once, and under a press only after its end', async () => {
  const { result, rerender } = renderHook(({ html }) => useStillWhilePressed(html, document), {
    initialProps: { html: 'first' },
  })
  rerender({ html: 'second' })
  expect(result.current).toBe('second')

  press('pointerdown')
  rerender({ html: 'third' })
  expect(result.current).toBe('second')
  act(() => void press('pointerup'))
  // The click of this press is told first.
  expect(result.current).toBe('second')
  await waitFor(() => expect(result.current).toBe('third'))
})

it('renders nothing for a click, which the button hears later, and shows the latest page with what the button does', () => {
  const onRender = vi.fn()
  const { result, rerender } = renderHook(
    ({ html }) => {
      onRender()
      return useStillWhilePressed(html, document)
    },
    { initialProps: { html: 'first' } },
  )
  press('pointerdown')
  rerender({ html: 'second' })
  onRender.mockClear()
  act(() => void press('click'))
  expect(onRender).not.toHaveBeenCalled()
  expect(result.current).toBe('first')
  rerender({ html: 'second' })
  expect(result.current).toBe('second')
})

it('shows another page after a press that the browser has taken away', () => {
  const { result, rerender } = renderHook(({ html }) => useStillWhilePressed(html, document), {
    initialProps: { html: 'first' },
  })
  press('pointerdown')
  rerender({ html: 'second' })
  act(() => void press('pointercancel'))
  expect(result.current).toBe('second')
})
