// What waits on a live site: listed, marked on the page, taken back, and published.
import { pageEdits } from '@foyer/draft/personas/page-edits.ts'
import { NO_SITE_DETAILS } from '@foyer/shared/api/site-details.ts'
import { NO_SITE_EDITS, type SiteEdits } from '@foyer/shared/api/site-edits.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { composeSite, loadPlace } from '../../../site/render-site.ts'
import { tasksOf } from '../../../site/review-site.ts'
import { siteRows } from '../../../testing/fake-entries.ts'
import {
  created_at,
  openAsOwner,
  PRACTICE,
  session,
  version,
  versionsOf,
  widenWindow,
} from '../../../testing/open-draft.ts'

beforeEach(() => {
  queryClient.clear()
  widenWindow()
})

const TYPED = 'Care for people who work at night.'
const PORTRAIT = { type: 'webp' as const, widths: [480], height: 600, x: 50, y: 38, zoom: 100, alt: '' }
const EDITS: SiteEdits = {
  ...NO_SITE_EDITS,
  words: { 'hero/lede': { text: TYPED, ours: '' } },
  added: {
    'add-abcd': { kind: 'service', at: 1, name: 'Sports physical', price: '$60', text: '' },
  } as SiteEdits['added'],
  pictures: { portrait: { ...PORTRAIT, id: '0'.repeat(32) } },
}

const LIVE = {
  name: 'harbor',
  version: 1,
  published_at: created_at,
  is_reachable: true,
  state: 'live',
  domain: null,
  old_names: [],
  versions: [{ version: 1, published_at: created_at }],
}

/** Opens the changes of a live site; `answers` are those of the backend to a publication and what follows. */
async function openChanges(answers: object = {}, edits = EDITS, past = NO_SITE_EDITS) {
  await loadPlace(THINKING)
  const profile = { id: session.user.id, first_name: 'Dana', last_name: 'Okafor', company_name: PRACTICE }
  const open = tasksOf(composeSite({ answers: THINKING, profile }))
  const ids = open.flatMap((task) => (task.kind === 'confirm' ? task.ids : []))
  const details = {
    ...NO_SITE_DETAILS,
    details: { phone: '(423) 555-0142' },
    statements: Object.fromEntries(ids.map((id) => [id, 'confirmed' as const])),
  }
  const before = composeSite({ answers: THINKING, profile, added: details, edits: past })
  const after = composeSite({ answers: THINKING, profile, added: details, edits })
  const entered = { entries: siteRows({ details, edits: past }) }
  const app = await openAsOwner(
    {
      'GET /draft_versions': ({ url }) =>
        url.searchParams.get('version') === 'eq.2'
          ? { body: { content: after } }
          : versionsOf([version], before, entered)({ url } as never),
      'POST /rpc/published_site': { body: LIVE },
      ...answers,
    },
    siteRows({ details, edits }),
  )
  const name = /^Publish \d+ changes?$/
  fireEvent.click(await screen.findByRole('button', { name }))
  return { ...app, drawer: await screen.findByRole('complementary', { name }) }
}

it('lists changes in the order of the page, an item with all of its words as one', async () => {
  const { drawer } = await openChanges()
  expect(
    within(drawer)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^First sentenceUndoNew: Care for people who work at night\.Until now: /),
    expect.stringMatching(/^Your photo, new/),
    expect.stringMatching(/^Service, newUndoNew: Sports physical, \$60$/),
  ])
})

it('takes a new picture back like any other change, and asks for nothing once all are', async () => {
  const { drawer } = await openChanges()
  fireEvent.click(within(drawer).getByRole('button', { name: 'Undo: Your photo, new' }))
  // The name beside it goes with it, and is no change of its own.
  for (const name of ['Publish 2 changes', 'Publish 1 change']) {
    const left = within(await screen.findByRole('complementary', { name }))
    fireEvent.click(left.getAllByRole('button', { name: /^Undo: / })[0] as HTMLElement)
  }
  // With nothing to publish there is no verb, and no sentence to tick for it.
  const empty = within(await screen.findByRole('complementary', { name: 'No changes' }))
  expect(empty.queryByRole('button', { name: /^Publish/ })).toBeNull()
  expect(empty.queryByRole('checkbox')).toBeNull()
})

it('counts nothing any more once it is published, even if the state cannot be loaded again', async () => {
  let isPublished = false
  const { drawer } = await openChanges({
    'POST /rpc/published_site': () =>
      isPublished ? { status: 500, body: { message: 'Not now' } } : { body: LIVE },
    'POST /functions/v1/sites': () => {
      isPublished = true
      return { body: { name: 'harbor', version: 2, published_at: created_at, is_reachable: true } }
    },
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  fireEvent.click(within(drawer).getByRole('checkbox'))
  fireEvent.click(within(drawer).getByRole('button', { name: 'Publish 3 changes' }))
  await screen.findByRole('link', { name: 'See it live' })
  expect(screen.queryByText(/only you see/)).toBeNull()
})

it('keeps the marks on the page of a phone, which the drawer uncovers, until something else is opened', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  Element.prototype.scrollIntoView = () => {}
  const { drawer } = await openChanges()
  const page = screen.getByTitle<HTMLIFrameElement>(`The page of ${PRACTICE}`).contentDocument
  const marks = () => page?.querySelectorAll('draft-line[data-changed]').length ?? 0
  await waitFor(() => expect(marks()).toBeGreaterThan(0))
  fireEvent.click(within(drawer).getByRole('button', { name: 'First sentence' }))
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  expect(marks()).toBeGreaterThan(0)
  fireEvent.click(screen.getByLabelText('Edit'))
  await waitFor(() => expect(marks()).toBe(0))
})

it('has the page that a service gets as one change, shows it from any page of the site, and takes it back as one', async () => {
  const seen: unknown[] = []
  Element.prototype.scrollIntoView = function (this: HTMLElement) {
    seen.push(this.dataset.line)
  }
  const site = pageEdits()
  const { 'add-sleep': service, ...others } = site.added
  const short = { ...service, who: '', how: '', ask1: '', ask2: '', ask3: '' } as typeof service
  const past = { ...site, added: { ...others, 'add-sleep': short } } as SiteEdits
  const labs = { ...site.added['add-labs'], price: '$25' }
  const edits = { ...site, added: { ...site.added, 'add-labs': labs } } as SiteEdits
  const { drawer, path } = await openChanges({}, edits, past)
  expect(drawer.getAttribute('aria-label')).toBe('Publish 2 changes')
  const button = (name: string) => within(drawer).findByRole('button', { name })
  fireEvent.click(await button('Page of Sleep and worry, new'))
  await waitFor(() => expect(seen).toEqual(['services/add-sleep/page-heading']))
  expect(path()).toMatch(/\?page=sleep-and-worry$/)
  fireEvent.click(await button('Price'))
  await waitFor(() => expect(seen.slice(1)).toEqual(['services/add-labs/price']))
  expect(path()).not.toMatch(/page=/)
  fireEvent.click(await button('Undo: Page of Sleep and worry, new'))
  await screen.findByRole('complementary', { name: 'Publish 1 change' })
})
