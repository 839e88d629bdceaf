import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { dismissToasts, showToast } from '../../lib/toast.ts'
import { Dialog } from './dialog.tsx'
import { Toasts } from './toasts.tsx'

it('announces an error at once while a dialog is open', async () => {
  render(
    <>
      <button type="button">Behind</button>
      <Toasts layout="entry" />
      <Dialog title="Add Motivation" onClose={() => {}} />
    </>,
  )
  await screen.findByRole('dialog')
  act(() => showToast({ title: 'Please fill out all fields', kind: 'destructive' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Please fill out all fields')
})

const toastOf = async (title: string) =>
  (await screen.findByText(title)).closest<HTMLElement>('[data-sonner-toast]') ?? document.body

it('closes an error with its button, and leaves the dialog below as it is', async () => {
  const onClose = vi.fn()
  render(
    <>
      <Toasts layout="entry" />
      <Dialog title="Add Motivation" onClose={onClose} />
    </>,
  )
  act(() => showToast({ title: 'Invalid file type', kind: 'destructive' }))
  const toast = await toastOf('Invalid file type')
  expect(toast.style.pointerEvents).toBe('auto')
  fireEvent.click(within(toast).getByRole('button', { name: 'Close notification' }))
  await waitFor(() => expect(screen.queryByText('Invalid file type')).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
})

it('shows title and description of a success, politely', async () => {
  render(<Toasts layout="entry" />)
  act(() => showToast({ title: 'Success!', description: 'Your response has been saved.', kind: 'success' }))
  const toast = await toastOf('Success!')
  expect(toast.textContent).toBe('Success!Your response has been saved.')
  expect(toast.closest('section')?.getAttribute('aria-live')).toBe('polite')
  expect(within(toast).queryByRole('alert')).toBeNull()
})

it('closes a success after five seconds unless the pointer is over it, and keeps an error', async () => {
  render(<Toasts layout="entry" />)
  act(() => showToast({ title: 'Not saved', kind: 'destructive' }))
  await screen.findByText('Not saved')
  vi.useFakeTimers()
  act(() => showToast({ title: 'Saved', kind: 'success' }))
  await act(() => vi.advanceTimersByTimeAsync(100))
  const list = screen.getByText('Saved').closest('ol')
  if (list) fireEvent.mouseEnter(list)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByText('Saved')).not.toBeNull()
  if (list) fireEvent.mouseLeave(list)
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(screen.queryByText('Saved')).toBeNull()
  expect(screen.queryByText('Not saved')).not.toBeNull()
  vi.useRealTimers()
})

it('shows the two newest, and dismisses only errors when the person corrects something', async () => {
  render(<Toasts layout="entry" />)
  act(() => showToast({ title: 'One', kind: 'success' }))
  act(() => showToast({ title: 'Two', kind: 'success' }))
  // Under the pointer, its time does not run out on a slow machine.
  const list = (await screen.findByText('Two')).closest('ol')
  if (list) fireEvent.mouseEnter(list)
  act(() => showToast({ title: 'Three', kind: 'destructive' }))
  await screen.findByText('Three')
  await waitFor(() => expect(screen.queryByText('One')).toBeNull())
  act(() => dismissToasts())
  await waitFor(() => expect(screen.queryByText('Three')).toBeNull())
  expect(screen.queryByText('Two')).not.toBeNull()
})
