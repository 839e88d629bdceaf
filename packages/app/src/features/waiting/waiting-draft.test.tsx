import { ESTABLISHED_WITH_LINK, THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import {
  buildRow,
  confetti,
  draftRow,
  FRAME,
  FROM_DESIGN,
  headline,
  openWaiting,
  ready,
  returnToTab,
  SLUG,
  START,
} from '../../testing/open-waiting.ts'

vi.mock('canvas-confetti', async () => (await import('../../testing/open-waiting.ts')).fakeConfetti)

it('shows a ready draft with the ways on, promises nothing and starts nothing', async () => {
  const { starts, path } = await openWaiting(
    '?flow=current-website',
    {},
    {
      ...FRAME,
      'GET /initial_drafts': { body: draftRow() },
    },
  )
  await ready()
  expect(screen.getByRole('link', { name: 'Open your draft' }).getAttribute('href')).toBe(`/drafts/${SLUG}`)
  await screen.findByRole('link', { name: 'Fill the gaps' })
  const ways = ['Fill the gaps', 'Ask for changes', 'Go to the dashboard']
  expect(ways.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    `/drafts/${SLUG}?view=checklist`,
    '/my-site#request-changes',
    '/',
  ])
  screen.getByText('The door is open. Come in.')
  expect(screen.queryByText(/24.hours/)).toBeNull()
  expect(path()).toBe('/onboarding/waiting-draft?flow=current-website')
  expect(starts()).toEqual([])
})

it('shows a known draft while the state of its site is loading', async () => {
  let answer: (body: { body: unknown }) => void = () => {}
  const stored = new Promise<{ body: unknown }>((resolve) => {
    answer = resolve
  })
  await openWaiting('', THINKING, {
    ...FRAME,
    'GET /initial_drafts': { body: draftRow() },
    'GET /site_builds': () => stored,
  })
  const heading = await ready()
  expect(screen.queryByText('One moment...')).toBeNull()
  expect(screen.getByRole('link', { name: 'Open your draft' }).getAttribute('href')).toBe(`/drafts/${SLUG}`)
  screen.getByText('The door is open. Come in.')
  heading.focus()
  answer({ body: buildRow('done') })
  await screen.findByRole('link', { name: 'Fill the gaps' })
  expect(document.activeElement).toBe(await ready())
})

it('says that changed answers could not be drawn after a delivered draft', async () => {
  const failed = {
    ...FRAME,
    'GET /initial_drafts': { body: draftRow() },
    'GET /site_builds': { body: buildRow('failed', '2026-11-22T09:00:00+00:00') },
  }
  await openWaiting('', THINKING, failed)
  await ready()
  await screen.findByText('We could not draw your new answers')
  expect(screen.queryByText('We could not draw your draft')).toBeNull()
})

it('leads from a redesign proposal to the six questions', async () => {
  await openWaiting('', ESTABLISHED_WITH_LINK, { ...FRAME, 'GET /initial_drafts': { body: draftRow() } })
  await ready()
  const way = await screen.findByRole('link', { name: 'Answer six questions' })
  expect(way.getAttribute('href')).toBe('/my-site?begin=full-draft')
  expect(screen.queryByRole('link', { name: 'Fill the gaps' })).toBeNull()
})

it('links to a draft on another site in a new tab, without a picture', async () => {
  await openWaiting(
    '',
    {},
    { 'GET /initial_drafts': { body: draftRow({ url: 'https://drafts.example/harbor' }) } },
  )
  await ready()
  const link = screen.getByRole('link', { name: /^Open your draft/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://drafts.example/harbor',
    '_blank',
  ])
  expect(screen.queryByRole('link', { name: 'Share privately' })).toBeNull()
})

it('draws the draft again when reopened answers are finished, and waits for it', async () => {
  let draft = draftRow({ reopened_at: '2026-11-22T09:00:00+00:00' })
  let build = buildRow('done')
  const { starts } = await openWaiting(
    '?flow=build-presence',
    THINKING,
    {
      ...FRAME,
      'GET /initial_drafts': () => ({ body: draft }),
      'GET /site_builds': () => ({ body: build }),
      [START]: () => {
        draft = draftRow()
        build = buildRow('queued', '2026-11-22T09:05:00+00:00')
        return { status: 202, body: { build } }
      },
    },
    FROM_DESIGN,
  )
  await headline()
  await screen.findByText(/^Your new answers are being drawn/)
  // The server has closed the questions with the start, and the guard of the questions knows it.
  const isNow = () => screen.getByText('Queued').closest('li')?.getAttribute('aria-current') === 'step'
  await waitFor(() => expect(isNow()).toBe(true))
  const [[, known] = []] = queryClient.getQueriesData<{ isReopened: boolean }>({
    queryKey: ['initial-draft'],
  })
  expect(known?.isReopened).toBe(false)
  expect(starts()).toHaveLength(1)
  draft = draftRow({ version: 2 })
  build = buildRow('done')
  returnToTab()
  await ready()
})

