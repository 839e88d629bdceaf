import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import { ESTABLISHED_WITH_LINK, RECENT_WITHOUT_WEBSITE, TALKING, THINKING } from '../fixtures/personas.ts'
import { GUIDE_CARDS, GUIDE_STATUS_LABELS, type GuideStatus, guideAction, guideStatuses } from './guide.ts'

describe('the guide', () => {
  test.each<[string, Answers, readonly GuideStatus[]]>([
    ['starts with the first part', {}, ['in-progress', 'todo', 'todo']],
    [
      'goes on with the second',
      { businessDetails: THINKING.businessDetails },
      ['done', 'in-progress', 'todo'],
    ],
    [
      'then the third',
      { ...RECENT_WITHOUT_WEBSITE, clinicianDetails: undefined, designDetails: undefined },
      ['done', 'done', 'in-progress'],
    ],
    ['ends with a description', THINKING, ['done', 'done', 'done']],
    ['ends with feedback', ESTABLISHED_WITH_LINK, ['done', 'done', 'done']],
    ['waits for the call', TALKING, ['done', 'done', 'in-progress']],
    [
      'goes back with a first answer that is missing',
      { ...THINKING, businessDetails: undefined },
      ['in-progress', 'done', 'done'],
    ],
  ])('%s', (_, answers, statuses) => {
    const byId = guideStatuses(answers)
    expect(GUIDE_CARDS.map((card) => byId[card.id])).toEqual(statuses)
  })

  test('says each status in words', () => {
    expect(GUIDE_STATUS_LABELS).toEqual({ done: 'Done', 'in-progress': 'In progress', todo: 'To do' })
  })

  test.each<[string, Answers, string, string]>([
    ['starts a newcomer', {}, "Let's Get Started", '/onboarding/business-details'],
    [
      'takes up at the first gap',
      { ...THINKING, practiceType: undefined },
      'Continue',
      '/onboarding/build-presence/practice-type',
    ],
    [
      'leads finished owners to the waiting page',
      ESTABLISHED_WITH_LINK,
      'Continue',
      '/onboarding/waiting-draft?flow=current-website',
    ],
    ['offers writing to who chose a call', TALKING, 'Write instead', '/onboarding/build-presence'],
  ])('%s', (_, answers, label, path) => {
    expect(guideAction(answers)).toMatchObject({ label, to: { path }, isCallChosen: answers === TALKING })
  })
})
