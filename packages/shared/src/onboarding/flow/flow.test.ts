import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import { QUESTION_KEYS, type QuestionKey } from '../answers/stored-ids.ts'
import * as personas from '../fixtures/personas.ts'
import { STEPS, stepOf } from '../questions/questionnaire.ts'
import { branchPath } from './branch-path.ts'
import {
  answersOnPath,
  backFrom,
  canVisit,
  firstUnanswered,
  isAnswered,
  isComplete,
  nextAfter,
  pathFor,
  resumeAt,
} from './flow.ts'
import { resolveQuestionPath } from './navigation.ts'

const {
  THINKING,
  RECENT_WITHOUT_WEBSITE,
  ESTABLISHED_WITH_LINK,
  ESTABLISHED_WITHOUT_LINK,
  NOWHERE_ONLINE,
  TALKING,
} = personas
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

const TABLE: readonly { who: string; answers: Answers; path: readonly QuestionKey[] }[] = [
  {
    who: 'somebody who is thinking is asked about the practice only',
    answers: THINKING,
    path: ['businessDetails', ...DESCRIPTION],
  },
  {
    who: 'a recent practice without a website shares links and describes itself',
    answers: RECENT_WITHOUT_WEBSITE,
    path: ['businessDetails', 'marketingDetails', 'webPresence', 'webPresenceLinks', ...DESCRIPTION],
  },
  {
    who: 'an established practice with a website and its link gives feedback and is done',
    answers: ESTABLISHED_WITH_LINK,
    path: ['businessDetails', 'marketingDetails', 'webPresence', 'webPresenceLinks', 'websiteFeedback'],
  },
  {
    who: 'an established practice that leaves the link empty describes itself',
    answers: ESTABLISHED_WITHOUT_LINK,
    path: ['businessDetails', 'marketingDetails', 'webPresence', 'webPresenceLinks', ...DESCRIPTION],
  },
  {
    who: 'a practice that is nowhere online is not asked for links',
    answers: NOWHERE_ONLINE,
    path: ['businessDetails', 'marketingDetails', 'webPresence', ...DESCRIPTION],
  },
  {
    who: 'somebody who would rather talk is asked nothing more',
    answers: TALKING,
    path: ['businessDetails', 'buildPresence'],
  },
  { who: 'a newcomer sees the shortest way ahead', answers: {}, path: ['businessDetails', ...DESCRIPTION] },
  {
    who: 'who turns from established to thinking leaves the website branch, whatever is stored of it',
    answers: { ...ESTABLISHED_WITH_LINK, businessDetails: { selected_type: 'thinking', updated_at } },
    path: ['businessDetails', ...DESCRIPTION],
  },
  {
    who: 'who takes the website back is asked to describe the practice',
    answers: { ...ESTABLISHED_WITH_LINK, webPresence: { selected_options: ['google'], updated_at } },
    path: ['businessDetails', 'marketingDetails', 'webPresence', 'webPresenceLinks', ...DESCRIPTION],
  },
  {
    who: 'a call chosen on a branch left behind does not end the path',
    answers: { ...ESTABLISHED_WITH_LINK, buildPresence: { selected_id: 'talk', updated_at } },
    path: ['businessDetails', 'marketingDetails', 'webPresence', 'webPresenceLinks', 'websiteFeedback'],
  },
]

/** The answers of a persona up to, not including, a question. */
function answersBefore(answers: Answers, key: QuestionKey): Answers {
  const stop = stepOf(key).stepNumber
  return Object.fromEntries(
    STEPS.filter((step) => step.stepNumber < stop).map((step) => [step.key, answers[step.key]]),
  )
}

describe('the path', () => {
  test.each(TABLE)('$who', ({ answers, path }) => {
    expect(pathFor(answers).map((step) => step.key)).toEqual(path)
  })

  test('asks everything that anybody can be asked', () => {
    const asked = new Set(TABLE.flatMap(({ answers }) => pathFor(answers).map((step) => step.key)))
    expect([...asked].sort()).toEqual([...QUESTION_KEYS].sort())
  })

  test('drops the answers of branches left behind, and keeps those of the branch', () => {
    const changed: Answers = {
      ...ESTABLISHED_WITH_LINK,
      ...THINKING,
      businessDetails: { selected_type: 'thinking', updated_at },
    }
    expect(Object.keys(answersOnPath(changed)).sort()).toEqual(['businessDetails', ...DESCRIPTION].sort())
    expect(answersOnPath({ ...changed, ...ESTABLISHED_WITH_LINK })).toEqual(ESTABLISHED_WITH_LINK)
  })
})

