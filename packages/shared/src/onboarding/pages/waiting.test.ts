import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import { ESTABLISHED_WITH_LINK, TALKING, THINKING } from '../fixtures/personas.ts'
import { summarizePractice } from './practice-summary.ts'
import {
  BUILD_FAILED,
  BUILD_STARTED,
  CONFETTI_MS,
  CONFETTI_PIECES,
  WORK_PLAN,
  waitingView,
} from './waiting.ts'

const later = '2026-11-21T12:00:00.000Z'

describe('the waiting page', () => {
  test.each<[string, Answers, string | null, boolean, object]>([
    ['sends away who saved nothing', {}, 'build-presence', false, { kind: 'redirect' }],
    ['sends away who chose a call', TALKING, null, false, { to: { path: '/onboarding/onboarding-guide' } }],
    [
      'shows a finished description and starts the build',
      THINKING,
      'build-presence',
      false,
      { flow: 'build-presence', isReady: false, canStartBuild: true, unfinished: null },
    ],
    [
      'shows a finished review and starts the build',
      ESTABLISHED_WITH_LINK,
      'current-website',
      false,
      { flow: 'current-website', isReady: false, canStartBuild: true, unfinished: null },
    ],
    [
      'one of the two answers is enough, but nothing is built and the gap is named',
      { practiceType: THINKING.practiceType },
      'build-presence',
      false,
      {
        flow: 'build-presence',
        canStartBuild: false,
        unfinished: { path: '/onboarding/business-details' },
      },
    ],
    ['takes the flow from the answers when it is missing', THINKING, null, false, { flow: 'build-presence' }],
    ['or unknown', ESTABLISHED_WITH_LINK, 'liftoff', false, { flow: 'current-website' }],
    ['or not what was answered', THINKING, 'current-website', false, { flow: 'build-presence' }],
    [
      'of two unfinished branches the newer one speaks',
      {
        practiceType: THINKING.practiceType,
        websiteFeedback: { selected_areas: ['copy'], custom_areas: [], updated_at: later },
      },
      null,
      false,
      { flow: 'current-website' },
    ],
    [
      'a ready draft is shown whatever was answered, and is not built again',
      TALKING,
      'current-website',
      true,
      { kind: 'show', flow: 'current-website', isReady: true, canStartBuild: false, unfinished: null },
    ],
    [
      'with a ready draft the answers decide, because the address is the same for all',
      { ...THINKING, websiteFeedback: ESTABLISHED_WITH_LINK.websiteFeedback },
      'current-website',
      true,
      { flow: 'build-presence', isReady: true },
    ],
  ])('%s', (_, answers, flow, hasReadyDraft, view) => {
    expect(waitingView(answers, flow, hasReadyDraft)).toMatchObject(view)
  })

  test('says and throws what the specification says', () => {
    expect(WORK_PLAN).toHaveLength(4)
    expect([CONFETTI_MS, CONFETTI_PIECES]).toEqual([3000, 70])
    expect(BUILD_STARTED).toEqual({
      title: 'Success!',
      description: "We've started building your website draft.",
    })
    expect(BUILD_FAILED).toEqual({
      title: 'Error',
      description: 'Failed to initialize site builder. Please try again later.',
      kind: 'destructive',
    })
  })
})

describe('what was learned', () => {
  test('is told in the titles that were chosen', () => {
    expect(summarizePractice(THINKING)).toEqual([
      { title: 'What makes you special', values: ['Personalized Care', 'House calls'] },
      { title: 'What motivates you', values: ['Wellness'] },
      { title: 'Practice type', values: ['Primary Care'] },
      { title: 'Model and place', values: ['Concierge', 'Office in 33101', 'Online in Florida and Georgia'] },
    ])
  })

  test('leaves out what is not answered or left behind', () => {
    expect(
      summarizePractice({ ...THINKING, businessDetails: undefined, practiceVision: undefined })[0],
    ).toEqual({
      title: 'What motivates you',
      values: ['Wellness'],
    })
    expect(summarizePractice({ ...THINKING, ...ESTABLISHED_WITH_LINK })).toEqual([])
  })
})
