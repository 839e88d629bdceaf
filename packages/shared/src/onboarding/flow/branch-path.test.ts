import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import type { QuestionKey } from '../answers/stored-ids.ts'
import { ESTABLISHED_WITH_LINK, NOWHERE_ONLINE, THINKING } from '../fixtures/personas.ts'
import { branchPath } from './branch-path.ts'

describe('branchPath', () => {
  test.each<[QuestionKey, Answers, string]>([
    ['businessDetails', {}, 'businessDetails'],
    ['practiceVision', THINKING, 'businessDetails.buildPresence.practiceVision'],
    [
      'websiteFeedback',
      ESTABLISHED_WITH_LINK,
      'businessDetails.marketingDetails.webPresence.webPresenceLinks.websiteFeedback',
    ],
    ['buildPresence', NOWHERE_ONLINE, 'businessDetails.marketingDetails.webPresence.buildPresence'],
    ['businessDetails', ESTABLISHED_WITH_LINK, 'businessDetails'],
    ['websiteFeedback', {}, 'businessDetails.websiteFeedback'],
  ])('of %s', (key, answers, path) => {
    expect(branchPath(key, answers)).toBe(path)
  })
})
