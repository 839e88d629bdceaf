import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { dismissToasts, showToast } from '../../lib/toast.ts'
import { Dialog } from './dialog.tsx'
import { Toasts } from './toasts.tsx'

it('announces a toast while a dialog is open, also when its code is loaded after the dialog', async () => {
  render(
    <>
      <button type="button">Behind</button>
      <Toasts />
      <Dialog title="Add Motivation" onClose={() => {}} />
    </>,
  )
  await screen.findByRole('dialog')
  showToast({ title: 'Please fill out all fields', kind: 'destructive' })
  expect((await screen.findByRole('alert')).textContent).toBe('Please fill out all fields')
})

const close = (title: string) => {
  const toast = screen.getByText(title).closest('li')
  fireEvent.click(within(toast ?? document.body).getByRole('button', { name: 'Close notification' }))
}

it('closes an error with its button, and leaves the dialog below as it is', async () => {
  const onClose = vi.fn()
  render(
    <>
      <Toasts />
      <Dialog title="Add Motivation" onClose={onClose} />
    </>,
  )
  showToast({ title: 'Invalid file type', kind: 'destructive' })
  const toaster = (await screen.findByText('Invalid file type')).closest<HTMLElement>('[data-toaster]')
  expect(toaster?.style.pointerEvents).toBe('auto')
  const button = toaster?.querySelector('button')
  if (button) fireEvent.pointerDown(button)
  close('Invalid file type')
  await waitFor(() => expect(screen.queryByText('Invalid file type')).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
})

it('has no tab stop but its button', async () => {
  render(<Toasts />)
  showToast({ title: 'Saved', kind: 'success' })
  const toaster = (await screen.findByText('Saved')).closest('[data-toaster]')
  expect(toaster?.querySelectorAll('[tabindex]')).toHaveLength(0)
  expect(toaster?.querySelectorAll('button')).toHaveLength(1)
})

it('marks a success as one, and closes it after five seconds unless it is held', async () => {
  render(<Toasts />)
  showToast({ title: 'Saved', kind: 'success' })
  const title = await screen.findByText('Saved')
  const box = title.parentElement
  expect(box?.className).toContain('bg-success-bg')
  vi.useFakeTimers()
  if (box) fireEvent.pointerEnter(box)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByText('Saved')).not.toBeNull()
  if (box) fireEvent.pointerLeave(box)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.queryByText('Saved')).toBeNull()
  vi.useRealTimers()
})

it('shows the two newest, and dismisses only errors when the person corrects something', async () => {
  render(<Toasts />)
  showToast({ title: 'One', kind: 'success' })
  showToast({ title: 'Two', kind: 'success' })
  showToast({ title: 'Three', kind: 'destructive' })
  await screen.findByText('Three')
  expect(screen.queryByText('One')).toBeNull()
  act(() => dismissToasts())
  expect(screen.queryByText('Three')).toBeNull()
  expect(screen.queryByText('Two')).not.toBeNull()
})
