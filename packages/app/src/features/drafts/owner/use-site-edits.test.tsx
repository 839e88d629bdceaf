// Nothing that is typed into a line is lost, whatever happens meanwhile.

import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { entriesQuery } from '../../../session/api/entries.ts'
import { keptEntries } from '../../../session/kept-entries.ts'
import type { Person } from '../../../session/person.ts'
import { currentPerson, setPerson } from '../../../session/session.ts'
import { SignedInPerson } from '../../../session/signed-in-person.ts'
import type { SiteLine } from '../../../site/review-site.ts'
import { type OwnEdits, useSiteEdits } from '../../../site/use-site-edits.ts'
import { fakeBackend, type SentRequest, sessionFor } from '../../../testing/fake-backend.ts'
import { entryRow, fakeStore, rowsAfter, savedOf, siteRows } from '../../../testing/fake-entries.ts'
import { useHistory } from './edit/use-history.ts'
import { useWordActions } from './edit/use-word-actions.ts'

const ID = 'visit/heading'
const WORDS = 'What happens when you come'
const SAVE = 'POST /rpc/save_entries'
const session = sessionFor('dana@clinic.example')
const DANA = { id: session.user.id, email: session.user.email } as Person
const OURS = { id: ID, text: 'Ours', standing: 'general', sources: [] } as unknown as SiteLine

beforeEach(() => {
  localStorage.setItem('sb-api-auth-token', JSON.stringify(session))
  setPerson(DANA)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const KEY = `line/${ID}`
const stored = ({ body }: SentRequest) => ({ body: rowsAfter([], Object(body).changes) })
const sentText = ({ body }: SentRequest) => Object(body).changes[KEY].value.text

/** The owner's edits in a tab, and a line to type in. */
function openTab(backend: Parameters<typeof fakeBackend>[0]) {
  const saves = fakeBackend(backend)
  const { result, unmount } = renderHook(
    () => {
      const own = useSiteEdits()
      const facts = {
        own,
        ours: new Map([[ID, OURS]]),
        history: useHistory(),
        onDone: () => {},
        onEmpty: () => {},
      }
      return { own, words: useWordActions(facts) }
    },
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>
          <SignedInPerson value={DANA}>{children}</SignedInPerson>
        </QueryClientProvider>
      ),
    },
  )
  return {
    saves,
    unmount,
    type: (text: string) => act(() => result.current.words.type(ID, text)),
    change: (...change: Parameters<OwnEdits['change']>) => act(() => result.current.own.change(...change)),
    added: () => result.current.own.edits.added,
    words: () => result.current.own.edits.words[ID],
    act: (work: (actions: ReturnType<typeof useWordActions>) => void) =>
      act(() => work(result.current.words)),
    unseen: () => result.current.own.unseen(ID),
    see: () => result.current.own.see(ID),
    hold: (isHeld: boolean) => act(() => result.current.own.hold(isHeld)),
    state: () => keptEntries(DANA.id).state(),
  }
}

it('keeps what is typed offline, and sends it when the network returns', async () => {
  let isOffline = true
  const tab = openTab({ [SAVE]: (request) => (isOffline ? 'unreachable' : stored(request)) })
  tab.type(WORDS)
  await waitFor(() => expect(tab.state()).toBe('failed'))
  expect(tab.words()?.text).toBe(WORDS)
  isOffline = false
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(tab.state()).toBe('saved'))
  expect(sentText(tab.saves.at(-1) as SentRequest)).toBe(WORDS)
  expect(tab.words()?.text).toBe(WORDS)
})

it('keeps what a server that is down refuses, and sends it with the next visit', async () => {
  const tab = openTab({ [SAVE]: { status: 503, body: {} } })
  tab.type(WORDS)
  await waitFor(() => expect(tab.state()).toBe('failed'))
  tab.unmount()
  const next = openTab({ [SAVE]: stored })
  expect(next.words()?.text).toBe(WORDS)
  await waitFor(() => expect(next.saves.map(sentText)).toEqual([WORDS]))
})

it('keeps what is typed after the session has ended, and sends it after signing in again', async () => {
  const ended = { status: 401, body: { message: 'JWT expired' } }
  const tab = openTab({ [SAVE]: (request) => (currentPerson() ? stored(request) : ended) })
  act(() => setPerson(null))
  tab.type(WORDS)
  await waitFor(() => expect(tab.state()).toBe('failed'))
  act(() => setPerson(DANA))
  await waitFor(() => expect(tab.state()).toBe('saved'))
  expect(sentText(tab.saves.at(-1) as SentRequest)).toBe(WORDS)
})