describe('walking a persona from the first question to the last', () => {
  const walks = Object.entries(personas).map(([name, answers]) => ({ name, answers }))

  test.each(walks)('$name: each step is the first unanswered one until it is answered', ({ answers }) => {
    for (const step of pathFor(answers)) {
      const soFar = answersBefore(answers, step.key)
      expect(firstUnanswered(soFar)?.key).toBe(step.key)
      expect(resumeAt(soFar)).toEqual({ kind: 'step', key: step.key, path: step.path })
      expect(isComplete(soFar)).toBe(false)
    }
    expect(firstUnanswered(answers)).toBeUndefined()
  })

  test.each(walks)('$name: Continue leads from each step to the next of the path', ({ answers }) => {
    const path = pathFor(answers)
    for (const [index, step] of path.slice(0, -1).entries()) {
      const soFar = { ...answersBefore(answers, step.key), [step.key]: answers[step.key] }
      expect(nextAfter(step.key, soFar)).toMatchObject({ kind: 'step', key: path[index + 1]?.key })
    }
  })

  test.each(walks)('$name: nobody passes the first gap', ({ answers }) => {
    for (const step of pathFor(answers)) {
      const soFar = answersBefore(answers, step.key)
      const reachable = QUESTION_KEYS.filter((key) => canVisit(key, soFar))
      const path = pathFor(soFar).map((other) => other.key)
      const upToGap = path.slice(0, path.indexOf(step.key) + 1)
      // Feedback on the website is the one screen that asks for nothing before it.
      expect(reachable).toEqual(
        QUESTION_KEYS.filter((key) => upToGap.includes(key) || key === 'websiteFeedback'),
      )
    }
  })
})

describe('the ends', () => {
  test('describing the practice ends at the waiting page of build-presence', () => {
    for (const answers of [THINKING, RECENT_WITHOUT_WEBSITE, ESTABLISHED_WITHOUT_LINK, NOWHERE_ONLINE]) {
      const waiting = {
        kind: 'waiting',
        flow: 'build-presence',
        path: '/onboarding/waiting-draft?flow=build-presence',
      }
      expect(nextAfter('designDetails', answers)).toEqual(waiting)
      expect(resumeAt(answers)).toEqual(waiting)
      expect(isComplete(answers)).toBe(true)
    }
  })

  test('feedback ends at the waiting page of current-website', () => {
    const waiting = {
      kind: 'waiting',
      flow: 'current-website',
      path: '/onboarding/waiting-draft?flow=current-website',
    }
    expect(nextAfter('websiteFeedback', ESTABLISHED_WITH_LINK)).toEqual(waiting)
    expect(resumeAt(ESTABLISHED_WITH_LINK)).toEqual(waiting)
    expect(isComplete(ESTABLISHED_WITH_LINK)).toBe(true)
  })

  test('a call leads to the scheduling page, comes back to the guide and completes nothing', () => {
    expect(nextAfter('buildPresence', TALKING)).toEqual({ kind: 'scheduling' })
    expect(resumeAt(TALKING)).toEqual({ kind: 'guide', path: '/onboarding/onboarding-guide' })
    expect(isComplete(TALKING)).toBe(false)
  })

  test('feedback given from outside the path leads on as written and completes nothing', () => {
    const { websiteFeedback } = ESTABLISHED_WITH_LINK
    expect(nextAfter('websiteFeedback', { websiteFeedback })).toMatchObject({ flow: 'current-website' })
    expect(isComplete({ websiteFeedback })).toBe(false)
    expect(isComplete({ ...RECENT_WITHOUT_WEBSITE, designDetails: undefined, websiteFeedback })).toBe(false)
  })
})

