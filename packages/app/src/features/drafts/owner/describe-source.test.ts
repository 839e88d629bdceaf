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
const phone: SiteSource = { from: 'detail', field: 'phone' }
const place: SiteSource = { from: 'question', question: 'practiceLocation' }
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
    [line('given', { from: 'detail', field: 'phone' }), /^It goes with what you added$/, { kind: 'detail' }],
    [
      line('given', { from: 'detail', field: 'passages' }, { typed: true }),
      /^A passage of your file or website$/,
      { kind: 'detail' },
    ],
    [line('general', { from: 'rule', rule: 'emergency' }), /^It stands on every page$/, null],
  ])('describes a line from elsewhere', (one, title, change) => {
    const described = describeSource(one, THINKING)
    expect(described.title).toMatch(title)
    if (change) expect(described.change).toMatchObject(change)
    else expect(described.change).toBeNull()
  })
})

it.each<[string, SiteLine]>([
  ['It stands here as you typed it in the checklist.', line('given', phone, { typed: true })],
  ['The words are ours, and the link goes where you said in the checklist.', line('given', phone)],
  ['The words are ours. They stand here because of what you added in the checklist.', line('general', phone)],
  [
    'The words are ours. They hold for the field, and say nothing about your practice.',
    line('general', chosen),
  ],
  [
    'The words are ours. They hold for practices of this kind, and promise nothing about yours.',
    line('general', { from: 'question', question: 'clinicModel', option: 'concierge' }),
  ],
  [
    'You told us how to read your type. The words are our suggestion. Is this true of your practice?',
    line('suggested', chosen, { sources: [chosen, { from: 'detail', field: 'field' }] }),
  ],
  [
    'You corrected the city in the checklist. We put it beside your answer about the place.',
    line('given', place, { sources: [place, { from: 'detail', field: 'city' }] }),
  ],
])('says %j of a line', (text, one) => {
  expect(describeSource(one, THINKING).text).toBe(text)
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
