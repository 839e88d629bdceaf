// Every screen that speaks of a site, in every state: the words of the state stand there, and none of another.
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { answersToBuild } from '@foyer/shared/onboarding/flow/completion.ts'
import type { SiteState } from '@foyer/shared/sites/site-state.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { casesOf } from '../../../../tests/cases-of.ts'
import { queryClient } from '../lib/query-client.ts'
import { fakeBackend, sessionFor } from '../testing/fake-backend.ts'
import { rowsOf } from '../testing/open-question.ts'
import { draftRow, FRAME, SLUG } from '../testing/open-waiting.ts'
import { renderApp } from '../testing/render-app.tsx'
import { composeSite, loadPlace } from './render-site.ts'
import { siteProfile } from './site-profile.ts'

beforeEach(() => queryClient.clear())

const EMAIL = 'dana@clinic.example'
const OWNER = { first_name: 'Dana', last_name: 'Okafor', company_name: 'Harbor' }
const NAMES = { firstName: 'Dana', lastName: 'Okafor', companyName: 'Harbor' }
const ANSWERS = answersToBuild(THINKING)
const { designDetails: _, ...UNFINISHED } = THINKING

const VERSION = { version: 1, flow: 'build-presence', style: 'warm', created_at: '2020-11-21T12:00:00+00:00' }
const OPENED = {
  slug: SLUG,
  version: 1,
  kind: 'site',
  style: 'warm',
  name: 'Harbor',
  created_at: '2026-11-21T09:00:00+00:00',
}
const PUBLISHED = {
  name: 'harbor',
  version: 1,
  published_at: '2020-11-23T12:00:00+00:00',
  is_reachable: true,
  state: 'live',
  domain: null,
  since: '2020-11-28T12:00:00+00:00',
  lost_domain: null,
  old_names: [],
  versions: [{ version: 1, published_at: '2020-11-23T12:00:00+00:00' }],
}
const LOST = { ...PUBLISHED, lost_domain: { host: 'harbor.example', cause: 'elsewhere' } }

type Name = SiteState['state'] | 'lost'

/** Words that only other states say. */
const DRAFT_WORDS = /draft|before launch|to show it|Coming to Life|only people with/i
const LIVE_WORDS =
  /after launch|your (site|website) is live|visitors see|is closed|See it live|Live\b(?! website)|not published/
const FOREIGN: Readonly<Record<Name, RegExp>> = {
  none: LIVE_WORDS,
  building: LIVE_WORDS,
  draft: LIVE_WORDS,
  live: DRAFT_WORDS,
  'live-with-changes': DRAFT_WORDS,
  lost: DRAFT_WORDS,
  offline: new RegExp(`${DRAFT_WORDS.source}|visitors see this page|see it live|is open to everybody`, 'i'),
  'no-practice': new RegExp(`${LIVE_WORDS.source}|before launch|your draft is`),
}

type Row = {
  readonly published: object | null
  readonly answers: object
  readonly hasDraft: boolean
  readonly build: object | null
  /** Whether the newest words are those of the live version. */
  readonly isChanged?: boolean
  readonly isPartner?: boolean
}
const ROWS: Readonly<Record<Name, Row>> = {
  none: { published: null, answers: UNFINISHED, hasDraft: false, build: null },
  building: {
    published: null,
    answers: THINKING,
    hasDraft: false,
    build: { status: 'building', created_at: '2099-01-01T00:00:00+00:00' },
  },
  draft: { published: null, answers: THINKING, hasDraft: true, build: null },
  live: { published: PUBLISHED, answers: THINKING, hasDraft: true, build: null },
  'live-with-changes': {
    published: PUBLISHED,
    answers: THINKING,
    hasDraft: true,
    build: null,
    isChanged: true,
  },
  lost: { published: LOST, answers: THINKING, hasDraft: true, build: null, isChanged: true },
  offline: { published: { ...PUBLISHED, state: 'offline' }, answers: THINKING, hasDraft: true, build: null },
  'no-practice': { published: null, answers: {}, hasDraft: false, build: null, isPartner: true },
}

/** The card of the site, on Home and My Site. */
const CARD: Readonly<Record<Name, RegExp | null>> = {
  none: /You are at question 9\./,
  building: /Your draft is being drawn\./,
  draft: /Only you see it\..*Publish/,
  live: /Visitors see this page\. Published Nov 23/,
  'live-with-changes': /changes? only you see\. Visitors see the page of Nov 23.*Publish \d+ changes?/,
  lost: /harbor\.example points elsewhere\. The Foyer address works\..*Fix the domain.*Publish \d+ changes?.*Edit/,
  offline: /visitors read that the site is closed\. You see it here\..*Publish/,
  'no-practice': null,
}

