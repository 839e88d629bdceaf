import {
  ESTABLISHED_WITH_LINK,
  RECENT_WITHOUT_WEBSITE,
  TALKING,
  THINKING,
} from '@foyer/shared/onboarding/fixtures/personas.ts'
import { expect, test } from 'vitest'
import { practiceFromAnswers } from './practice.ts'

const PROFILE = { id: 'owner', first_name: ' Dana ', last_name: 'Reyes', company_name: null }

test('the practice is named for its owner while it has no name of its own', () => {
  expect(practiceFromAnswers(THINKING, PROFILE)).toMatchObject({ name: 'Dana Reyes', nameFrom: 'person' })
  expect(practiceFromAnswers(THINKING, { ...PROFILE, company_name: 'Harbor' })).toMatchObject({
    name: 'Harbor',
    nameFrom: 'company',
  })
})

test('a practice that is only thought about is not open', () => {
  expect(practiceFromAnswers(THINKING, PROFILE).isOpen).toBe(false)
  expect(practiceFromAnswers(RECENT_WITHOUT_WEBSITE, PROFILE).isOpen).toBe(true)
})

test('own cards stand among chosen options in the order of choosing', () => {
  expect(practiceFromAnswers(THINKING, PROFILE).visions).toEqual([
    { kind: 'option', id: 'personalized_care' },
    {
      kind: 'custom',
      item: { id: 'custom-1795254000000', title: 'House calls', description: 'At home, every Thursday.' },
    },
  ])
})

test('answers of a branch left behind are not used', () => {
  const practice = practiceFromAnswers({ ...THINKING, ...ESTABLISHED_WITH_LINK }, PROFILE)
  expect(practice).toMatchObject({ branch: 'proposal', type: undefined, style: undefined, visions: [] })
  expect(practice.feedback).toEqual([
    { kind: 'option', id: 'copy' },
    { kind: 'option', id: 'mobile' },
  ])
  expect(practiceFromAnswers({ ...THINKING, ...TALKING }, PROFILE).type).toBeUndefined()
})

test('links are kept as typed, with an address only where there is one', () => {
  expect(practiceFromAnswers(RECENT_WITHOUT_WEBSITE, PROFILE).presences).toEqual([
    { type: 'facebook', typed: 'facebook.com/harborfamily', href: 'https://facebook.com/harborfamily' },
    { type: 'instagram', typed: '', href: undefined },
  ])
})

test('details that cannot be read are left out', () => {
  const { details } = practiceFromAnswers(THINKING, PROFILE, {
    phone: '617-555-0134',
    bookingUrl: 'javascript:alert(1)',
    confirmed: 'all',
  })
  expect(details.phone).toBe('617-555-0134')
  expect(details.bookingUrl).toBeUndefined()
  expect(details.confirmed).toEqual([])
})
