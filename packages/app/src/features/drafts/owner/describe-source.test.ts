import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { describe, expect, it } from 'vitest'
import type { SiteLine, SiteSource } from '../../../site/review-site.ts'
import { describeSource } from './describe-source.ts'
import { markOf } from './source-marks.ts'

const line = (
  standing: SiteLine['standing'],
  source: SiteSource,
  more: Partial<SiteLine> = {},
): SiteLine => ({
  id: 'values/a/text-1',
  text: 'Words.',
  standing,
  sources: [source],
  ...more,
})
const chosen: SiteSource = { from: 'question', question: 'practiceType', option: 'primary_care' }
const story: SiteSource = { from: 'question', question: 'clinicianDetails' }

describe('describeSource', () => {
  it('names the card and the number of the question on the path of the owner', () => {
    expect(describeSource(line('suggested', chosen), THINKING)).toEqual({
      title: expect.stringMatching(/^You chose Primary Care in question \d+$/),
      text: 'The words are our suggestion. Is this true of your practice?',
      change: { kind: 'answer', question: 'practiceType' },
    })
  })

  it('does not ask again about a confirmed sentence', () => {
    const sources: SiteSource[] = [chosen, { from: 'detail', field: 'confirmed' }]
    const { text } = describeSource(line('given', chosen, { sources }), THINKING)
    expect(text).toBe('The words were our suggestion, and you said that they are true.')
  })

  it.each<[SiteLine, RegExp, object | null]>([
    [line('given', story, { typed: true }), /^Your own words in question \d+$/, { kind: 'answer' }],
    [
      line('given', { from: 'profile', field: 'company_name' }),
      /^The name of your practice$/,
      { kind: 'settings' },
    ],
    [line('given', { from: 'detail', field: 'phone' }), /^You added it before launch$/, { kind: 'detail' }],
    [line('general', { from: 'rule', rule: 'emergency' }), /^It stands on every page$/, null],
  ])('describes a line from elsewhere', (one, title, change) => {
    const described = describeSource(one, THINKING)
    expect(described.title).toMatch(title)
    if (change) expect(described.change).toMatchObject(change)
    else expect(described.change).toBeNull()
  })
})

it.each<[SiteLine, string]>([
  [line('suggested', chosen), 'suggestion'],
  [line('general', chosen), 'choice'],
  [line('given', story, { typed: true }), 'own'],
  [line('given', { from: 'profile', field: 'first_name' }), 'own'],
  [line('general', { from: 'rule', rule: 'emergency' }), 'none'],
])('marks a line by where it comes from', (one, mark) => {
  expect(markOf(one)).toBe(mark)
})

it('marks a confirmed suggestion as one from a choice', () => {
  const sources: SiteSource[] = [chosen, { from: 'detail', field: 'confirmed' }]
  expect(markOf(line('given', chosen, { sources }))).toBe('choice')
})
