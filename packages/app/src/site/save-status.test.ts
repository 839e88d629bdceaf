import { describe, expect, it } from 'vitest'
import { type BuildStage, buildStage, type StoredSite } from './api/stored-site.ts'
import { type SaveFacts, type SaveStatus, saveStatus } from './save-status.ts'

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
  const REST: SaveFacts = {
    stored: { draft: draft(AFTER, 2), build: build('done') },
    input: 'saved',
    published: null,
    shown: 2,
  }

  it.each<[string, Partial<SaveFacts>, Partial<SaveStatus>]>([
    ['a version at rest', {}, { next: 'none', version: 2, input: 'saved' }],
    ['input that could not be sent', { input: 'failed' }, { input: 'failed', next: 'none' }],
    ['a new version that is not shown yet', { shown: 1 }, { next: 'building', version: 1 }],
    [
      'answers that are drawn again',
      { stored: { draft: draft(BEFORE, 2), build: build('queued') } },
      { next: 'queued' },
    ],
    ['nothing loaded', { stored: undefined }, { next: 'none', version: 2 }],
  ])('%s', (_name, facts, status) => {
    expect(saveStatus({ ...REST, ...facts })).toMatchObject(status)
  })

  it('knows the version where none is shown', () => {
    const others = { input: 'saved', published: null } as const
    expect(saveStatus({ ...others, stored: REST.stored }).version).toBe(2)
    expect(saveStatus({ ...others, stored: { draft: null, build: null } }).version).toBe(0)
  })
})
