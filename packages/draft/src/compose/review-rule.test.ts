import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { FIELD_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { expect, it } from 'vitest'
import { type Profile, practiceFromAnswers } from '../practice.ts'
import { reviewRule } from './review-rule.ts'

const OWN = 'custom-1'
const PROFILE = { id: 'a', first_name: 'Dana', last_name: 'Reyes', company_name: 'Cedar Grove' }

function ruleOf(title: string, { details = {}, ...profile }: Partial<Profile> & { details?: object } = {}) {
  const type = { id: OWN, title, description: 'Care in Chattanooga' } as const
  const answers: Answers = {
    practiceType: { selected_types: [OWN], custom_types: [type], updated_at: '' },
  }
  return reviewRule(practiceFromAnswers(answers, { ...PROFILE, ...profile }, details))
}

it.each([
  'Talk therapy for new parents',
  'Psychology',
  'Child psychiatry',
  'Marriage and family therapy',
  'Licensed clinical social work',
  'Applied behavior analysis',
  'ABA therapy',
  'Addiction counseling',
  'Substance use treatment',
  'Grief counselling',
  'EMDR',
  'Behavioral health',
])('asks no client of %s for a review', (title) => {
  expect(ruleOf(title)).toBe('none')
})

it.each([
  'Imani Brooks, LPC',
  'Ana Ruiz LCSW',
  'J. Cole, LMFT',
  'Mara Lind, PsyD',
  'Sam Ode, BCBA',
  'Lee, PMHNP-BC',
])('knows the profession of %s by its letters, in whatever field and place they were typed', (name) => {
  expect(ruleOf('Wellness', { company_name: name })).toBe('none')
  expect(ruleOf('Wellness', { last_name: name })).toBe('none')
  expect(ruleOf('Wellness', { details: { licenceLine: `Tennessee, ${name} 12345` } })).toBe('none')
})

it('decides by the field of the catalogue where words say nothing', () => {
  const rules = FIELD_IDS.map((field) => [field, ruleOf('Our own way', { details: { field } })])
  expect(Object.fromEntries(rules.filter(([, rule]) => rule !== 'ask'))).toEqual({
    therapy: 'none',
    psychiatry: 'none',
    weight_management: 'link',
  })
})

it.each(['Eating disorders', 'Fertility care', 'Pelvic floor therapy', 'HIV care'])(
  'leaves a link and asks nobody face to face: %s',
  (title) => {
    expect(ruleOf(title)).toBe('link')
  },
)

it.each([
  'Nutrition counseling',
  'Genetic counseling',
  'Physical therapy',
  'Family medicine',
  'Family acupuncture, LAc',
  '',
])('lets everybody be asked: %s', (title) => {
  expect(ruleOf(title)).toBe('ask')
})
