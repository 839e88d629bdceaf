import { ESTABLISHED_WITH_LINK, RECENT_WITHOUT_WEBSITE } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { expect, it } from 'vitest'
import { readingRow } from '../../testing/reading-row.ts'
import { nextSteps } from './next-steps.ts'

const NOTHING = {
  answers: RECENT_WITHOUT_WEBSITE,
  site: { open: [], gaps: [] },
  draftUrl: '/drafts/a',
  input: 'saved',
  isLive: true,
  reading: null,
  openingsAge: null,
  hasTriedReviewLink: true,
  asking: 'ask',
} as const
const fact = { kind: 'phone', value: '1', page: '', before: '', marked: '1', after: '' } as const
const reading = { ...readingRow({ facts: [fact] }), isUnderWay: false }
const idsOf = (rest: Partial<Parameters<typeof nextSteps>[0]>) =>
  nextSteps({ ...NOTHING, ...rest }).map(({ id }) => id)

it('puts what is most urgent first', () => {
  expect(
    idsOf({
      input: 'failed',
      site: { open: ['We listen.'], gaps: ['a way to reach you'] },
      reading,
      hasTriedReviewLink: false,
    }),
  ).toEqual(['save', 'sentences', 'gaps', 'found', 'review-card', 'plan'])
})

it('names no card where it is not allowed to ask for reviews', () => {
  expect(idsOf({ hasTriedReviewLink: false, asking: 'none' })).toEqual(['plan'])
  const [step] = nextSteps({ ...NOTHING, hasTriedReviewLink: false, asking: 'link' })
  expect(`${step?.title} ${step?.text}`).not.toMatch(/card|print/i)
})

it('asks again what was said 90 days ago', () => {
  const [step] = nextSteps({ ...NOTHING, openingsAge: 92 })
  expect(step).toMatchObject({ id: 'openings', to: '/drafts/a?view=checklist' })
  expect(step?.text).toContain('3 months ago')
})

it('leaves out what is done', () => {
  expect(idsOf({})).toEqual(['plan'])
  expect(idsOf({ reading: { ...reading, settled: { 0: 'no' } } })).toEqual(['plan'])
})

it('offers the six questions and the reader to owners with a website', () => {
  expect(idsOf({ answers: ESTABLISHED_WITH_LINK })).toEqual(['full-draft', 'found', 'plan'])
})

it('never repeats the verb of the site beside it', () => {
  for (const isLive of [true, false, null])
    for (const step of nextSteps({ ...NOTHING, isLive, input: 'failed' }))
      expect(`${step.title} ${step.action}`).not.toMatch(/publish|open your draft/i)
})

it('speaks of a live site as one that visitors see', () => {
  const site = { open: ['One.'], gaps: ['a way to reach you'] }
  const texts = (isLive: boolean) =>
    nextSteps({ ...NOTHING, isLive, site })
      .map(({ text }) => text)
      .slice(0, 2)
  expect(texts(true)).toEqual([
    'We wrote them for you. Visitors see them only after your yes.',
    'Without it, visitors could not find or reach you, so nothing new can be published.',
  ])
  expect(texts(false).join()).toMatch(/can go live.*cannot go live/)
})

it('says how many sentences wait', () => {
  const [step] = nextSteps({ ...NOTHING, site: { open: ['One.', 'Two.', 'Three.'], gaps: [] } })
  expect(step).toMatchObject({ title: 'Are these 3 sentences true?', minutes: 1 })
})
