import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { ESTABLISHED_WITH_LINK } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { describe, expect, it } from 'vitest'
import { formatMoment } from '../../lib/format-moment.ts'
import type { StoredSite } from '../../site/api/load-site-state.ts'
import { draftState } from '../../site/site-state.ts'
import type { PendingSite } from '../../site/use-site.ts'
import { siteStory } from './site-story.ts'

const at = (day: number, hour: number, minute = 14) => new Date(2026, 10, day, hour, minute)
const NOW = at(21, 10)
const { websiteFeedback, ...UNFINISHED } = ESTABLISHED_WITH_LINK
const build = (status: NonNullable<StoredSite['build']>['status'], asked: Date): StoredSite => ({
  draft: null,
  build: { status, askedAt: asked.toISOString() },
})
const NOTHING: StoredSite = { draft: null, build: null }
function pending(answers: Answers, stored: StoredSite): PendingSite {
  const state = draftState(answers, stored)
  if (state.kind === 'ready') throw new Error('There is a draft.')
  return state
}
const TOTAL = Object.keys(ESTABLISHED_WITH_LINK).length

it.each<[string, Answers, StoredSite, RegExp, string, string, readonly string[]]>([
  ['no answers', {}, NOTHING, /waits for \d+ more answers/, 'Answers', '0 of', []],
  [
    'one answer missing',
    UNFINISHED,
    NOTHING,
    /waits for 1 more answer from/,
    'Answers',
    `${TOTAL - 1} of ${TOTAL}`,
    [],
  ],
  [
    'all answered',
    ESTABLISHED_WITH_LINK,
    NOTHING,
    /can be built now/,
    'Building',
    'not started yet',
    ['Answers'],
  ],
  [
    'queued',
    ESTABLISHED_WITH_LINK,
    build('queued', at(21, 9)),
    /next in line\. Nothing/,
    'Building',
    'in line since 9:14 am',
    ['Answers'],
  ],
  [
    'building',
    ESTABLISHED_WITH_LINK,
    build('building', at(21, 9)),
    /being built\. Nothing to do/,
    'Building',
    'since 9:14 am',
    ['Answers'],
  ],
  [
    'just built',
    ESTABLISHED_WITH_LINK,
    build('done', at(21, 9)),
    /being built/,
    'Building',
    'since 9:14 am',
    ['Answers'],
  ],
  [
    'late',
    ESTABLISHED_WITH_LINK,
    build('building', at(20, 9)),
    /takes longer than the 24 hours/,
    'Building',
    'since yesterday, 9:14 am',
    ['Answers'],
  ],
  [
    'failed',
    ESTABLISHED_WITH_LINK,
    build('failed', at(21, 9)),
    /could not be built/,
    'Building',
    'could not be built',
    ['Answers'],
  ],
])('%s', (_, answers, stored, sentence, current, detail, done) => {
  const story = siteStory(answers, pending(answers, stored), NOW)
  expect(story.sentence).toMatch(sentence)
  expect(story.stops.map(({ name }) => name)).toEqual(['Answers', 'Building', 'Draft ready', 'Launched'])
  const now = story.stops.filter(({ look }) => look === 'now')
  expect(now.map(({ name }) => name)).toEqual([current])
  expect(now[0]?.detail).toContain(detail)
  expect(story.stops.filter(({ look }) => look === 'done').map(({ name }) => name)).toEqual(done)
})

describe('the stated 24 hours', () => {
  const due = (asked: Date) => {
    const story = siteStory(
      ESTABLISHED_WITH_LINK,
      pending(ESTABLISHED_WITH_LINK, build('building', asked)),
      NOW,
    )
    return [story.stops[2]?.detail, story.isLate]
  }
  it('end tomorrow, today, or are over', () => {
    expect(due(at(21, 9))).toEqual(['by tomorrow, 9:14 am, usually in seconds', false])
    expect(due(at(20, 11))).toEqual(['by 11:14 am, usually in seconds', false])
    expect(due(at(20, 10, 13))).toEqual(['later than we said', true])
  })
})

it('names near days, and dates otherwise', () => {
  expect(formatMoment(at(22, 0, 5), at(21, 23, 59))).toBe('tomorrow, 12:05 am')
  expect(formatMoment(at(3, 13), NOW)).toBe('Nov 3, 1:14 pm')
})
