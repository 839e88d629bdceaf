import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import { QUESTION_KEYS, type QuestionKey } from '../answers/stored-ids.ts'
import * as personas from '../fixtures/personas.ts'
import { STEPS, stepOf } from '../questions/questionnaire.ts'
import {
  backFrom,
  canVisit,
  firstUnanswered,
  isAnswered,
  isComplete,
  nextAfter,
  pathFor,
  resumeAt,
} from './flow.ts'

const {
  ESTABLISHED_WITHOUT_LINK,
  ESTABLISHED_WITH_LINK,
  FULL_AFTER_PROPOSAL,
  NOWHERE_ONLINE,
  RECENT_WITHOUT_WEBSITE,
  TALKING,
  THINKING,
} = personas
const updated_at = '2026-11-21T10:00:00.000Z'

/** The answers of a persona up to, not including, a question. */
function answersBefore(answers: Answers, key: QuestionKey): Answers {
  const stop = stepOf(key).stepNumber
  return Object.fromEntries(
    STEPS.filter((step) => step.stepNumber < stop).map((step) => [step.key, answers[step.key]]),
  )
}

describe('answering every question of a persona in order', () => {
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

  test.each(walks)('$name: Continue leads to the next step on the path', ({ answers }) => {
    const path = pathFor(answers)
    for (const [index, step] of path.slice(0, -1).entries()) {
      const soFar = { ...answersBefore(answers, step.key), [step.key]: answers[step.key] }
      const isFeedback = step.key === 'websiteFeedback' && !soFar.websiteFeedback?.wants_full_draft
      // As specified; the waiting page leads on to the questions that are left.
      expect(nextAfter(step.key, soFar)).toMatchObject(
        isFeedback
          ? { path: '/onboarding/waiting-draft?flow=current-website' }
          : { kind: 'step', key: path[index + 1]?.key },
      )
      expect(resumeAt(soFar)).toMatchObject({ key: path[index + 1]?.key })
    }
  })

  test.each(walks)('$name: no step after the first unanswered one can be visited', ({ answers }) => {
    for (const step of pathFor(answers)) {
      const soFar = answersBefore(answers, step.key)
      const reachable = QUESTION_KEYS.filter((key) => canVisit(key, soFar))
      const path = pathFor(soFar).map((other) => other.key)
      const upToGap = path.slice(0, path.indexOf(step.key) + 1)
      // Website feedback is the only screen without prerequisites.
      expect(reachable).toEqual(
        QUESTION_KEYS.filter((key) => upToGap.includes(key) || key === 'websiteFeedback'),
      )
    }
  })
})

/** The destination of a completed flow. */
function waitingPage(flow: string) {
  return { kind: 'waiting', flow, path: `/onboarding/waiting-draft?flow=${flow}` }
}

describe('the end of the path', () => {
  test('a described practice ends at the waiting page with build-presence', () => {
    for (const answers of [
      THINKING,
      RECENT_WITHOUT_WEBSITE,
      ESTABLISHED_WITHOUT_LINK,
      FULL_AFTER_PROPOSAL,
      NOWHERE_ONLINE,
    ]) {
      const waiting = waitingPage('build-presence')
      expect(nextAfter('designDetails', answers)).toEqual(waiting)
      expect(resumeAt(answers)).toEqual(waiting)
      expect(isComplete(answers)).toBe(true)
    }
  })

  test('feedback ends at the waiting page with current-website', () => {
    const waiting = waitingPage('current-website')
    expect(nextAfter('websiteFeedback', ESTABLISHED_WITH_LINK)).toEqual(waiting)
    expect(resumeAt(ESTABLISHED_WITH_LINK)).toEqual(waiting)
    expect(isComplete(ESTABLISHED_WITH_LINK)).toBe(true)
  })

  test('a call leads to the scheduling page, resumes at the guide and is not complete', () => {
    expect(nextAfter('buildPresence', TALKING)).toEqual({ kind: 'scheduling' })
    expect(resumeAt(TALKING)).toEqual({ kind: 'guide', path: '/onboarding/onboarding-guide' })
    expect(isComplete(TALKING)).toBe(false)
  })

  test('feedback from outside the path leads to the waiting page but is not complete', () => {
    const { websiteFeedback } = ESTABLISHED_WITH_LINK
    expect(nextAfter('websiteFeedback', { websiteFeedback })).toMatchObject({ flow: 'current-website' })
    expect(isComplete({ websiteFeedback })).toBe(false)
    expect(isComplete({ ...RECENT_WITHOUT_WEBSITE, designDetails: undefined, websiteFeedback })).toBe(false)
  })
})

describe('backFrom', () => {
  test.each<[QuestionKey, Answers, string]>([
    ['businessDetails', {}, '/onboarding/onboarding-guide'],
    ['marketingDetails', RECENT_WITHOUT_WEBSITE, '/onboarding/business-details'],
    ['webPresence', RECENT_WITHOUT_WEBSITE, '/onboarding/marketing-details'],
    ['webPresenceLinks', RECENT_WITHOUT_WEBSITE, '/onboarding/web-presence'],
    ['websiteFeedback', ESTABLISHED_WITH_LINK, '/onboarding/web-presence-links'],
    ['websiteFeedback', {}, '/onboarding/web-presence-links'],
    ['practiceVision', FULL_AFTER_PROPOSAL, '/onboarding/current-website-feedback'],
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

describe('changed answers', () => {
  test('an added online presence requires its link', () => {
    const added: Answers = {
      ...RECENT_WITHOUT_WEBSITE,
      webPresence: { selected_options: ['facebook', 'instagram', 'website'], updated_at },
    }
    expect(isAnswered('webPresenceLinks', added)).toBe(false)
    expect(firstUnanswered(added)?.key).toBe('webPresenceLinks')
  })

  test('removing the website link leads to describing the practice instead of feedback', () => {
    const changed: Answers = {
      ...ESTABLISHED_WITH_LINK,
      webPresenceLinks: { links: {}, selected_options: ['website', 'google'], updated_at },
    }
    expect(nextAfter('webPresenceLinks', changed)).toMatchObject({ key: 'buildPresence' })
    expect(isComplete(changed)).toBe(false)
  })

  test('switching back to a branch restores its answers', () => {
    const both: Answers = { ...THINKING, ...ESTABLISHED_WITH_LINK }
    expect(isComplete(both)).toBe(true)
    expect(isComplete({ ...both, businessDetails: { selected_type: 'thinking', updated_at } })).toBe(true)
  })

  test('an emptied answer counts as unanswered', () => {
    const emptied: Answers = {
      ...THINKING,
      practiceVision: { selected_visions: [], custom_visions: [], updated_at },
    }
    expect(firstUnanswered(emptied)?.key).toBe('practiceVision')
    expect(canVisit('designDetails', emptied)).toBe(false)
  })
})