/** What each screen says in each state; `null`: the screen is not for that state. */
const SAID: readonly (readonly [path: string, Readonly<Record<Name, RegExp | null>>])[] = [
  ['/', CARD],
  ['/my-site', { ...CARD, draft: /Only you see it\..*Publish.*Share privately/ }],
  [
    '/settings',
    {
      none: /Not begun/,
      building: /Being drawn/,
      draft: /Draft, only you see it/,
      live: /Live at harbor\.sites\.test/,
      'live-with-changes': /Live at harbor\.sites\.test\. \d+ changes? only you see/,
      lost: /Live at harbor\.sites\.test\. \d+ changes? only you see\. Domain: points elsewhere/,
      offline: /Offline since Nov 28/,
      'no-practice': /No website/,
    },
  ],
  [
    '/support',
    {
      none: /You are at question 9\./,
      building: /Your draft is being drawn\./,
      draft: /Your site is a draft\. Press Publish when others may see it\./,
      live: /Your site is live\. What you type now waits for Publish\./,
      'live-with-changes': /\d+ changes? waits? for Publish\./,
      lost: /Your domain needs a change\.Fix the domain/,
      offline: /Your site is offline\. Publish opens it again\./,
      'no-practice': /You have no website here\./,
    },
  ],
  [
    '/onboarding/waiting-draft',
    {
      none: null,
      building: /Prepare for Liftoff!/,
      draft: /Your draft is ready.*Only you see it\./,
      live: /Welcome back, Dana.*harbor\.sites\.test is open to everybody\./,
      'live-with-changes': /is open to everybody\.\d+ changes? waits?, and only you sees? (it|them)\./,
      lost: /harbor\.sites\.test is open to everybody\..*Fix the domain/,
      offline: /harbor\.sites\.test is closed to visitors\./,
      'no-practice': null,
    },
  ],
  [
    '/onboarding/start',
    {
      none: /Go on at question 9/,
      building: /See how far/,
      draft: /Open your draft/,
      live: /Open your website(?!.*wait)/,
      'live-with-changes': /Open your website.*\d+ changes? waits?\./,
      lost: /Open your website/,
      offline: /Open your website.*It is offline\./,
      'no-practice': /Open your partner page/,
    },
  ],
  [
    // Links of mails and ads lead on to the guide, which leads who has a draft to it.
    '/lead?ref=ABC',
    {
      none: /You left at/,
      building: null,
      draft: /Open your draft/,
      live: /is open to everybody/,
      'live-with-changes': /changes? waits?/,
      lost: /Fix the domain/,
      offline: /is closed to visitors/,
      'no-practice': /Open your partner page/,
    },
  ],
]

/** The help answers questions about every state, and names them all; its first answer is about this one. */
const place = (path: string, name: Name): Element =>
  path === '/support'
    ? screen.getByRole('region', { name: 'Your website now' })
    : path === '/settings' && name === 'no-practice'
      ? screen.getByRole('region', { name: 'Your website' })
      : path === '/onboarding/start'
        ? screen.getByRole('region', { name: 'Your account' })
        : (document.querySelector('main') ?? document.body)

/** @param opened how somebody sees the draft at its private address; its owner by default */
async function open(path: string, name: Name, opened: object | null = { mine: true, shared: false }) {
  const { published, answers, hasDraft, build, isChanged = false, isPartner = false } = ROWS[name]
  await loadPlace(ANSWERS)
  const content = composeSite({
    answers: ANSWERS,
    profile: siteProfile(`id-of-${EMAIL}`, { ...NAMES, firstName: isChanged ? 'Nora' : 'Dana' }),
  })
  fakeBackend({
    'GET /initial_drafts': { body: hasDraft ? draftRow() : null },
    'GET /site_builds': { body: build },
    'GET /entries': { body: [] },
    'GET /change_requests': { body: [] },
    'GET /support_requests': { body: [] },
    'GET /waitlist_entries': { body: [] },
    'GET /marketing_details': { body: null },
    'GET /website_readings': { body: null },
    'GET /draft_versions': ({ url }) => ({
      body: url.searchParams.has('version') ? { content } : path.startsWith('/drafts') ? [VERSION] : [],
    }),
    'GET /onboarding_responses': { body: rowsOf(answers) },
    'GET /profiles': { body: { ...OWNER, starts_as: isPartner ? 'partner' : 'practice' } },
    'GET /consents': { body: [{ document: 'terms' }, { document: 'privacy' }] },
    'POST /capture-lead': { body: { handoff_url: 'https://app.test/onboarding/start' } },
    'POST /rpc/published_site': { body: published },
    'POST /rpc/open_draft': { body: opened && { ...OPENED, ...opened } },
    ...FRAME,
  })
  await renderApp(path, { session: sessionFor(EMAIL) })
}