it('keeps the letters before the tab was closed in the middle of a word', async () => {
  const tab = openTab({ [SAVE]: 'unreachable' })
  tab.type('What happe')
  // Neither the pause nor the end of typing is waited for.
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(tab.saves.map(sentText)).toEqual(['What happe']))
  tab.unmount()
  expect(openTab({ [SAVE]: stored }).words()?.text).toBe('What happe')
})

it('keeps an item whose tab was closed in the middle of its name, and sends it with the next visit', async () => {
  const tab = openTab({ [SAVE]: 'unreachable' })
  const item = { kind: 'service', at: 1, name: 'House ca', price: '', text: '' } as const
  tab.change({ added: { 'add-aaaa': item } })
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(tab.saves).toHaveLength(1))
  tab.unmount()
  const next = openTab({ [SAVE]: stored })
  expect(next.added()).toEqual({ 'add-aaaa': item })
  await waitFor(() => expect(savedOf(next.saves, 'item').at(-1)).toEqual({ 'add-aaaa': item }))
})

it('keeps the words of another tab beside those that replace them, to be taken back', async () => {
  const replaced = 'Words of another tab'
  const store = fakeStore(siteRows({ edits: { words: { [ID]: { text: replaced, ours: 'Ours' } } } }))
  const tab = openTab({ [SAVE]: store.backend[SAVE] })
  tab.type(WORDS)
  await waitFor(() => expect(tab.words()).toEqual({ text: WORDS, ours: 'Ours', replaced }))
  tab.act((words) => words.takeReplaced(ID))
  await waitFor(() => expect(tab.state()).toBe('saved'))
  expect(Object(tab.saves.at(-1)?.body).changes[KEY]).toMatchObject({
    value: { text: replaced },
    seen: { text: WORDS },
    settled: true,
  })
  expect(tab.words()).toEqual({ text: replaced, ours: 'Ours' })
})

it('has not seen what another tab stores between the beginning of typing and its first pause', async () => {
  const tab = openTab({ [SAVE]: stored })
  tab.hold(true)
  const { queryKey } = entriesQuery(DANA.id)
  const arrived = entryRow(KEY, { text: 'Words of another tab', ours: 'Ours' })
  act(() => void queryClient.setQueryData(queryKey, { [KEY]: arrived }))
  tab.type('What happe')
  await waitFor(() => expect(tab.state()).toBe('saved'))
  tab.type(WORDS)
  await waitFor(() => expect(tab.saves).toHaveLength(2))
  const seen = tab.saves.map(({ body }) => Object(body).changes[KEY].seen?.text)
  // What the tab has stored itself, it has seen.
  expect(seen).toEqual([undefined, 'What happe'])
  expect(tab.words()).toBeUndefined()
  tab.hold(false)
  expect(tab.words()?.text).toBe(WORDS)
})

it('tells what another window has stored at a line at work, until its owner has seen it', async () => {
  const other = { text: 'Words of another tab', ours: 'Ours' }
  const store = fakeStore(siteRows({ edits: { words: { [ID]: { text: 'Before', ours: 'Ours' } } } }))
  const tab = openTab(store.backend)
  const { queryKey } = entriesQuery(DANA.id)
  act(
    () => void queryClient.setQueryData(queryKey, { [KEY]: entryRow(KEY, { text: 'Before', ours: 'Ours' }) }),
  )
  tab.hold(true)
  expect(tab.unseen()).toBeNull()
  store.put([entryRow(KEY, other)])
  act(() => void queryClient.setQueryData(queryKey, { [KEY]: entryRow(KEY, other) }))
  expect(tab.unseen()).toBe(other.text)
  // Typed without having seen it: both are kept.
  tab.type(WORDS)
  expect(tab.unseen()).toBeNull()
  await waitFor(() => expect(store.rows()[0]?.replaced).toEqual(other))
  // A third save arrives, and is seen before more is typed.
  act(
    () => void queryClient.setQueryData(queryKey, { [KEY]: entryRow(KEY, { text: 'Third', ours: 'Ours' }) }),
  )
  expect(tab.unseen()).toBe('Third')
  store.put([entryRow(KEY, { text: 'Third', ours: 'Ours' })])
  tab.see()
  expect(tab.unseen()).toBeNull()
  tab.type('Last')
  await waitFor(() => expect(store.rows()[0]).toMatchObject({ value: { text: 'Last' }, replaced: null }))
})