it('says that nothing has changed when reopened answers are finished as they were', async () => {
  let draft = draftRow({ reopened_at: '2026-11-22T09:00:00+00:00' })
  await openWaiting(
    '',
    THINKING,
    {
      ...FRAME,
      'GET /initial_drafts': () => ({ body: draft }),
      'GET /site_builds': { body: buildRow('done') },
      [START]: () => {
        draft = draftRow()
        return { status: 202, body: { build: buildRow('done') } }
      },
    },
    FROM_DESIGN,
  )
  await screen.findByText('Nothing has changed')
  await ready()
  expect(confetti.fire).not.toHaveBeenCalled()
})

it('draws nothing when its owner closes reopened answers', async () => {
  let draft = draftRow({ reopened_at: '2026-11-22T09:00:00+00:00' })
  const { starts } = await openWaiting('', THINKING, {
    ...FRAME,
    'GET /initial_drafts': () => ({ body: draft }),
    'POST /close_answers': () => {
      draft = draftRow()
      return { body: true }
    },
  })
  await ready()
  const keep = await screen.findByRole('button', { name: 'Done' })
  keep.focus()
  fireEvent.click(keep)
  await waitFor(() => expect(screen.queryByText('You are changing your answers')).toBeNull())
  expect(document.activeElement).toBe(await ready())
  expect(starts().map(({ url }) => url.pathname)).toEqual(['/rest/v1/rpc/close_answers'])
})

const PUBLISHED = {
  name: 'harbor',
  version: 1,
  published_at: '2020-11-23T22:36:00+00:00',
  is_reachable: true,
  state: 'live',
  domain: null,
  old_names: [],
  versions: [{ version: 1, published_at: '2020-11-23T22:36:00+00:00' }],
}

const publishedAs = (site: object) => ({
  ...FRAME,
  'GET /initial_drafts': { body: draftRow() },
  'GET /draft_versions': { body: [] },
  'POST /rpc/published_site': { body: { ...PUBLISHED, ...site } },
})

it.each([
  ['its own address', { domain: 'www.harbor.example' }, 'www.harbor.example'],
  ['an address of ours', {}, 'harbor.sites.test'],
])('speaks of the live website at %s, and of no draft', async (_, site, shown) => {
  const { starts } = await openWaiting('', THINKING, publishedAs(site))
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Dana' })
  expect(screen.getByText(shown, { selector: 'b' }).parentElement?.textContent).toBe(
    `${shown} is open to everybody.`,
  )
  expect(screen.getByRole('link', { name: /See it live/ }).getAttribute('href')).toBe(`https://${shown}`)
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(`/drafts/${SLUG}`)
  screen.getByText('Your Website is Live')
  expect(document.body.textContent).not.toMatch(
    /draft|Coming to Life|before launch|Only people with the address/i,
  )
  expect(starts()).toEqual([])
})

it.each([
  ['being drawn', buildRow('building', '2099-01-01T00:00:00+00:00'), 'Your new answers are being drawn.'],
  ['not drawn', buildRow('failed', '2099-01-01T00:00:00+00:00'), 'We could not draw your new answers'],
])('goes on showing the live website while its changed answers are %s', async (_, build, said) => {
  await openWaiting('', THINKING, { ...publishedAs({}), 'GET /site_builds': { body: build } })
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Dana' })
  await screen.findByText(said)
  screen.getByText('Your Website is Live')
  expect(document.body.textContent).not.toMatch(/draft|Coming to Life|Liftoff/i)
})

it('says that a website is offline, and leads to publishing it', async () => {
  await openWaiting('', THINKING, publishedAs({ state: 'offline' }))
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Dana' })
  screen.getByText('is closed to visitors.')
  screen.getByText('Your Website is Offline')
  expect(screen.getByRole('link', { name: 'Publish' }).getAttribute('href')).toBe('/publish')
  expect(screen.queryByRole('link', { name: /See it live/ })).toBeNull()
})

it('calls nothing a draft until it is known whether the website is live', async () => {
  let answer: (body: { body: unknown }) => void = () => {}
  const asked = new Promise<{ body: unknown }>((resolve) => {
    answer = resolve
  })
  await openWaiting('', THINKING, { ...publishedAs({}), 'POST /rpc/published_site': () => asked })
  await waitFor(() => expect(document.querySelector('.waiting')).not.toBeNull())
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  answer({ body: PUBLISHED })
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Dana' })
})