const CASES = casesOf(
  SAID.flatMap(([path, said]) =>
    Object.entries(said).flatMap(([name, words]) => (words ? [[path, name as Name, words] as const] : [])),
  ),
  // One before the first publication, one after it, and one that looks like both.
  ([, name]) => name === 'draft' || name === 'live-with-changes' || name === 'offline',
)

it.each(CASES)('%s of a site that is %s says so, and nothing of another state', async (path, name, words) => {
  await open(path, name)
  await waitFor(() => expect(place(path, name).textContent).toMatch(words))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(place(path, name).textContent).toMatch(words)
  expect(place(path, name).textContent).not.toMatch(FOREIGN[name])
  // The tests' DOM does not know <search>.
  if (path === '/support') vi.mocked(console.error).mockClear()
})

/** The viewer, its drawers, and the page alone; the days have a test of their own. */
const VIEWED = ['', '?view=checklist', '?view=changes', '?view=full'].map((view) => `/drafts/${SLUG}${view}`)
/** What the bar of the viewer says. */
const BAR: Partial<Readonly<Record<Name, RegExp>>> = {
  draft: /Draft\. Only you see it|This is a draft\./,
  live: /Live\. Visitors see this page|Your newest words\. Visitors see the page of Nov 23/,
  'live-with-changes': /Live\. \d+ changes? only you see|Visitors see the page of Nov 23/,
  offline: /Offline\. Visitors see a closed door|[Vv]isitors read that the site is closed/,
}
/** What is left open is not published in any state. */
const VIEWED_FOREIGN: Partial<Readonly<Record<Name, RegExp>>> = {
  draft: new RegExp(LIVE_WORDS.source.replace('|not published', '')),
}

const VIEWED_CASES = casesOf(
  Object.entries(BAR).flatMap(([name, words]) => VIEWED.map((path) => [path, name as Name, words] as const)),
  // The words of a live site were those of a draft; the checklist has the most.
  ([path, name]) => name === 'live' || path.endsWith('checklist'),
)

it.each(VIEWED_CASES)(
  '%s of a site that is %s says so, and nothing of another state',
  async (path, name, words) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
    await open(path, name)
    await waitFor(() => expect(document.body.textContent).toMatch(words))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(document.body.textContent).toMatch(words)
    expect(document.body.textContent + document.title).not.toMatch(VIEWED_FOREIGN[name] ?? FOREIGN[name])
    // What is typed is always kept: only that it is not is said.
    expect(document.body.textContent).not.toMatch(/(?<!not )\bsaved\b/i)
  },
)

it.each([
  ['draft', true, /This is a draft\./],
  ['live', false, /There is no draft here/],
] as const)('a stranger is told of a %s only what it is', async (name, isShared, words) => {
  await open(`/drafts/${SLUG}`, name, isShared ? { mine: false, shared: true } : null)
  await waitFor(() => expect(document.body.textContent).toMatch(words))
  expect(document.body.textContent).not.toMatch(/only you|visitors see|before launch|to confirm|publish/i)
})

const BESIDE = [
  '/bookings',
  '/reviews',
  '/payments',
  '/social-media',
  '/marketing',
  '/contacts',
  '/my-site/answers',
  '/my-site/found',
  '/my-site/visits',
  '/my-site/domain',
  '/rewards',
]
// Most of the screens were written for drafts.
const BESIDE_CASES = casesOf(
  BESIDE.flatMap((path) => (['draft', 'live', 'offline'] as const).map((name) => [path, name] as const)),
  ([, name]) => name === 'live',
)

it.each(BESIDE_CASES)('%s of a site that is %s says nothing of another state', async (path, name) => {
  await open(path, name)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(place(path, name).textContent).not.toMatch(FOREIGN[name])
})
