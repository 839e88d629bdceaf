import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import { QUESTION_KEYS, type QuestionKey } from '../answers/stored-ids.ts'
import {
  ESTABLISHED_WITH_LINK,
  ESTABLISHED_WITHOUT_LINK,
  FULL_AFTER_PROPOSAL,
  FULL_WITH_WEBSITE,
  NOWHERE_ONLINE,
  RECENT_WITHOUT_WEBSITE,
  TALKING,
  THINKING,
} from '../fixtures/personas.ts'
import { answersOnPath, pathFor } from './flow.ts'

const updated_at = '2026-11-21T10:00:00.000Z'

const DESCRIPTION: readonly QuestionKey[] = [
  'buildPresence',
  'practiceVision',
  'practiceMotivation',
  'practiceType',
  'clinicModel',
  'practiceLocation',
  'clinicianDetails',
  'designDetails',
]

const TABLE: readonly { situation: string; answers: Answers; path: readonly QuestionKey[] }[] = [
  {
    situation: 'an owner who is thinking about it is only asked about the practice',
    answers: THINKING,
    path: ['businessDetails', ...DESCRIPTION],
  },
  {
    situation: 'a recent practice without a website shares links and describes itself',
    answers: RECENT_WITHOUT_WEBSITE,
    path: ['businessDetails', 'marketingDetails', 'webPresence', 'webPresenceLinks', ...DESCRIPTION],
  },
  {
    situation: 'an established practice with a linked website ends with feedback',
    answers: ESTABLISHED_WITH_LINK,
    path: ['businessDetails', 'marketingDetails', 'webPresence', 'webPresenceLinks', 'websiteFeedback'],
  },
  {
    situation: 'the owner of a redesign proposal who wants the full draft answers six more questions',
    answers: FULL_AFTER_PROPOSAL,
    path: [
      'businessDetails',
      'marketingDetails',
      'webPresence',
      'webPresenceLinks',
      'websiteFeedback',
      'practiceVision',
      'practiceMotivation',
      'practiceType',
      'clinicModel',
      'practiceLocation',
      'designDetails',
    ],
  },
  {
    situation: 'an owner who lets us read the website is asked for a whole site, story and all',
    answers: FULL_WITH_WEBSITE,
    path: [
      'businessDetails',
      'marketingDetails',
      'webPresence',
      'webPresenceLinks',
      'websiteFeedback',
      ...DESCRIPTION.slice(1),
    ],
  },
  {
    situation: 'an established practice that leaves the link empty describes itself',
    answers: ESTABLISHED_WITHOUT_LINK,
    path: ['businessDetails', 'marketingDetails', 'webPresence', 'webPresenceLinks', ...DESCRIPTION],
  },
  {
    situation: 'a practice without an online presence is not asked for links',
    answers: NOWHERE_ONLINE,
    path: ['businessDetails', 'marketingDetails', 'webPresence', ...DESCRIPTION],
  },
  {
    situation: 'an owner who prefers a call is asked nothing more',
    answers: TALKING,
    path: ['businessDetails', 'buildPresence'],
  },
  {
    situation: 'an owner without answers gets the shortest path',
    answers: {},
    path: ['businessDetails', ...DESCRIPTION],
  },
  {
    situation: 'changing from established to thinking leaves the website branch, whatever is stored',
    answers: { ...ESTABLISHED_WITH_LINK, businessDetails: { selected_type: 'thinking', updated_at } },
    path: ['businessDetails', ...DESCRIPTION],
  },
  {
    situation: 'deselecting the website leads to describing the practice',
    answers: { ...ESTABLISHED_WITH_LINK, webPresence: { selected_options: ['google'], updated_at } },
    path: ['businessDetails', 'marketingDetails', 'webPresence', 'webPresenceLinks', ...DESCRIPTION],
  },
  {
    situation: 'a call chosen on an abandoned branch does not end the path',
    answers: { ...ESTABLISHED_WITH_LINK, buildPresence: { selected_id: 'talk', updated_at } },
    path: ['businessDetails', 'marketingDetails', 'webPresence', 'webPresenceLinks', 'websiteFeedback'],
  },
]

describe('pathFor', () => {
  test.each(TABLE)('$situation', ({ answers, path }) => {
    expect(pathFor(answers).map((step) => step.key)).toEqual(path)
  })

  test('covers every question across all cases', () => {
    const asked = new Set(TABLE.flatMap(({ answers }) => pathFor(answers).map((step) => step.key)))
    expect([...asked].sort()).toEqual([...QUESTION_KEYS].sort())
  })

  test('answersOnPath drops answers of abandoned branches only', () => {
    const changed: Answers = {
      ...ESTABLISHED_WITH_LINK,
      ...THINKING,
      businessDetails: { selected_type: 'thinking', updated_at },
    }
    expect(Object.keys(answersOnPath(changed)).sort()).toEqual(['businessDetails', ...DESCRIPTION].sort())
    expect(answersOnPath({ ...changed, ...ESTABLISHED_WITH_LINK })).toEqual(ESTABLISHED_WITH_LINK)
  })
})
