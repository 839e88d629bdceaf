import {
  ESTABLISHED_WITH_LINK,
  FULL_WITH_WEBSITE,
  THINKING,
} from '@foyer/shared/onboarding/fixtures/personas.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import {
  buildRow,
  draftRow,
  EMAIL,
  FRAME,
  headline,
  openWaiting,
  ready,
  returnToTab,
} from '../../testing/open-waiting.ts'
import { readingRow } from '../../testing/reading-row.ts'

vi.mock('canvas-confetti', async () => (await import('../../testing/open-waiting.ts')).fakeConfetti)

it('shows the summary, the delivery time and the support contact', async () => {
  await openWaiting('?flow=build-presence', THINKING)
  await headline()
  const learned = await screen.findByRole('region', { name: 'What we learned' })
  within(learned).getByText(/House calls/)
  screen.getByText(EMAIL)
  screen.getByText(/Your free initial draft arrives by email/)
  for (const name of [/Marketing Guide/, /Budget Calculator/]) {
    const link = screen.getByRole('link', { name })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  }
  screen.getByRole('link', { name: 'help@foyer.example' })
})

it('shows its heading, delivery time and panel while it loads, and keeps the focus at the heading', async () => {
  let answer: (body: { body: unknown }) => void = () => {}
  const stored = new Promise<{ body: unknown }>((resolve) => {
    answer = resolve
  })
  await openWaiting('?flow=build-presence', THINKING, { 'GET /site_builds': () => stored })
  const heading = await headline()
  screen.getByText(/Your free initial draft arrives by email/)
  screen.getByText('The door is open. We are laying the first page now.')
  expect(screen.queryByText('One moment...')).toBeNull()
  heading.focus()
  answer({ body: { status: 'queued', created_at: '2026-11-21T09:00:00+00:00' } })
  await screen.findByRole('region', { name: 'What we learned' })
  expect(document.activeElement).toBe(await headline())
})

it('lists the work plan for an existing website', async () => {
  await openWaiting('?flow=current-website', ESTABLISHED_WITH_LINK)
  const given = await screen.findByRole('region', { name: 'What we work from' })
  expect(given.textContent).toContain('Your websiteharborfamily.example')
  expect(given.textContent).toContain('What should be betterCopy, Mobile Experience')
})

it('starts no build when another device has requested one', async () => {
  const { starts } = await openWaiting('', THINKING, {
    'GET /site_builds': { body: { status: 'queued', created_at: '2026-11-21T09:00:00+00:00' } },
  })
  await headline()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(starts()).toEqual([])
})

it('redirects to the guide without either deciding answer', async () => {
  const { path, starts } = await openWaiting('?flow=build-presence', {})
  await waitFor(() => expect(path()).toBe('/onboarding/onboarding-guide'))
  expect(starts()).toEqual([])
})

it('turns from queued to being drawn to the draft, at once when the tab comes back', async () => {
  let build: unknown = buildRow('queued')
  let draft: unknown = null
  await openWaiting('?flow=build-presence', THINKING, {
    ...FRAME,
    'GET /site_builds': () => ({ body: build }),
    'GET /initial_drafts': () => ({ body: draft }),
  })
  const current = async (step: string) =>
    expect((await screen.findByText(step)).closest('li')?.getAttribute('aria-current')).toBe('step')
  await headline()
  await current('Queued')
  build = buildRow('building')
  returnToTab()
  await waitFor(() => current('Being drawn'))
  build = buildRow('done')
  draft = draftRow()
  returnToTab()
  await ready()
  expect(screen.getByRole('status').textContent).toBe('Your draft is ready')
  expect(document.title).toBe('Your draft is ready · Foyer')
})

it.each([
  ['queued', null],
  ['building', 'Create draft'],
])('shows no step of the plan as done while the build is %s', async (status, current) => {
  await openWaiting('', ESTABLISHED_WITH_LINK, { 'GET /site_builds': { body: buildRow(status) } })
  await headline()
  const plan = await screen.findByRole('region', { name: 'The plan' })
  const steps = within(plan).getAllByRole('listitem')
  expect(steps.map((item) => item.querySelector('b')?.textContent)).toEqual([
    'Analyze current site',
    'Identify improvements',
    'Prepare recommendations',
    'Create draft',
  ])
  expect(plan.textContent).not.toContain('Done:')
  expect(plan.textContent).toContain('we have not read your site')
  expect(plan.textContent).toContain('You named them: Copy, Mobile Experience.')
  const now = steps.filter((item) => item.ariaCurrent === 'step' || item.getAttribute('aria-current'))
  expect(now.map((item) => item.querySelector('b')?.textContent)).toEqual(current ? [current] : [])
})

it('links to the open question instead of promising a draft', async () => {
  const { designDetails: _, ...unfinished } = THINKING
  const { starts, path } = await openWaiting('?flow=build-presence', unfinished)
  await screen.findByText('Some questions are still open')
  expect(screen.queryByText(/24.hours/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(path()).toBe('/onboarding/build-presence/design-details'))
  expect(starts()).toEqual([])
})

it('leads on to the questions for a whole site, and to what was read, after feedback with consent', async () => {
  const { webPresenceLinks, websiteFeedback, businessDetails, marketingDetails, webPresence } =
    FULL_WITH_WEBSITE
  const answers = { businessDetails, marketingDetails, webPresence, webPresenceLinks, websiteFeedback }
  const fact = { value: '(423) 555-0142', page: 'Home page', before: '', marked: '(423) 555-0142', after: '' }
  const { starts, path } = await openWaiting('?flow=current-website', answers, {
    'GET /website_readings': { body: readingRow({ facts: [{ kind: 'phone', ...fact }] }) },
  })
  await headline()
  await screen.findByText(
    'For that we ask seven more questions: what you treat, how you work, and your story.',
  )
  screen.getByText(/within 24.hours of your last answer/)
  const plan = await screen.findByRole('region', { name: 'The plan' })
  const found = await within(plan).findByRole('link', { name: 'Say yes or no to one fact' })
  expect([plan.textContent, found.getAttribute('href')]).toEqual([
    expect.stringContaining('We read 4 pages of it.'),
    '/my-site/found',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(path()).toBe('/onboarding/build-presence/practice-vision'))
  await screen.findByText('One fact from your website waits for your yes.')
  expect(starts()).toEqual([])
})
