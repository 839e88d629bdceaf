import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { type SentRequest, spentBudget } from '../../testing/fake-backend.ts'
import { DRAFT, openMySite, SLUG, VERSION } from '../../testing/open-my-site.ts'
import { rowsOf } from '../../testing/open-question.ts'

beforeEach(() => queryClient.clear())

it('restarts a failed build and reports it', async () => {
  let isStarted = false
  const sent = await openMySite({
    'GET /site_builds': () => ({
      body: { status: isStarted ? 'queued' : 'failed', created_at: DRAFT.delivered_at },
    }),
    'POST /start-site-builder-form': () => {
      isStarted = true
      return { status: 202 }
    },
  })
  await screen.findByText('Your draft could not be built.')
  expect(screen.queryByRole('heading', { name: 'Request changes' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Your draft takes longer than the 24 hours we said.')
  expect(sent.filter(({ url }) => url.pathname.endsWith('/start-site-builder-form'))).toHaveLength(1)
})

it('says when a build can be started after too many', async () => {
  await openMySite({
    'GET /site_builds': { body: { status: 'failed', created_at: DRAFT.delivered_at } },
    'POST /start-site-builder-form': spentBudget('versions'),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText(
    /^Your draft was drawn 20 times in the last hour. It can be drawn again (tomorrow )?at \d/,
  )
})

it('says when the status and the answers cannot be loaded, and retries both', async () => {
  let isDown = true
  const down = { status: 400, body: { message: 'down' } }
  await openMySite({
    'GET /site_builds': () =>
      isDown ? down : { body: { status: 'queued', created_at: DRAFT.delivered_at } },
    'GET /onboarding_responses': () => (isDown ? down : { body: [] }),
  })
  await screen.findByText('We could not look up how your website stands.')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Your draft takes longer than the 24 hours we said.')
})

const DAYS = ['2020-11-23', '2020-11-16', '2020-11-12', '2020-10-04'].map((day, place) => ({
  version: 4 - place,
  published_at: `${day}T17:36:00+00:00`,
}))

it('lists the latest three days with their words, and leads to all of them', async () => {
  await openMySite({
    'GET /onboarding_responses': { body: rowsOf(THINKING) },
    'GET /initial_drafts': { body: { ...DRAFT, version: 4 } },
    'POST /rpc/published_site': { body: { ...PUBLISHED, version: 4, versions: DAYS } },
  })
  const card = within(await screen.findByRole('region', { name: 'What your site said' }))
  const links = await waitFor(() => {
    const found = card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(found).toHaveLength(4)
    return found
  })
  expect(links).toEqual([
    ['All 5 days', `/drafts/${SLUG}?view=history`],
    [expect.stringMatching(/^Nov 23, 2020, 5:36 pmlive now/), expect.stringContaining('day=2020-11-23T17')],
    [expect.stringMatching(/^Nov 16, 2020, 5:36 pm/), expect.stringContaining('day=2020-11-16T17')],
    [expect.stringMatching(/^Nov 12, 2020, 5:36 pm/), expect.stringContaining('day=2020-11-12T17')],
  ])
  expect(document.body.textContent).not.toMatch(/version \d/i)
})

it('keeps the first draft before the first publication, and says so', async () => {
  await openMySite({
    'GET /onboarding_responses': { body: rowsOf(THINKING) },
    'GET /initial_drafts': { body: DRAFT },
  })
  const card = within(await screen.findByRole('region', { name: 'Your first draft' }))
  const link = await card.findByRole('link')
  expect(link.textContent).toMatch(/^Nov 20, .*only youYour first draft, as we built it$/)
  expect(link.getAttribute('href')).toBe(`/drafts/${SLUG}?view=history&day=first`)
})

it('reopens the answers and leads to the first question', async () => {
  let reopened_at: string | null = null
  const { path } = await openMySite({
    'GET /initial_drafts': () => ({ body: { ...DRAFT, reopened_at } }),
    'POST /reopen_answers': () => {
      reopened_at = '2026-11-22T09:00:00+00:00'
      return { body: true }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Change my answers' }))
  await screen.findByText(
    'You are changing your answers. They are on your page at once, and only you see it.',
  )
  expect(path()).toBe('/onboarding/business-details')
})

it.each([
  ['', 'a press here'],
  ['?begin=full-draft', 'a press elsewhere'],
])('leads from a redesign proposal to the first of the six questions with one press (%s)', async (query) => {
  let reopened_at: string | null = null
  const sent = await openMySite(
    {
      'GET /initial_drafts': () => ({ body: { ...DRAFT, reopened_at } }),
      'POST /reopen_answers': () => {
        reopened_at = '2026-11-22T09:00:00+00:00'
        return { body: true }
      },
      'POST /onboarding_responses': { status: 201 },
    },
    query,
  )
  if (!query) fireEvent.click(await screen.findByRole('button', { name: 'Answer six questions' }))
  await screen.findByRole('heading', { level: 1, name: /What makes your practice special/ })
  expect(sent.path()).toBe('/onboarding/build-presence/practice-vision')
  await screen.findByRole('progressbar', { name: 'Progress' })
  const saved = sent.find(
    ({ url }) => url.pathname.endsWith('/onboarding_responses') && url.searchParams.has('on_conflict'),
  )
  expect(saved?.body).toMatchObject({
    question_key: 'websiteFeedback',
    response: { selected_areas: ['copy', 'mobile'], wants_full_draft: true },
    is_complete: true,
  })
})

it('calls no website "not live" while it is unknown whether it is, and asks again', async () => {
  let isDown = true
  await openMySite({
    'GET /initial_drafts': { body: DRAFT },
    'POST /rpc/published_site': () => (isDown ? { status: 400, body: { message: 'down' } } : { body: null }),
  })
  await screen.findByText('We could not look up how your website stands.')
  expect(screen.queryByText(/not live/i)).toBeNull()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Request changes' })
})

const PUBLISHED = {
  name: 'harbor-family',
  version: 2,
  state: 'live',
  published_at: '2026-11-21T09:00:00+00:00',
  is_reachable: true,
  old_names: [],
  versions: [2, 1].map((version) => ({ version, published_at: '2026-11-21T09:00:00+00:00' })),
}
const TWO_VERSIONS = {
  'GET /initial_drafts': { body: { ...DRAFT, version: 2 } },
  'GET /draft_versions': ({ url }: SentRequest) => ({
    body: url.searchParams.has('version') ? { content: null } : [{ ...VERSION, version: 2 }, VERSION],
  }),
}

it('names the owner’s own domain where it serves, and the Foyer address as one that leads there', async () => {
  await openMySite({
    ...TWO_VERSIONS,
    'POST /rpc/published_site': { body: { ...PUBLISHED, domain: 'www.harbor.example' } },
  })
  await screen.findByRole('heading', { name: 'www.harbor.example' })
  const link = await screen.findByRole('link', { name: /^See it live/, hidden: true })
  expect(link.getAttribute('href')).toBe('https://www.harbor.example')
  const address = screen.getByRole('region', { name: 'Address' })
  expect(within(address).getByText('harbor-family.sites.test')).toBeTruthy()
  expect(within(address).getByText('Your Foyer address. It leads to your own domain.')).toBeTruthy()
  expect(screen.getAllByText(/harbor-family/)).toHaveLength(1)
})

it('says where it stands that the website is offline, and moves the focus there', async () => {
  let published = PUBLISHED
  await openMySite({
    ...TWO_VERSIONS,
    'POST /rpc/published_site': () => ({ body: published }),
    'POST /sites': () => {
      published = { ...PUBLISHED, state: 'offline' }
      return { body: { is_reachable: false } }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Take offline' }))
  fireEvent.click(screen.getByRole('button', { name: 'Take harbor-family.sites.test offline' }))
  await screen.findByText(/visitors read that the site is closed/i)
  const heading = screen.getByRole('heading', { name: 'harbor-family.sites.test' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it('says at the address that it was changed', async () => {
  let published = PUBLISHED
  await openMySite({
    ...TWO_VERSIONS,
    'POST /rpc/published_site': () => ({ body: published }),
    'POST /rpc/free_site_names': ({ body }: SentRequest) => ({ body: Object(body).wanted }),
    'POST /sites': () => {
      published = { ...PUBLISHED, name: 'harbor-clinic' }
      return { body: published }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Change the address' }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Your part of the address'), { target: { value: 'harbor-clinic' } })
  await dialog.findByText('harbor-clinic.sites.test is available')
  fireEvent.click(dialog.getByRole('button', { name: 'Change the address' }))
  await screen.findByText('Your address is changed. People find your website here.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('names the oldest of five old addresses, which ends with a further one', async () => {
  const old_names = [5, 4, 3, 2, 1].map((day) => ({
    name: `old-${day}`,
    expires_at: `2027-02-0${day}T09:00:00+00:00`,
  }))
  await openMySite({
    ...TWO_VERSIONS,
    'POST /rpc/published_site': { body: { ...PUBLISHED, old_names } },
    'POST /rpc/free_site_names': ({ body }: SentRequest) => ({ body: Object(body).wanted }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Change the address' }))
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('old-1.sites.test stops leading to your website')
  fireEvent.change(within(dialog).getByLabelText('Your part of the address'), { target: { value: 'old-2' } })
  await within(dialog).findByText('old-2.sites.test is available')
  expect(dialog.textContent).not.toContain('stops leading')
})
