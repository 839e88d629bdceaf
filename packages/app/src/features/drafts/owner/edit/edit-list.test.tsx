import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { openAsOwner, widenWindow } from '../../../../testing/open-draft.ts'

beforeEach(widenWindow)

async function openList() {
  const app = await openAsOwner()
  fireEvent.click(screen.getByRole('radio', { name: 'Edit' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Edit as a list' }))
  return { ...app, dialog: await screen.findByRole('dialog', { name: 'Edit as a list' }) }
}

it('fills a gap by the rules of the checklist, which is ticked by it; undo empties it again', async () => {
  const { dialog, list, saved } = await openList()
  const gap = within(dialog).getByRole('group', { name: /^Phone number/ })
  const field = within(gap).getByLabelText<HTMLInputElement>('Phone number')
  expect(within(gap).getByText('To add')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'ask me' } })
  fireEvent.blur(field)
  expect(within(gap).getByText('Enter a phone number like (423) 555-0100.')).toBeTruthy()
  expect(saved()).toEqual([])
  fireEvent.change(field, { target: { value: '(423) 555-0100' } })
  fireEvent.blur(field)
  expect(within(gap).getByText('Your words')).toBeTruthy()
  await waitFor(() => expect(saved()).toHaveLength(1))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))

  fireEvent.click(list)
  expect(await screen.findByRole('button', { name: /^Phone number ?, done/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo: “Phone number”' }))
  await waitFor(() => expect(saved()).toHaveLength(2))
  expect(saved()[1]?.body).toEqual({ changes: { details: { phone: '' } } })
  expect(screen.queryByRole('button', { name: /^Phone number ?, done/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Redo: “Phone number”' }))
  expect(await screen.findByRole('button', { name: /^Phone number ?, done/ })).toBeTruthy()
})

it('shows what is typed in the checklist, too', async () => {
  const { dialog, list } = await openList()
  const field = within(dialog).getByLabelText<HTMLInputElement>('Phone number')
  fireEvent.change(field, { target: { value: '(423) 55' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  fireEvent.click(list)
  expect((await screen.findByLabelText<HTMLInputElement>('Phone number')).value).toBe('(423) 55')
})