describe('Back', () => {
  test.each<[QuestionKey, Answers, string]>([
    ['businessDetails', {}, '/onboarding/onboarding-guide'],
    ['marketingDetails', RECENT_WITHOUT_WEBSITE, '/onboarding/business-details'],
    ['webPresence', RECENT_WITHOUT_WEBSITE, '/onboarding/marketing-details'],
    ['webPresenceLinks', RECENT_WITHOUT_WEBSITE, '/onboarding/web-presence'],
    ['websiteFeedback', ESTABLISHED_WITH_LINK, '/onboarding/web-presence-links'],
    ['websiteFeedback', {}, '/onboarding/web-presence-links'],
    ['buildPresence', THINKING, '/onboarding/business-details'],
    ['buildPresence', NOWHERE_ONLINE, '/onboarding/web-presence'],
    ['buildPresence', RECENT_WITHOUT_WEBSITE, '/onboarding/web-presence'],
    ['practiceVision', THINKING, '/onboarding/build-presence'],
    ['practiceMotivation', THINKING, '/onboarding/build-presence/practice-vision'],
    ['practiceType', THINKING, '/onboarding/build-presence/practice-motivation'],
    ['clinicModel', THINKING, '/onboarding/build-presence/practice-type'],
    ['practiceLocation', THINKING, '/onboarding/build-presence/clinic-model'],
    ['clinicianDetails', THINKING, '/onboarding/build-presence/practice-location'],
    ['designDetails', THINKING, '/onboarding/build-presence/clinician-details'],
  ])('from %s', (key, answers, path) => {
    expect(backFrom(key, answers)).toMatchObject({ path })
  })
})

describe('answers changed after the fact', () => {
  test('a place online that was added asks for its link, and only then goes on', () => {
    const added: Answers = {
      ...RECENT_WITHOUT_WEBSITE,
      webPresence: { selected_options: ['facebook', 'instagram', 'website'], updated_at },
    }
    expect(isAnswered('webPresenceLinks', added)).toBe(false)
    expect(firstUnanswered(added)?.key).toBe('webPresenceLinks')
  })

  test('a link that is taken away moves the owner from feedback to describing the practice', () => {
    const changed: Answers = {
      ...ESTABLISHED_WITH_LINK,
      webPresenceLinks: { links: {}, selected_options: ['website', 'google'], updated_at },
    }
    expect(nextAfter('webPresenceLinks', changed)).toMatchObject({ key: 'buildPresence' })
    expect(isComplete(changed)).toBe(false)
  })

  test('switching back restores what was answered before', () => {
    const both: Answers = { ...THINKING, ...ESTABLISHED_WITH_LINK }
    expect(isComplete(both)).toBe(true)
    expect(isComplete({ ...both, businessDetails: { selected_type: 'thinking', updated_at } })).toBe(true)
  })

  test('an emptied answer is a gap again', () => {
    const emptied: Answers = {
      ...THINKING,
      practiceVision: { selected_visions: [], custom_visions: [], updated_at },
    }
    expect(firstUnanswered(emptied)?.key).toBe('practiceVision')
    expect(canVisit('designDetails', emptied)).toBe(false)
  })
})

describe('arriving at an address', () => {
  test.each<[string, Answers, QuestionKey]>([
    ['/onboarding/business-details', {}, 'businessDetails'],
    ['/onboarding/business-details/', THINKING, 'businessDetails'],
    ['/onboarding/current-website-feedback', {}, 'websiteFeedback'],
    ['/onboarding/build-presence/design-details', THINKING, 'designDetails'],
  ])('%s shows the step', (path, answers, key) => {
    expect(resolveQuestionPath(path, answers)).toMatchObject({ kind: 'show', step: { key } })
  })

  test.each<[string, Answers, string]>([
    ['/onboarding/no-such-step', {}, '/onboarding/business-details'],
    ['/onboarding/build-presence/design-details', {}, '/onboarding/business-details'],
    ['/onboarding/web-presence', THINKING, '/onboarding/waiting-draft?flow=build-presence'],
    ['/onboarding/build-presence', ESTABLISHED_WITH_LINK, '/onboarding/waiting-draft?flow=current-website'],
    ['/onboarding/build-presence/practice-vision', TALKING, '/onboarding/onboarding-guide'],
    ['/onboarding/web-presence-links', NOWHERE_ONLINE, '/onboarding/waiting-draft?flow=build-presence'],
  ])('%s leads elsewhere', (path, answers, to) => {
    expect(resolveQuestionPath(path, answers)).toMatchObject({ kind: 'redirect', to: { path: to } })
  })
})

describe('the branch path', () => {
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
