import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { ESTABLISHED_WITH_LINK, THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { currentPerson, setPerson } from '../../../session/session.ts'
import { draftFrameQuery } from '../../../site/api/draft-files.ts'
import { storedSiteQuery } from '../../../site/api/stored-site.ts'
import { composeSite, loadPlace } from '../../../site/render-site.ts'
import { type Answer, fakeBackend } from '../../../testing/fake-backend.ts'
import { rowsAfter, savesIn, siteRows, valuesIn } from '../../../testing/fake-entries.ts'
import {
  created_at,
  NEXT_SLUG,
  openAsOwner,
  opened,
  ownerBackend,
  PRACTICE,
  SLUG,
  session,
  version,
  versionsOf,
  widenWindow,
} from '../../../testing/open-draft.ts'
import { rowsOf } from '../../../testing/open-question.ts'
import { renderApp } from '../../../testing/render-app.tsx'

beforeEach(widenWindow)

it('keeps the focus on the title of a draft that was opened by a link', async () => {
  fakeBackend(ownerBackend)
  const { router } = await renderApp('/drafts/no-slug', { session })
  await screen.findByRole('heading', { name: 'There is no draft here' })
  await act(() => router.navigate(`/drafts/${SLUG}`))
  await screen.findByRole('button', { name: /^(Before|After) launch/ })
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: PRACTICE }))
})

// A live site of which nothing waits, in the look Warm.
async function liveSite() {
  const answers = {
    ...THINKING,
    designDetails: { ...THINKING.designDetails, selected_style: 'warm' },
  } as Answers
  const profile = { id: session.user.id, first_name: 'Dana', last_name: 'Okafor', company_name: PRACTICE }
  await loadPlace(answers)
  return {
    'GET /onboarding_responses': { body: rowsOf(answers) },
    'GET /draft_versions': versionsOf([version], composeSite({ answers, profile })),
    'POST /rpc/published_site': {
      body: {
        name: 'harbor',
        version: 1,
        published_at: created_at,
        is_reachable: true,
        state: 'live',
        domain: null,
        old_names: [],
        versions: [],
      },
    },
  }
}

const styleSaves = (sent: readonly { body: unknown }[]) =>
  sent.filter(({ body }) => Object(Object(body).changes).style !== undefined)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const tryLook = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const isShown = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
const LOOKS = [/^Modern/, /^Professional/, /^Minimalist/, /^Dynamic/, /^Modern/]

it('tries five looks on a live site without a change, a stored row, or a step', async () => {
  const { sent } = await openAsOwner(await liveSite())
  await screen.findByRole('link', { name: 'See it live' })
  for (const look of LOOKS) {
    tryLook(look)
    expect(await screen.findByRole('button', { name: 'Use this look' })).toBeTruthy()
    expect(isShown(look)).toBe(true)
    expect(screen.getByRole('radio', { name: /^Warm ?, the look of your site$/ })).toBeTruthy()
  }
  screen.getByText(/^Your site keeps Warm until you press/)
  press('Keep Warm')
  expect(isShown(/^Warm/)).toBe(true)
  await screen.findByRole('link', { name: 'See it live' })
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  expect(styleSaves(sent)).toEqual([])
})

it.each<[string, () => void]>([
  ['Edit', () => fireEvent.click(screen.getByLabelText('Edit'))],
  ['the look of the site', () => tryLook(/^Warm/)],
])('ends a trial by pressing %s', async (_name, leave) => {
  const { sent } = await openAsOwner(await liveSite())
  tryLook(/^Dynamic/)
  await screen.findByRole('button', { name: 'Use this look' })
  leave()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Use this look' })).toBeNull())
  expect(await screen.findByRole('link', { name: 'See it live' })).toBeTruthy()
  expect(styleSaves(sent)).toEqual([])
})

