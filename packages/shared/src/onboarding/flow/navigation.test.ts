import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import type { QuestionKey } from '../answers/stored-ids.ts'
import {
  ESTABLISHED_WITH_LINK,
  NOWHERE_ONLINE,
  RECENT_WITHOUT_WEBSITE,
  TALKING,
  THINKING,
} from '../fixtures/personas.ts'
import { backFrom, resumeAt } from './flow.ts'
import { LINKS_WITHOUT_OPTIONS, resolveQuestionPath, stateFor } from './navigation.ts'

test('passes the previous page, the previous path and the branch path', () => {
  expect(
    stateFor(backFrom('practiceVision', THINKING), '/onboarding/build-presence/practice-vision', THINKING),
  ).toEqual({
    previousPage: 'practice-vision',
    previousPath: '/onboarding/build-presence/practice-vision',
    branchPath: 'businessDetails.buildPresence',
  })
})

test('passes the selected options to the links screen, also on Back and on resume', () => {
  const feedback = '/onboarding/current-website-feedback'
  const back = backFrom('websiteFeedback', ESTABLISHED_WITH_LINK)
  expect(stateFor(back, feedback, ESTABLISHED_WITH_LINK).selectedOptions).toEqual(['website', 'google'])
  const halfway = { ...RECENT_WITHOUT_WEBSITE, webPresenceLinks: undefined }
  const resumed = stateFor(resumeAt(halfway), '/onboarding/onboarding-guide', halfway)
  expect(resumed).toMatchObject({ selectedOptions: ['facebook', 'instagram'] })
})

test('passes no options to other screens', () => {
  expect(stateFor(resumeAt(NOWHERE_ONLINE), '/onboarding/onboarding-guide', NOWHERE_ONLINE)).toEqual({
    previousPage: 'onboarding-guide',
    previousPath: '/onboarding/onboarding-guide',
  })
})

test('redirects the links screen without options to web-presence', () => {
  expect(LINKS_WITHOUT_OPTIONS).toMatchObject({ path: '/onboarding/web-presence' })
})

describe('resolveQuestionPath', () => {
  test.each<[string, Answers, QuestionKey]>([
    ['/onboarding/business-details', {}, 'businessDetails'],
    ['/onboarding/business-details/', THINKING, 'businessDetails'],
    ['/onboarding/current-website-feedback', {}, 'websiteFeedback'],
    ['/onboarding/build-presence/design-details', THINKING, 'designDetails'],
  ])('shows the step at %s', (path, answers, key) => {
    expect(resolveQuestionPath(path, answers)).toMatchObject({ kind: 'show', step: { key } })
  })

  test.each<[string, Answers, string]>([
    ['/onboarding/no-such-step', {}, '/onboarding/business-details'],
    ['/onboarding/build-presence/design-details', {}, '/onboarding/business-details'],
    ['/onboarding/web-presence', THINKING, '/onboarding/waiting-draft?flow=build-presence'],
    ['/onboarding/build-presence', ESTABLISHED_WITH_LINK, '/onboarding/waiting-draft?flow=current-website'],
    ['/onboarding/build-presence/practice-vision', TALKING, '/onboarding/onboarding-guide'],
    ['/onboarding/web-presence-links', NOWHERE_ONLINE, '/onboarding/waiting-draft?flow=build-presence'],
  ])('redirects from %s', (path, answers, to) => {
    expect(resolveQuestionPath(path, answers)).toMatchObject({ kind: 'redirect', to: { path: to } })
  })
})
