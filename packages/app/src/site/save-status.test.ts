import type { PublishedSite } from '@foyer/shared/api/sites.ts'
import { describe, expect, it } from 'vitest'
import type { StoredSite } from './api/load-site-state.ts'
import {
  type BuildStage,
  buildStage,
  type SaveFacts,
  type SaveStatus,
  saveStatus,
  statusLine,
} from './save-status.ts'

const askedAt = '2026-11-20T09:00:00+00:00'
const build = (status: 'queued' | 'building' | 'done' | 'failed') => ({ status, askedAt })
const draft = (deliveredAt: string | null, version = 1) => ({
  url: '/drafts/0123456789abcdef0123456789abcdef',
  version,
  deliveredAt,
  reopenedAt: null,
})
const BEFORE = '2026-11-20T08:59:00+00:00'
const AFTER = '2026-11-20T09:01:00+00:00'

it.each<[string, StoredSite, BuildStage]>([
  ['nothing asked for', { draft: null, build: null }, 'none'],
  ['the first version in line', { draft: null, build: build('queued') }, 'queued'],
  ['the first version built, on its way', { draft: null, build: build('done') }, 'building'],
  ['the first version failed', { draft: null, build: build('failed') }, 'failed'],
  ['a delivered draft', { draft: draft(AFTER), build: build('done') }, 'none'],
  ['the next version in line', { draft: draft(BEFORE), build: build('queued') }, 'queued'],
  ['a next version that failed', { draft: draft(BEFORE), build: build('failed') }, 'failed'],
  ['a failure before the delivery', { draft: draft(AFTER), build: build('failed') }, 'none'],
  ['a failure, and a delivery without a time', { draft: draft(null), build: build('failed') }, 'failed'],
])('decides how far the build is: %s', (_name, stored, stage) => {
  expect(buildStage(stored)).toBe(stage)
})

describe('saveStatus', () => {
  const saved = { words: 'We listen.', style: 'warm' } as const
  const said = { words: 'We listen for long.', style: 'warm' } as const
  const REST: SaveFacts = {
    stored: { draft: draft(AFTER, 2), build: build('done') },
    input: 'saved',
    storedAt: null,
    published: null,
    shown: 2,
    page: saved,
    held: [saved],
  }

  it.each<[string, Partial<SaveFacts>, Partial<SaveStatus>]>([
    ['the page of the version', {}, { isChanged: false, next: 'none', version: 2, input: 'saved' }],
    ['other words', { page: said }, { isChanged: true }],
    ['another style', { page: { ...saved, style: 'modern' } }, { isChanged: true }],
    ['other words that the version holds', { page: said, held: [saved, said] }, { isChanged: false }],
    ['a page that is not composed', { page: null }, { isChanged: null }],
    ['input that could not be sent', { input: 'failed' }, { input: 'failed', isChanged: false }],
    ['a request for the next version', { request: 'sending' }, { next: 'sending' }],
    ['a request that failed', { request: 'failed' }, { next: 'failed' }],
    [
      'a new version that is not shown yet',
      { shown: 1, request: 'failed' },
      { next: 'building', version: 1 },
    ],
    [
      'a request that failed, and another one under way',
      { request: 'failed', stored: { draft: draft(BEFORE, 2), build: build('queued') } },
      { next: 'queued' },
    ],
    ['nothing loaded', { stored: undefined }, { next: 'none', version: 2 }],
  ])('%s', (_name, facts, status) => {
    expect(saveStatus({ ...REST, ...facts })).toMatchObject(status)
  })

  it('knows the version where none is shown', () => {
    const others = { input: 'saved', storedAt: null, published: null } as const
    expect(saveStatus({ ...others, stored: REST.stored })).toMatchObject({ version: 2, isChanged: null })
    expect(saveStatus({ ...others, stored: { draft: null, build: null } }).version).toBe(0)
  })

  const now = new Date(2026, 10, 24, 20, 58)
  const published: PublishedSite = {
    state: 'live',
    name: 'cedar-grove',
    version: 2,
    published_at: new Date(2026, 10, 24, 20, 55).toISOString(),
    is_reachable: true,
    old_names: [],
    versions: [],
  }
  it.each<[string, Partial<SaveFacts>]>([
    ['Saved. Not live yet', {}],
    ['Saved 8:52 pm. Not live yet', { storedAt: new Date(2026, 10, 24, 20, 52).getTime() }],
    ['Saved', { published: undefined }],
    ['Saved', { published }],
    ['Saved. Offline', { published: { ...published, state: 'offline' } }],
    ['Saved. 1 change not published', { published, waiting: 1 }],
    ['Saved. 3 changes not published', { published, waiting: 3 }],
    ['Published 8:55 pm. Nothing waits', { published, waiting: 0 }],
    ['Saving...', { published, waiting: 3, input: 'saving' }],
    ['Not saved. Your text is still here', { input: 'failed' }],
  ])('says "%s"', (text, facts) => {
    expect(statusLine(saveStatus({ ...REST, ...facts }), now, true).text).toBe(text)
  })
  it('says that what could not be sent without a connection is kept', () => {
    const { text } = statusLine(saveStatus({ ...REST, input: 'failed' }), now, false)
    expect(text).toBe('No connection. Kept on this device')
    expect(statusLine(saveStatus(REST), now, false).text).toBe('Saved. Not live yet')
  })
})
