import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { type SentRequest, spentBudget } from '../../testing/fake-backend.ts'
import { DRAFT, openMySite, SLUG, VERSION } from '../../testing/open-my-site.ts'

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

it('lists every version, newest first, each with its address', async () => {
  await openMySite({
    'GET /initial_drafts': { body: { ...DRAFT, version: 2 } },
    'GET /draft_versions': { body: [{ ...VERSION, version: 2 }, VERSION] },
  })
  const links = await screen.findAllByRole('link', { name: /^Version / })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Version 2', `/drafts/${SLUG}`],
    ['Version 1', `/drafts/${SLUG}?version=1`],
  ])
})

it('loads and lists the latest 50 versions, and says that there are more', async () => {
  const versions = Array.from({ length: 50 }, (_, place) => {
    const version = 70 - place
    return { ...VERSION, version }
  })
  const sent = await openMySite({
    'GET /initial_drafts': { body: { ...DRAFT, version: 70 } },
    'GET /draft_versions': { body: versions },
  })
  await screen.findByText(/^Only the latest 50 are shown here/)
  expect(screen.getAllByRole('link', { name: /^Version / })).toHaveLength(50)
  const asked = sent.find(({ url }) => url.pathname.endsWith('/draft_versions'))
  expect(asked?.url.searchParams.get('limit')).toBe('50')
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

it('leads from a redesign proposal to the first of the six questions', async () => {
  let reopened_at: string | null = null
  const sent = await openMySite({
    'GET /initial_drafts': () => ({ body: { ...DRAFT, reopened_at } }),
    'POST /reopen_answers': () => {
      reopened_at = '2026-11-22T09:00:00+00:00'
      return { body: true }
    },
    'POST /onboarding_responses': { status: 201 },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Answer six questions' }))
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
  await screen.findByText(/Version 1/)
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

it('publishes any version again that was live while the website is offline', async () => {
  let published = { ...PUBLISHED, state: 'offline' }
  const sent = await openMySite({
    ...TWO_VERSIONS,
    'POST /rpc/published_site': () => ({ body: published }),
    'POST /sites': () => {
      published = { ...PUBLISHED, version: 1 }
      return { body: published }
    },
  })
  const again = await screen.findAllByRole('button', { name: /^Publish this version again/ })
  expect(again.map(({ textContent }) => textContent)).toEqual([
    'Publish this version again: version 2',
    'Publish this version again: version 1',
  ])
  fireEvent.click(screen.getByRole('button', { name: /^Publish this version again.*version 1$/ }))
  await screen.findByText('Patients see it now.')
  expect(document.activeElement?.textContent).toBe('Version 1')
  expect(sent.find(({ url }) => url.pathname.endsWith('/functions/v1/sites'))?.body).toEqual({
    do: 'go-back',
    version: 1,
  })
})

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
  await screen.findByText('Your address is changed. Patients find your website here.')
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
