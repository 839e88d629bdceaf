import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import { ESTABLISHED_WITH_LINK, RECENT_WITHOUT_WEBSITE, TALKING, THINKING } from '../fixtures/personas.ts'
import { GUIDE_CARDS, GUIDE_STATUS_LABELS, type GuideStatus, guideAction, guideStatuses } from './guide.ts'

describe('the guide', () => {
  test.each<[string, Answers, readonly GuideStatus[]]>([
    ['starts at the first part', {}, ['in-progress', 'todo', 'todo']],
    [
      'continues with the second part',
      { businessDetails: THINKING.businessDetails },
      ['done', 'in-progress', 'todo'],
    ],
    [
      'continues with the third part',
      { ...RECENT_WITHOUT_WEBSITE, clinicianDetails: undefined, designDetails: undefined },
      ['done', 'done', 'in-progress'],
    ],
    ['is done after a description', THINKING, ['done', 'done', 'done']],
    ['is done after feedback', ESTABLISHED_WITH_LINK, ['done', 'done', 'done']],
    ['keeps the last part open while a call is chosen', TALKING, ['done', 'done', 'in-progress']],
    [
      'reopens the first part when its answer is missing',
      { ...THINKING, businessDetails: undefined },
      ['in-progress', 'done', 'done'],
    ],
  ])('%s', (_, answers, statuses) => {
    const byId = guideStatuses(answers)
    expect(GUIDE_CARDS.map((card) => byId[card.id])).toEqual(statuses)
  })

  test('labels each status', () => {
    expect(GUIDE_STATUS_LABELS).toEqual({ done: 'Done', 'in-progress': 'In progress', todo: 'To do' })
  })

  test.each<[string, Answers, string, string]>([
    ['starts the onboarding', {}, "Let's Get Started", '/onboarding/business-details'],
    [
      'resumes at the first unanswered question',
      { ...THINKING, practiceType: undefined },
      'Continue',
      '/onboarding/build-presence/practice-type',
    ],
    [
      'leads to the waiting page when everything is answered',
      ESTABLISHED_WITH_LINK,
      'Continue',
      '/onboarding/waiting-draft?flow=current-website',
    ],
    ['offers writing after a call was chosen', TALKING, 'Write instead', '/onboarding/build-presence'],
  ])('%s', (_, answers, label, path) => {
    expect(guideAction(answers)).toMatchObject({ label, to: { path }, isCallChosen: answers === TALKING })
  })
})
