import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { openAsOwner, widenWindow } from '../../../../testing/open-draft.ts'

beforeEach(widenWindow)

it('announces every change once, in the list as on the page, also when two are said alike', async () => {
  await openAsOwner()
  fireEvent.click(screen.getByLabelText('Edit'))
  fireEvent.click(await screen.findByLabelText('Edit as a list'))
  const list = (await screen.findByText(/^The sections of your page/)).closest('[role=dialog]') as HTMLElement
  const status = document.querySelector('p[role=status][aria-live].sr-only') as HTMLElement
  // The open drawer hides the rest of the screen.
  expect(status.closest('[aria-hidden=true]')).toBeNull()

  const heard: string[] = []
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) heard.push(node.textContent ?? '')
  }).observe(status, { childList: true, characterData: true, subtree: true })
  const said = async (deed: () => void) => {
    heard.length = 0
    deed()
    await waitFor(() => expect(heard).not.toEqual([]))
    return [...heard]
  }
  const visits = within(list).getByRole('region', { name: 'Visits' })
  const write = (text: string) => () => {
    const field = within(visits).getByLabelText('Heading')
    fireEvent.change(field, { target: { value: text } })
    fireEvent.keyDown(field, { key: 'Enter' })
    fireEvent.blur(field)
  }
  expect(await said(write('How it goes here'))).toEqual(['Kept.'])
  expect(await said(write('How it goes with us'))).toEqual(['Kept.'])
  expect(await said(() => fireEvent.click(within(visits).getByText('Put our words back')))).toEqual([
    'Our words are back.',
  ])
  const phone = within(list).getByLabelText('Phone number')
  expect(
    await said(() => {
      fireEvent.change(phone, { target: { value: '(423) 555-0100' } })
      fireEvent.blur(phone)
    }),
  ).toEqual(['Kept.'])
  expect(await said(() => fireEvent.click(within(visits).getByLabelText('Hide: Visits')))).toEqual([
    'Visits is hidden.',
  ])
  expect(await said(() => fireEvent.click(within(visits).getByLabelText('Show again: Visits')))).toEqual([
    'Visits is shown again.',
  ])
  fireEvent.click(within(list).getByLabelText('Close'))
  expect(await said(() => fireEvent.click(screen.getByLabelText(/^Undo: showing “Visits” again/)))).toEqual([
    'Undone: showing “Visits” again.',
  ])
})
