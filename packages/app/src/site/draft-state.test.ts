import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { ESTABLISHED_WITH_LINK } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { expect, it } from 'vitest'
import type { StoredSite } from './api/stored-site.ts'
import { draftState } from './draft-state.ts'

const { websiteFeedback: _, ...UNFINISHED } = ESTABLISHED_WITH_LINK
const TALK: Answers = {
  businessDetails: { selected_type: 'thinking', updated_at: '2026-11-21T09:00:00.000Z' },
  buildPresence: { selected_id: 'talk', updated_at: '2026-11-21T09:00:00.000Z' },
}
const askedAt = '2026-11-20T09:00:00+00:00'
const build = (status: 'queued' | 'building' | 'done' | 'failed') => ({ status, askedAt })
const deliveredAt = '2026-11-20T09:00:05+00:00'
const draft = (url: string, rest = {}) => ({ url, version: 1, deliveredAt, reopenedAt: null, ...rest })
const ADDRESS = '/drafts/0123456789abcdef0123456789abcdef'

it.each<[string, Answers, StoredSite, object]>([
  ['nothing answered', {}, { draft: null, build: null }, { kind: 'unfinished', answered: 0 }],
  [
    'one question open',
    UNFINISHED,
    { draft: null, build: null },
    { kind: 'unfinished', answered: 4, asked: 5, next: { path: '/onboarding/current-website-feedback' } },
  ],
  ['everything answered', ESTABLISHED_WITH_LINK, { draft: null, build: null }, { kind: 'not-started' }],
  ['a call chosen', TALK, { draft: null, build: null }, { kind: 'call' }],
  ['queued', ESTABLISHED_WITH_LINK, { draft: null, build: build('queued') }, { kind: 'queued', askedAt }],
  ['building', ESTABLISHED_WITH_LINK, { draft: null, build: build('building') }, { kind: 'building' }],
  ['built, on its way', ESTABLISHED_WITH_LINK, { draft: null, build: build('done') }, { kind: 'building' }],
  ['failed', ESTABLISHED_WITH_LINK, { draft: null, build: build('failed') }, { kind: 'failed' }],
  ['failed, then changed', UNFINISHED, { draft: null, build: build('failed') }, { kind: 'unfinished' }],
  [
    'a draft, whatever is answered',
    {},
    { draft: draft('https://a.example/'), build: build('failed') },
    { kind: 'ready', url: 'https://a.example/', slug: null, deliveredAt },
  ],
  [
    'a draft of the app',
    {},
    { draft: draft(ADDRESS), build: build('done') },
    { kind: 'ready', url: ADDRESS, slug: ADDRESS.slice(-32), isReopened: false },
  ],
  [
    'reopened answers',
    {},
    { draft: draft(ADDRESS, { reopenedAt: askedAt }), build: build('done') },
    { kind: 'ready', isReopened: true },
  ],
  ['a draft that is no address', {}, { draft: draft('javascript:x'), build: null }, { kind: 'unfinished' }],
  ['a draft elsewhere', {}, { draft: draft('//a.example'), build: null }, { kind: 'unfinished' }],
])('%s', (_name, answers, stored, expected) => {
  expect(draftState(answers, stored)).toMatchObject(expected)
})

it.each([
  ['2026-11-20T09:00:05+00:00', 5],
  ['2026-11-20T09:01:00+00:00', 60],
  ['2026-11-20T09:01:01+00:00', null],
  ['2026-11-20T09:00:00.200+00:00', 1],
  // One that was delivered before it was asked for again.
  [askedAt, null],
  ['2026-11-20T08:59:59+00:00', null],
  [null, null],
])('says how long it took to draw a draft of %s: %s seconds', (deliveredAt, seconds) => {
  const state = (status: 'done' | 'building') =>
    draftState({}, { draft: draft(ADDRESS, { deliveredAt }), build: build(status) })
  expect(state('done')).toMatchObject({ builtInSeconds: seconds })
  expect(state('building')).toMatchObject({ builtInSeconds: null })
})
