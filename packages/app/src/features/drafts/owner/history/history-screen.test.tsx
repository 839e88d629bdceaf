// What a site said, by days: looked at, brought back, and undone, before the first publication, live and offline.

import { NO_SITE_DETAILS } from '@foyer/shared/api/site-details.ts'
import { NO_SITE_EDITS } from '@foyer/shared/api/site-edits.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../../lib/query-client.ts'
import { composeSite, loadPlace } from '../../../../site/render-site.ts'
import { siteProfile } from '../../../../site/site-profile.ts'
import { fakeBackend, type SentRequest } from '../../../../testing/fake-backend.ts'
import { fakeStore, siteRows } from '../../../../testing/fake-entries.ts'
import {
  ownerBackend,
  PRACTICE,
  SLUG,
  session,
  version,
  widenWindow,
} from '../../../../testing/open-draft.ts'
import { renderApp } from '../../../../testing/render-app.tsx'

beforeEach(() => {
  queryClient.clear()
  widenWindow()
})

const names = { firstName: 'Dana', lastName: 'Okafor', companyName: PRACTICE }
const profile = siteProfile(session.user.id, names)
const editsOf = (text: string) => ({ ...NO_SITE_EDITS, words: { 'hero/lede': { text, ours: '' } } })
const stateOf = (text: string | null) => {
  const edits = text === null ? NO_SITE_EDITS : editsOf(text)
  const own = { added: NO_SITE_DETAILS, edits }
  return {
    content: composeSite({ answers: THINKING, profile, ...own }),
    entered: { site_details: own.added, site_edits: own.edits },
  }
}
const [NOVEMBER, NEWEST, NOW] = ['Said in November.', 'Said last.', 'Typed today.']

const SITE = {
  name: 'harbor',
  version: 3,
  state: 'live',
  published_at: '2020-11-23T12:00:00+00:00',
  is_reachable: true,
  old_names: [],
  versions: [
    { version: 3, published_at: '2020-11-23T12:00:00+00:00' },
    { version: 2, published_at: '2020-11-12T12:00:00+00:00' },
  ],
}

/** Opens the history of a site; `published` is what the database says of it. */
async function openHistory(published: object | null, day = '', november?: object) {
  await loadPlace(THINKING)
  const newest = published ? 3 : 1
  const states = [stateOf(null), november ?? stateOf(NOVEMBER), stateOf(NEWEST)]
  const store = fakeStore(siteRows({ edits: editsOf(NOW) }))
  const sent = fakeBackend({
    ...ownerBackend,
    'POST /rpc/published_site': { body: published },
    'POST /rpc/open_draft': {
      body: { ...Object((ownerBackend['POST /rpc/open_draft'] as { body: object }).body), version: newest },
    },
    'GET /initial_drafts': {
      body: { url: `/drafts/${SLUG}`, version: newest, delivered_at: version.created_at, reopened_at: null },
    },
    'GET /draft_versions': ({ url }: SentRequest) => {
      const asked = url.searchParams.get('version')?.replace('eq.', '')
      if (asked) return { body: { ...version, version: Number(asked), ...states[Number(asked) - 1] } }
      return { body: [{ ...version, version: newest }] }
    },
    ...store.backend,
  })
  const app = await renderApp(`/drafts/${SLUG}?view=history${day}`, { session })
  const said = () => Object(store.rows().find(({ key }) => key === 'line/hero/lede')?.value).text ?? ''
  const isPublished = () => sent.some(({ url }) => url.pathname.endsWith('/functions/v1/sites'))
  return { ...app, said, isPublished }
}

const rows = async () => {
  const history = await screen.findByRole('complementary', { name: 'What your site said' })
  return within(history).getAllByRole('link')
}

it('lists now, the days that visitors saw and the first draft, and names each by its day', async () => {
  await openHistory(SITE)
  await waitFor(async () =>
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Now1 change, only youFirst sentence/),
      expect.stringMatching(/^Nov 23, 2020, .*live nowFirst sentence$/),
      expect.stringMatching(/^Nov 12, 2020, .*First published$/),
      expect.stringMatching(/^Nov 21.*only youYour first draft, as we built it$/),
    ]),
  )
  expect(document.body.textContent).not.toMatch(/version \d/i)
})

it.each([
  ['live', SITE, 'Visitors still see the page of Nov 23, 2020.', /^Publish 1 change$/],
  ['offline', { ...SITE, state: 'offline' }, 'Visitors read that the site is closed.', /^Publish$/],
])(
  'brings a day back while the site is %s: visitors see it after Publish, and Undo takes it back',
  async (_, site, seen, verb) => {
    const { said, isPublished, router } = await openHistory(site)
    fireEvent.click(
      (await rows()).find(({ textContent }) => /^Nov 12/.test(textContent ?? '')) as HTMLElement,
    )
    await screen.findByText('What your site said on Nov 12, 2020.')
    expect(screen.getByText(seen)).toBeTruthy()
    expect(router.state.location.search).toContain('day=2020-11-12T12')
    fireEvent.click(screen.getByRole('button', { name: 'Bring this back' }))
    await waitFor(() => expect(said()).toBe(NOVEMBER))
    await screen.findAllByRole(site.state === 'live' ? 'button' : 'link', { name: verb })
    expect(isPublished()).toBe(false)
    fireEvent.click(await screen.findByRole('button', { name: 'Undo: bringing a day back' }))
    await waitFor(() => expect(said()).toBe(NOW))
  },
)

it('brings the first draft back before the first publication', async () => {
  const { said, isPublished } = await openHistory(null)
  await screen.findByText(/^Your first draft, of Nov 21/)
  expect(screen.getByText('Only you see it.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Bring this back' }))
  await waitFor(() => expect(said()).toBe(''))
  await screen.findByRole('button', { name: /^Before launch|to show it|to confirm/ })
  expect(isPublished()).toBe(false)
})

it('keeps what is entered when an earlier release stored a page in a form that cannot be read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { said } = await openHistory(SITE, '&day=2020-11-12T12:00:00.000Z', {
    content: { kind: 'old' },
    entered: null,
  })
  await screen.findByText('What your site said on Nov 12, 2020.')
  fireEvent.click(screen.getByRole('button', { name: 'Bring this back' }))
  await screen.findByText('Not brought back')
  expect(said()).toBe(NOW)
})
