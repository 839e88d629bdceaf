import { expect, test } from 'vitest'
import {
  ESTABLISHED_WITH_LINK,
  NOWHERE_ONLINE,
  RECENT_WITHOUT_WEBSITE,
  THINKING,
} from '../fixtures/personas.ts'
import { backFrom, resumeAt } from './flow.ts'
import { LINKS_WITHOUT_OPTIONS, stateFor } from './navigation.ts'

test('a screen learns where the owner comes from and which branch this is', () => {
  expect(
    stateFor(backFrom('practiceVision', THINKING), '/onboarding/build-presence/practice-vision', THINKING),
  ).toEqual({
    previousPage: 'practice-vision',
    previousPath: '/onboarding/build-presence/practice-vision',
    branchPath: 'businessDetails.buildPresence',
  })
})

test('the links screen is given its options, also on the way back and on resuming', () => {
  const feedback = '/onboarding/current-website-feedback'
  const back = backFrom('websiteFeedback', ESTABLISHED_WITH_LINK)
  expect(stateFor(back, feedback, ESTABLISHED_WITH_LINK).selectedOptions).toEqual(['website', 'google'])
  const halfway = { ...RECENT_WITHOUT_WEBSITE, webPresenceLinks: undefined }
  const resumed = stateFor(resumeAt(halfway), '/onboarding/onboarding-guide', halfway)
  expect(resumed).toMatchObject({ selectedOptions: ['facebook', 'instagram'] })
})

test('other screens are given none', () => {
  expect(stateFor(resumeAt(NOWHERE_ONLINE), '/onboarding/onboarding-guide', NOWHERE_ONLINE)).toEqual({
    previousPage: 'onboarding-guide',
    previousPath: '/onboarding/onboarding-guide',
  })
})

test('without options the links screen leads to the question before', () => {
  expect(LINKS_WITHOUT_OPTIONS).toMatchObject({ path: '/onboarding/web-presence' })
})
