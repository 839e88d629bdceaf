import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { savedOf, siteRows } from '../../../../testing/fake-entries.ts'
import { openAsOwner, widenWindow } from '../../../../testing/open-draft.ts'

beforeEach(widenWindow)

const LOST = 'A line whose answer has gone'

async function openEdit(words: SiteEdits['words']) {
  const app = await openAsOwner({}, siteRows({ edits: { words } }))
  fireEvent.click(screen.getByLabelText('Edit'))
  const drawer = async () =>
    (await screen.findByText('Each of your changes, with a way back to ours.')).closest(
      '[role=dialog]',
    ) as HTMLElement
  const sentWords = () => savedOf(app.sent, 'line').at(-1)
  return { drawer, sentWords }
}

it('keeps words whose line has gone, to be copied or removed', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { ...navigator, userAgent: navigator.userAgent, clipboard: { writeText } })
  const { drawer, sentWords } = await openEdit({ 'values/gone/title': { text: LOST, ours: 'Gone' } })
  fireEvent.click(await screen.findByLabelText(/^What I changed/))
  const list = await drawer()
  expect(within(list).getByText('Words without a place')).toBeTruthy()
  const words = within(list).getByText(LOST).closest('li') as HTMLElement
  fireEvent.click(within(words).getByRole('button', { name: /Copy/ }))
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(LOST))
  fireEvent.click(within(words).getByText('Remove'))
  await waitFor(() => expect(sentWords()).toMatchObject({ 'values/gone/title': null }))
  expect(within(list).queryByText('Words without a place')).toBeNull()
})

it('tells once of words that another window replaced, and opens the list that has both', async () => {
  const { drawer, sentWords } = await openEdit({
    'visit/heading': { text: 'Later words', ours: 'Ours', replaced: 'Earlier words' },
  })
  const list = await drawer()
  expect(screen.getAllByText('The same words were changed in two windows')).toHaveLength(1)
  expect(within(list).getByText('Later words')).toBeTruthy()
  const line = within(list).getByText('“Earlier words”').closest('li') as HTMLElement
  fireEvent.click(within(line).getByText('Use the other words'))
  await waitFor(() => expect(sentWords()).toMatchObject({ 'visit/heading': { text: 'Earlier words' } }))
})
