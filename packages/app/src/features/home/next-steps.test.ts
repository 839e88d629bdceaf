import { ESTABLISHED_WITH_LINK, RECENT_WITHOUT_WEBSITE } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { expect, it } from 'vitest'
import { nextSteps } from './next-steps.ts'

const NOTHING = {
  answers: RECENT_WITHOUT_WEBSITE,
  site: { open: [], gaps: [] },
  draftUrl: '/drafts/a',
  input: 'saved',
  isLive: true,
  unpublished: 0,
  reading: null,
  hasTriedReviewLink: true,
} as const
const fact = { kind: 'phone', value: '1', page: '', before: '', marked: '1', after: '' } as const
const reading = { address: 'a.example', read_at: '', pages: 1, facts: [fact], settled: {} }
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

it('leaves out what is done', () => {
  expect(idsOf({})).toEqual(['plan'])
  expect(idsOf({ reading: { ...reading, settled: { 0: 'no' } } })).toEqual(['plan'])
})

it('offers the six questions and the reader to owners with a website', () => {
  expect(idsOf({ answers: ESTABLISHED_WITH_LINK })).toEqual(['full-draft', 'found', 'plan'])
})

it('ends with publishing when nothing is missing, and goes on with changes', () => {
  expect(idsOf({ isLive: false })).toEqual(['publish', 'plan'])
  expect(idsOf({ isLive: false, site: { open: ['We listen.'], gaps: [] } })).toEqual(['sentences', 'plan'])
  expect(idsOf({ unpublished: 3 })).toEqual(['changes', 'plan'])
  expect(idsOf({ isLive: null, unpublished: null })).toEqual(['plan'])
})

it('says how many sentences wait', () => {
  const [step] = nextSteps({ ...NOTHING, site: { open: ['One.', 'Two.', 'Three.'], gaps: [] } })
  expect(step).toMatchObject({ title: 'Are these 3 sentences true?', quotes: ['One.', 'Two.'], minutes: 1 })
})

it('names no link of a site that is not live as that of the draft, which comes next', () => {
  const steps = nextSteps({ ...NOTHING, input: 'failed', isLive: false, unpublished: null })
  expect(steps[0]?.id).toBe('save')
  expect(steps.map(({ action }) => action)).not.toContain('Open your draft')
})
