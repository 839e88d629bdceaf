import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showToast } from '../../lib/toast.ts'
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

it('closes an error with its button', async () => {
  render(<Toasts />)
  showToast({ title: 'Invalid file type', kind: 'destructive' })
  const toast = (await screen.findByText('Invalid file type')).closest<HTMLElement>('[role=alert]')
  fireEvent.click(within(toast ?? document.body).getByRole('button', { name: 'Close notification' }))
  await waitFor(() => expect(screen.queryByText('Invalid file type')).toBeNull())
})
