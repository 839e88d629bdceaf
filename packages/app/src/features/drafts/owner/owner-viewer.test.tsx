import { ESTABLISHED_WITH_LINK, THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { currentPerson, setPerson } from '../../../session/session.ts'
import { NO_SITE_DETAILS } from '../../../site/api/site-details.ts'
import { composeSite } from '../../../site/render-site.ts'
import { withChanges } from '../../../site/site-details-changes.ts'
import { fakeBackend, spentBudget } from '../../../testing/fake-backend.ts'
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
  await screen.findByRole('button', { name: /^Before launch/ })
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: PRACTICE }))
})

it('switches the style, and saves it as the next version on request', async () => {
  const build = { status: 'queued', created_at }
  let hasAsked = false
  const { sent } = await openAsOwner({
    'GET /site_builds': () => ({ body: hasAsked ? build : null }),
    'POST /start-site-builder-form': () => {
      hasAsked = true
      return { status: 201, body: build }
    },
  })
  fireEvent.click(screen.getByRole('radio', { name: 'Modern' }))
  await waitFor(() => expect(sent.some(({ body }) => Object(body).changes?.style === 'modern')).toBe(true))
  const save = await screen.findByRole('button', { name: 'Save as version 2' })
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  const share = await screen.findByRole('dialog', { name: 'Share your draft' })
  fireEvent.keyDown(share, { key: 'Escape' })
  fireEvent.click(save)
  expect(await screen.findByText(/^Version 2 is being made/)).toBeTruthy()
})

it('shows the new version at the same address, although it could not be read at first', async () => {
  let answers = 0
  let isDelivered = false
  const { path } = await openAsOwner({
    'POST /rpc/open_draft': () => ({ body: { ...opened, version: isDelivered ? 2 : 1, mine: true } }),
    'GET /initial_drafts': () => ({
      body: {
        url: `/drafts/${SLUG}`,
        version: isDelivered ? 2 : 1,
        delivered_at: created_at,
        reopened_at: null,
      },
    }),
    'POST /start-site-builder-form': () => {
      isDelivered = true
      return { status: 201, body: { status: 'queued', created_at } }
    },
    'GET /draft_versions': (request) => {
      if (isDelivered) answers += 1
      if (isDelivered && answers < 3) return { status: 500, body: {} }
      return versionsOf([version])(request)
    },
  })
  fireEvent.click(screen.getByRole('radio', { name: 'Modern' }))
  const save = await screen.findByRole('button', { name: 'Save as version 2' })
  fireEvent.click(save)
  await screen.findByText('Version 2 is saved')
  expect(path()).toBe(`/drafts/${SLUG}`)
})

it('stores what could not be saved before it saves the version', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let isBroken = true
  const { list, sent } = await openAsOwner({
    'POST /rpc/save_site_details': ({ body }) =>
      isBroken ? 'unreachable' : { body: withChanges(NO_SITE_DETAILS, Object(body).changes) },
    'POST /start-site-builder-form': { status: 201, body: { build: { status: 'done', created_at } } },
  })
  const ends = () => sent.map(({ url }) => url.pathname.split('/').at(-1))
  fireEvent.click(list)
  fireEvent.change(await screen.findByLabelText('Phone number'), { target: { value: '(423) 555-0100' } })
  await screen.findByRole('button', { name: 'Try again' })
  fireEvent.click(await screen.findByRole('button', { name: 'Save as version 2' }))
  expect(await screen.findByText('Not saved as a version')).toBeTruthy()
  expect(ends()).not.toContain('start-site-builder-form')
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Save as version 2' }))
  await waitFor(() => expect(ends().at(-1)).not.toBe('save_site_details'))
  expect(
    ends()
      .filter((end) => end !== 'site_builds' && end !== 'initial_drafts')
      .slice(-2),
  ).toEqual(['save_site_details', 'start-site-builder-form'])
})

it('keeps the checklist and the focus in its field when the new version arrives', async () => {
  let isDelivered = false
  const { list } = await openAsOwner({
    'POST /rpc/open_draft': () => ({ body: { ...opened, version: isDelivered ? 2 : 1, mine: true } }),
    'GET /initial_drafts': () => ({
      body: {
        url: `/drafts/${SLUG}`,
        version: isDelivered ? 2 : 1,
        delivered_at: created_at,
        reopened_at: null,
      },
    }),
    'POST /start-site-builder-form': () => {
      isDelivered = true
      return { status: 201, body: { status: 'queued', created_at } }
    },
  })
  fireEvent.click(list)
  const field = await screen.findByLabelText<HTMLInputElement>('Phone number')
  fireEvent.click(screen.getByRole('radio', { name: 'Modern' }))
  const save = await screen.findByRole('button', { name: 'Save as version 2' })
  fireEvent.click(save)
  field.focus()
  fireEvent.change(field, { target: { value: '(423' } })
  await screen.findByText('Version 2 is saved')
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('(423')
})

