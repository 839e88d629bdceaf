// What is typed in the list is saved, whatever ends the typing.
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
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

it('keeps the field, the focus and the words while a new version arrives', async () => {
  let isDelivered = false
  const newest = () => (isDelivered ? 2 : 1)
  const { dialog } = await openList({
    'POST /rpc/open_draft': () => ({ body: { ...opened, version: newest(), mine: true } }),
    'GET /initial_drafts': () => ({
      body: { url: `/drafts/${SLUG}`, version: newest(), delivered_at: created_at, reopened_at: null },
    }),
    'GET /draft_versions': (request) => versionsOf([{ ...version, version: newest() }])(request),
    'POST /start-site-builder-form': () => {
      isDelivered = true
      return { status: 201, body: { status: 'queued', created_at } }
    },
  })
  const field = within(dialog).getByDisplayValue<HTMLTextAreaElement>(ours)
  fireEvent.change(field, { target: { value: 'What happens' } })
  fireEvent.blur(field)
  fireEvent.click(await screen.findByText('Save as version 2'))
  field.focus()
  fireEvent.change(field, { target: { value: 'What happens when y' } })
  await waitFor(() => expect(screen.queryByText('Save as version 2')).toBeNull())
  await screen.findByText('Save as version 3')
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('What happens when y')
})

it('makes a version with the words that the press on Save has just ended', async () => {
  const { dialog, sent } = await openList({
    'POST /start-site-builder-form': { status: 201, body: { status: 'queued', created_at } },
  })
  const field = within(dialog).getByDisplayValue<HTMLTextAreaElement>(ours)
  const write = (text: string) => {
    fireEvent.change(field, { target: { value: text } })
    fireEvent.blur(field)
  }
  write('What happens')
  const save = await screen.findByText('Save as version 2')
  write('What happens here')
  fireEvent.click(save)
  const isBuild = ({ url }: (typeof sent)[number]) => url.pathname.endsWith('/start-site-builder-form')
  await waitFor(() => expect(sent.some(isBuild)).toBe(true))
  const before = sent.slice(0, sent.findIndex(isBuild))
  const stored = before.filter(({ url }) => url.pathname.endsWith('/save_site_edits')).at(-1)
  expect(Object(stored?.body).changes.words['visit/heading'].text).toBe('What happens here')
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