it('has the looks alone in the dock of a phone while one is tried', async () => {
  const events = { addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(width < 64rem)', ...events }))
  await openAsOwner(await liveSite())
  await screen.findByRole('button', { name: /^After launch/ })
  tryLook(/^Dynamic/)
  await screen.findByRole('button', { name: 'Use it' })
  expect(screen.queryByRole('button', { name: /^After launch/ })).toBeNull()
  press('Keep Warm')
  await screen.findByRole('button', { name: /^After launch/ })
})

it('takes a look as one change and one step', async () => {
  const { sent } = await openAsOwner(await liveSite())
  tryLook(/^Dynamic/)
  tryLook(/^Modern/)
  press('Use this look')
  await screen.findByRole('button', { name: 'Publish 1 change' })
  await waitFor(() => expect(styleSaves(sent)).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Undo: the look' }))
  await screen.findByRole('link', { name: 'See it live' })
  expect(isShown(/^Warm/)).toBe(true)
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

it('says nothing of saving before it takes long, and only beside a fact that it is saved', async () => {
  let store: (answer: { body: unknown }) => void = () => {}
  const stored = new Promise<{ body: unknown }>((resolve) => {
    store = resolve
  })
  const { list } = await openAsOwner({ 'POST /rpc/save_entries': () => stored })
  expect(screen.getByText('Draft.').closest('p')?.textContent).toBe('Draft. Only you see it')
  fireEvent.click(list)
  fireEvent.change(await screen.findByLabelText('Phone number'), { target: { value: '(423) 555-0100' } })
  expect(screen.queryByText('Saving...')).toBeNull()
  // In the bar and beside the fact.
  await waitFor(() => expect(screen.getAllByText('Saving...')).toHaveLength(2))
  // The verb stays where it is.
  screen.getByRole('link', { name: 'Publish' })
  store({ body: siteRows({ details: { details: { phone: '(423) 555-0100' } } }) })
  await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull())
  const drawer = screen.getByRole('complementary', { name: 'Before launch' })
  for (const said of screen.queryAllByText(/\bsaved\b/i)) expect(drawer.contains(said)).toBe(true)
})

it('puts Try again in the place of Publish when something is not stored', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let isBroken = true
  const { list } = await openAsOwner({
    'POST /rpc/save_entries': ({ body }) =>
      isBroken ? 'unreachable' : { body: rowsAfter([], Object(body).changes) },
  })
  fireEvent.click(list)
  fireEvent.change(await screen.findByLabelText('Phone number'), { target: { value: '(423) 555-0100' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Close the checklist' }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert').textContent).toMatch(/^Not saved\. Your words are kept on this device/)
  expect(screen.queryByRole('link', { name: 'Publish' })).toBeNull()
  isBroken = false
  fireEvent.click(retry)
  await screen.findByRole('link', { name: 'Publish' })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps the checklist and the focus in its field while a version is made in silence', async () => {
  let isDelivered = false
  const newest = () => (isDelivered ? 2 : 1)
  const { list } = await openAsOwner({
    'POST /rpc/open_draft': () => ({ body: { ...opened, version: newest(), mine: true } }),
    'GET /initial_drafts': () => ({
      body: { url: `/drafts/${SLUG}`, version: newest(), delivered_at: created_at, reopened_at: null },
    }),
  })
  fireEvent.click(list)
  const field = await screen.findByLabelText<HTMLInputElement>('Phone number')
  field.focus()
  fireEvent.change(field, { target: { value: '(423' } })
  isDelivered = true
  await act(() => queryClient.invalidateQueries(storedSiteQuery(session.user.id)))
  const frame = () => queryClient.getQueryData(draftFrameQuery(SLUG, 2).queryKey)
  await waitFor(() => expect(frame()).toBeTruthy())
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('(423')
  expect(screen.queryByText(/version/i)).toBeNull()
})

/** A backend whose private address can be turned on and off. */
function sharing(stop: () => Answer | 'ok' = () => 'ok') {
  let slug = SLUG
  let shared_at: string | null = null
  return {
    'GET /initial_drafts': () => ({
      body: { url: `/drafts/${slug}`, version: 1, delivered_at: created_at, reopened_at: null, shared_at },
    }),
    'POST /rpc/open_draft': () => ({ body: { ...opened, slug, mine: true, shared: shared_at !== null } }),
    'POST /rpc/share_draft': () => {
      shared_at = created_at
      return { body: { slug } }
    },
    'POST /rpc/stop_sharing_draft': () => {
      shared_at = null
      slug = NEXT_SLUG
      const answer = stop()
      return answer === 'ok' ? { body: { slug } } : answer
    },
  }
}

it('is shared only after what is seen was said, and has another address once that ends', async () => {
  const { sent, path } = await openAsOwner(sharing())
  const called = (name: string) => sent.filter(({ url }) => url.pathname.endsWith(`/rpc/${name}`))
  press('Share privately')
  const drawer = await screen.findByRole('complementary', { name: 'Share privately' })
  within(drawer).getByText(/as soon as you type it/)
  within(drawer).getByText(/our suggestions you have not settled/)
  expect(called('share_draft')).toEqual([])
  fireEvent.click(within(drawer).getByRole('button', { name: 'Share privately' }))
  const field = await within(drawer).findByLabelText<HTMLInputElement>('Private address')
  expect(field.value).toMatch(new RegExp(`/drafts/${SLUG}$`))
  await screen.findByText('Seen by people with the private address')
  fireEvent.click(within(drawer).getByRole('button', { name: 'Stop sharing' }))
  await waitFor(() => expect(path()).toBe(`/drafts/${NEXT_SLUG}`))
  await screen.findByText('Only you see it')
  expect([called('share_draft'), called('stop_sharing_draft')].map(({ length }) => length)).toEqual([1, 1])
})

it('says when a draft can be shared again after too many times', async () => {
  await openAsOwner({
    'POST /rpc/share_draft': { body: { budget: 'addresses', max: 5, hours: 1, retry_after: 600 } },
  })
  press('Share privately')
  const drawer = await screen.findByRole('complementary', { name: 'Share privately' })
  fireEvent.click(within(drawer).getByRole('button', { name: 'Share privately' }))
  await screen.findByText(/^You have made 5 new addresses in the last hour. You can make/)
  screen.getByText('Only you see it')
})

it('knows that sharing has ended although the response was lost', async () => {
  const { path } = await openAsOwner(sharing(() => ({ status: 504 })))
  press('Share privately')
  const drawer = await screen.findByRole('complementary', { name: 'Share privately' })
  fireEvent.click(within(drawer).getByRole('button', { name: 'Share privately' }))
  fireEvent.click(await within(drawer).findByRole('button', { name: 'Stop sharing' }))
  await waitFor(() => expect(path()).toBe(`/drafts/${NEXT_SLUG}`))
  expect(screen.queryByText('Still shared')).toBeNull()
})

it('copies the address of a live site instead', async () => {
  await openAsOwner(await liveSite())
  expect(await screen.findByRole('button', { name: 'Copy the address' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Share privately' })).toBeNull()
})

it('is led from a proposal to the six questions', async () => {
  const { path } = await openAsOwner({
    'POST /rpc/open_draft': { body: { ...opened, kind: 'proposal', style: 'modern', mine: true } },
    'GET /onboarding_responses': { body: rowsOf(ESTABLISHED_WITH_LINK) },
    'GET /change_requests': { body: [] },
  })
  fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Change my answers' }))
  expect(await screen.findByRole('button', { name: 'Answer six questions' })).toBeTruthy()
  expect(path()).toBe('/my-site')
})

it('cannot edit a proposal, is told so, and is led to the six questions', async () => {
  const { path, sent } = await openAsOwner({
    'POST /rpc/open_draft': { body: { ...opened, kind: 'proposal', style: 'modern', mine: true } },
    'GET /onboarding_responses': { body: rowsOf(ESTABLISHED_WITH_LINK) },
    'GET /change_requests': { body: [] },
  })
  fireEvent.click(screen.getByLabelText('Edit'))
  expect(await screen.findByText(/^A redesign proposal is not edited/)).toBeTruthy()
  expect(screen.queryByLabelText('Edit as a list')).toBeNull()
  expect(screen.queryByLabelText(/^What I changed/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Answer six questions' }))
  await waitFor(() => expect(path()).not.toMatch(`/drafts/${SLUG}`))
  expect(savesIn(sent).some((save) => Object.keys(valuesIn(save)).length > 0)).toBe(false)
})

it('shows the newest state whatever number of a version an old link names', async () => {
  const sent = fakeBackend(ownerBackend)
  await renderApp(`/drafts/${SLUG}?version=1`, { session })
  await screen.findByRole('button', { name: /^(Before|After) launch/ })
  expect(document.body.textContent).not.toMatch(/version \d/i)
  expect(sent.find(({ url }) => url.pathname.endsWith('/open_draft'))?.body).toEqual({ draft_slug: SLUG })
})

it('lets the owner sign in again over the checklist, and then saves what was typed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const ended = { status: 401, body: { message: 'JWT expired' } }
  const { list, saved, path } = await openAsOwner({
    'POST /rpc/save_entries': ({ body }) =>
      currentPerson() ? { body: rowsAfter([], Object(body).changes) } : ended,
  })
  fireEvent.click(list)
  const phone = await screen.findByLabelText('Phone number')
  const person = currentPerson()
  act(() => setPerson(null))
  expect(await screen.findByRole('dialog', { name: 'Sign in again to go on' })).toBeTruthy()
  fireEvent.change(phone, { target: { value: '(423) 555-0100' } })
  await screen.findByText(/^Not saved. What/)
  act(() => setPerson(person))
  await waitFor(() => expect(saved()).toHaveLength(2))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(screen.queryByText(/^Not saved. What/)).toBeNull())
  expect(phone).toHaveProperty('value', '(423) 555-0100')
  expect(path()).toMatch(`/drafts/${SLUG}`)
})

it('has the new name of a practice in its title before the next version is saved', async () => {
  await openAsOwner({
    'GET /profiles': { body: { first_name: 'Dana', last_name: 'Okafor', company_name: 'Lakeside Family' } },
  })
  screen.getByRole('heading', { level: 1, name: 'Lakeside Family' })
})
