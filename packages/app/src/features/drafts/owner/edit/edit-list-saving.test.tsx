// What is typed in the list is saved, whatever ends the typing.
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../../../lib/query-client.ts'
import { openedDraftQuery } from '../../../../site/api/open-draft.ts'
import { storedSiteQuery } from '../../../../site/api/stored-site.ts'
import { composeSite } from '../../../../site/render-site.ts'
import { siteLines } from '../../../../site/review-site.ts'
import {
  created_at,
  openAsOwner,
  opened,
  PRACTICE,
  SLUG,
  session,
  version,
  versionsOf,
  widenWindow,
} from '../../../../testing/open-draft.ts'

const profile = { id: session.user.id, first_name: 'Dana', last_name: 'Okafor', company_name: PRACTICE }
const ours = siteLines(composeSite({ answers: THINKING, profile })).get('visit/heading')?.text ?? ''

beforeEach(widenWindow)

async function openList(backend?: Parameters<typeof openAsOwner>[0]) {
  const app = await openAsOwner(backend)
  fireEvent.click(screen.getByLabelText('Edit'))
  fireEvent.click(await screen.findByLabelText('Edit as a list'))
  const text = await screen.findByText(/^The sections of your page in their order/)
  return { ...app, dialog: text.closest<HTMLElement>('[role=dialog]') as HTMLElement }
}

it('keeps the field, the focus and the words while a version is made in silence', async () => {
  let isDelivered = false
  const newest = () => (isDelivered ? 2 : 1)
  const { dialog } = await openList({
    'POST /rpc/open_draft': () => ({ body: { ...opened, version: newest(), mine: true } }),
    'GET /initial_drafts': () => ({
      body: { url: `/drafts/${SLUG}`, version: newest(), delivered_at: created_at, reopened_at: null },
    }),
    'GET /draft_versions': (request) => versionsOf([{ ...version, version: newest() }])(request),
  })
  const field = within(dialog).getByDisplayValue<HTMLTextAreaElement>(ours)
  field.focus()
  fireEvent.change(field, { target: { value: 'What happens when y' } })
  isDelivered = true
  await act(() => queryClient.invalidateQueries(storedSiteQuery(session.user.id)))
  const shown = () => queryClient.getQueryData(openedDraftQuery(SLUG, session.user.id).queryKey)
  await waitFor(() => expect(shown()).toMatchObject({ version: 2 }))
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('What happens when y')
})

it('keeps what is typed in a field when the list is closed from there, as one step', async () => {
  const { dialog } = await openList()
  const field = within(dialog).getByDisplayValue<HTMLTextAreaElement>(ours)
  fireEvent.change(field, { target: { value: 'What happens' } })
  // As Back on a phone: the field goes without having been left.
  fireEvent.click(within(dialog).getByLabelText('Close'))
  expect(await screen.findByLabelText('Undo: the words of “Heading”')).toBeTruthy()
  expect(screen.getByLabelText('What I changed, 1')).toBeTruthy()
})

it('has the keys of Edit beside its fields, which have an undo of their own', async () => {
  const { dialog } = await openList()
  const field = within(dialog).getByDisplayValue<HTMLTextAreaElement>(ours)
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'What happens' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  const undo = within(dialog).getByLabelText('Undo: the words of “Heading”')
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true })
  expect(field.value).toBe('What happens')
  fireEvent.keyDown(undo, { key: 'z', ctrlKey: true })
  await waitFor(() => expect(field.value).toBe(ours))
  fireEvent.keyDown(undo, { key: 'z', ctrlKey: true, shiftKey: true })
  await waitFor(() => expect(field.value).toBe('What happens'))
  const sections = () =>
    within(dialog)
      .getAllByRole('region')
      .map((section) => section.getAttribute('aria-label'))
  const before = sections()
  const place = before.indexOf('Visits')
  fireEvent.keyDown(within(dialog).getByLabelText('Hide: Visits'), { key: 'ArrowUp', altKey: true })
  await waitFor(() => expect(sections().indexOf('Visits')).toBe(place - 1))
  expect(screen.getByRole('dialog')).toBe(dialog)
})
