// Nothing that is typed is lost, whatever happens meanwhile. The list has the same fields as the sheet of a phone; the caret
// in the page is for tests in a browser.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { currentPerson, setPerson } from '../../../../session/session.ts'
import { NO_SITE_EDITS } from '../../../../site/api/site-edits.ts'
import { withEdits } from '../../../../site/site-edits-changes.ts'
import type { SentRequest } from '../../../../testing/fake-backend.ts'
import {
  created_at,
  openAsOwner,
  opened,
  SLUG,
  version,
  versionsOf,
  widenWindow,
} from '../../../../testing/open-draft.ts'

const ID = 'visit/heading'
const WORDS = 'What happens when you come'
const SAVE = 'POST /rpc/save_site_edits'
const stored = ({ body }: SentRequest) => ({ body: withEdits(NO_SITE_EDITS, Object(body).changes) })

beforeEach(() => {
  widenWindow()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

type Backend = Parameters<typeof openAsOwner>[0]

async function openField(backend?: Backend) {
  const app = await openAsOwner(backend)
  fireEvent.click(screen.getByRole('radio', { name: 'Edit' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Edit as a list' }))
  const list = await screen.findByRole('dialog', { name: 'Edit as a list' })
  const field = within(within(list).getByRole('region', { name: 'Visits' })).getByLabelText('Heading')
  const saves = () => app.sent.filter(({ url }) => url.pathname.endsWith('/save_site_edits'))
  return { ...app, list, field: field as HTMLTextAreaElement, saves }
}

const sentText = ({ body }: SentRequest) => Object(body).changes.words?.[ID]?.text

it('keeps what is typed offline, says so, and sends it when the network returns', async () => {
  let isOffline = true
  const { field, saves } = await openField({
    [SAVE]: (request) => (isOffline ? 'unreachable' : stored(request)),
  })
  fireEvent.change(field, { target: { value: WORDS } })
  await screen.findByText(/^Not saved yet/)
  isOffline = false
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(sentText(saves().at(-1) as SentRequest)).toBe(WORDS))
  await screen.findByText('Saved')
  expect(field.value).toBe(WORDS)
})

it('keeps what a server that is down refuses, and sends it with the next visit', async () => {
  const { field } = await openField({ [SAVE]: { status: 503, body: {} } })
  fireEvent.change(field, { target: { value: WORDS } })
  await screen.findByText(/^Not saved yet/)
  cleanup()
  const again = await openField()
  expect(again.field.value).toBe(WORDS)
  await waitFor(() => expect(again.saves().map(sentText)).toContain(WORDS))
})

it('keeps what is typed after the session has ended, and sends it after signing in again', async () => {
  const { field, saves } = await openField({
    [SAVE]: (request) =>
      currentPerson() ? stored(request) : { status: 401, body: { message: 'JWT expired' } },
  })
  const person = currentPerson()
  fireEvent.change(field, { target: { value: 'What' } })
  act(() => setPerson(null))
  expect(await screen.findByRole('dialog', { name: 'Sign in again to go on' })).toBeTruthy()
  fireEvent.change(field, { target: { value: WORDS } })
  await screen.findByText(/^Not saved yet/)
  act(() => setPerson(person))
  await waitFor(() => expect(sentText(saves().at(-1) as SentRequest)).toBe(WORDS))
  expect(field.value).toBe(WORDS)
})

it('keeps the letters before the tab was closed in the middle of a word', async () => {
  const { field, saves } = await openField({ [SAVE]: 'unreachable' })
  fireEvent.change(field, { target: { value: 'What happe' } })
  // Neither the pause nor the end of typing is waited for.
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(saves().map(sentText)).toEqual(['What happe']))
  cleanup()
  expect((await openField()).field.value).toBe('What happe')
})

it('keeps the words of another tab beside those that replace them, and says so', async () => {
  const { list, field } = await openField({
    [SAVE]: ({ body }) => {
      const { words } = Object(body).changes
      const other = { [ID]: { text: words[ID].text, ours: words[ID].ours, replaced: 'Words of another tab' } }
      return { body: { ...NO_SITE_EDITS, words: other } }
    },
  })
  fireEvent.change(field, { target: { value: WORDS } })
  fireEvent.blur(field)
  expect(await within(list).findByText(/The other words: “Words of another tab”/)).toBeTruthy()
  expect(await screen.findByText('A line was changed in two windows')).toBeTruthy()
  fireEvent.click(within(list).getByRole('button', { name: 'Use the other words' }))
  await waitFor(() => expect(field.value).toBe('Words of another tab'))
})

it('keeps the field and its words while a new version arrives', async () => {
  let isDelivered = false
  const { field, list } = await openField({
    'POST /rpc/open_draft': () => ({ body: { ...opened, version: isDelivered ? 2 : 1, mine: true } }),
    'GET /initial_drafts': () => ({
      body: {
        url: `/drafts/${SLUG}`,
        version: isDelivered ? 2 : 1,
        delivered_at: created_at,
        reopened_at: null,
      },
    }),
    'GET /draft_versions': (request) =>
      versionsOf(isDelivered ? [{ ...version, version: 2 }, version] : [version])(request),
    'POST /start-site-builder-form': () => {
      isDelivered = true
      return { status: 201, body: { status: 'queued', created_at } }
    },
    [SAVE]: stored,
  })
  fireEvent.change(field, { target: { value: 'What happens' } })
  fireEvent.blur(field)
  fireEvent.click(await screen.findByText('Save as version 2'))
  field.focus()
  fireEvent.change(field, { target: { value: WORDS } })
  await screen.findByRole('button', { name: /^Share/, hidden: true })
  await waitFor(() => expect(isDelivered).toBe(true))
  await waitFor(() => expect(screen.queryByText(/is being made/)).toBeNull())
  expect(list.contains(field)).toBe(true)
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe(WORDS)
})