it('gets a new address only after a confirmation', async () => {
  let slug = SLUG
  const { sent, path } = await openAsOwner({
    'POST /rpc/open_draft': () => ({ body: { ...opened, slug, mine: true } }),
    'POST /rpc/rotate_draft': () => {
      slug = NEXT_SLUG
      return { body: { slug } }
    },
  })
  const isRotation = ({ url }: (typeof sent)[number]) => url.pathname.endsWith('/rotate_draft')
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Share the older page' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Make a new address' }))
  const question = await screen.findByRole('dialog', { name: 'Make a new address?' })
  expect(sent.filter(isRotation)).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: 'Make a new address' }))
  await waitFor(() => expect(path()).toBe(`/drafts/${NEXT_SLUG}`))
  expect(sent.filter(isRotation)).toHaveLength(1)
})

it('keeps its address when it had too many, and says when the next can be made', async () => {
  const { path } = await openAsOwner({
    'POST /rpc/rotate_draft': { body: { budget: 'addresses', max: 5, hours: 1, retry_after: 600 } },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Share the older page' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Make a new address' }))
  const question = await screen.findByRole('dialog', { name: 'Make a new address?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Make a new address' }))
  await screen.findByText(/still the old one. You have made 5 new addresses in the last hour. You can make/)
  expect(path()).toBe(`/drafts/${SLUG}`)
})

it('says when the next version can be saved, and keeps what was changed', async () => {
  await openAsOwner({ 'POST /start-site-builder-form': spentBudget('versions') })
  fireEvent.click(screen.getByRole('radio', { name: 'Modern' }))
  const save = await screen.findByRole('button', { name: 'Save as version 2' })
  fireEvent.click(save)
  await screen.findByText(
    /^You have saved 20 versions in the last hour. You can save the next one (tomorrow )?at \d/,
  )
  screen.getByText('Version 2 was not made. What you changed is kept.')
  expect(screen.getByRole('radio', { name: 'Modern' })).toHaveProperty('checked', true)
})

it('goes to the new address although the response to its change was lost', async () => {
  let slug = SLUG
  const { path } = await openAsOwner({
    'GET /initial_drafts': () => ({
      body: { url: `/drafts/${slug}`, version: 1, delivered_at: created_at, reopened_at: null },
    }),
    'POST /rpc/open_draft': () => ({ body: { ...opened, slug, mine: true } }),
    'POST /rpc/rotate_draft': () => {
      slug = NEXT_SLUG
      return { status: 504 }
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Share the older page' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Make a new address' }))
  const question = await screen.findByRole('dialog', { name: 'Make a new address?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Make a new address' }))
  await waitFor(() => expect(path()).toBe(`/drafts/${NEXT_SLUG}`))
  expect(screen.queryByText('Not changed')).toBeNull()
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
  expect(sent.some(({ url }) => url.pathname.endsWith('/save_site_edits'))).toBe(false)
})

it('sees an older version as it was, with the way to the newest', async () => {
  const sent = fakeBackend({
    ...ownerBackend,
    'GET /draft_versions': versionsOf([{ ...version, version: 3 }, version]),
  })
  await renderApp(`/drafts/${SLUG}?version=1`, { session })
  const link = await screen.findByRole('link', { name: 'Open the newest' })
  expect(link.getAttribute('href')).toBe(`/drafts/${SLUG}`)
  expect(screen.getByText(/^Version 1 of 3/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Before launch/ })).toBeNull()
  expect(sent.find(({ url }) => url.pathname.endsWith('/open_draft'))?.body).toEqual({
    draft_slug: SLUG,
    wanted_version: 1,
  })
})

it('has the tools of the newest version when its number is asked for', async () => {
  fakeBackend(ownerBackend)
  const { router } = await renderApp(`/drafts/${SLUG}?version=1`, { session })
  await screen.findByRole('button', { name: /^Before launch/ })
  expect(router.state.location.search).toBe('')
})

it('calls a site changed by what it says, and not by how it was stored', async () => {
  const profile = { id: session.user.id, first_name: 'Dana', last_name: 'Okafor', company_name: PRACTICE }
  const content = composeSite({ answers: THINKING, profile })
  // As an earlier release may have stored it: keys in another order, and one that no release reads any more.
  const stored = { laterRemoved: true, ...Object.fromEntries(Object.entries(content).toReversed()) }
  const style = THINKING.designDetails?.selected_style ?? 'warm'
  await openAsOwner({
    'POST /rpc/open_draft': { body: { ...opened, style, mine: true } },
    'GET /draft_versions': versionsOf([version], stored),
  })
  expect(screen.queryByText(/^Only you see these changes/)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: style === 'modern' ? 'Warm' : 'Modern' }))
  await screen.findByText(/^Only you see these changes/)
})

it('lets the owner sign in again over the checklist, and then saves what was typed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const ended = { status: 401, body: { message: 'JWT expired' } }
  const { list, saved, path } = await openAsOwner({
    'POST /rpc/save_site_details': ({ body }) =>
      currentPerson() ? { body: withChanges(NO_SITE_DETAILS, Object(body).changes) } : ended,
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
