import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import { ESTABLISHED_WITH_LINK, TALKING, THINKING } from '../fixtures/personas.ts'
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
    ['redirects owners without answers', {}, 'build-presence', false, { kind: 'redirect' }],
    [
      'redirects owners who chose a call',
      TALKING,
      null,
      false,
      { to: { path: '/onboarding/onboarding-guide' } },
    ],
    [
      'lets a complete description start the build',
      THINKING,
      'build-presence',
      false,
      { flow: 'build-presence', isReady: false, canStartBuild: true, unfinished: null },
    ],
    [
      'lets complete feedback start the build',
      ESTABLISHED_WITH_LINK,
      'current-website',
      false,
      { flow: 'current-website', isReady: false, canStartBuild: true, unfinished: null },
    ],
    [
      'shows incomplete answers without a build, and where to continue',
      { practiceType: THINKING.practiceType },
      'build-presence',
      false,
      {
        flow: 'build-presence',
        canStartBuild: false,
        unfinished: { path: '/onboarding/business-details' },
      },
    ],
    ['derives a missing flow from the answers', THINKING, null, false, { flow: 'build-presence' }],
    [
      'derives an unknown flow from the answers',
      ESTABLISHED_WITH_LINK,
      'liftoff',
      false,
      { flow: 'current-website' },
    ],
    [
      'overrides a flow that does not match the answers',
      THINKING,
      'current-website',
      false,
      { flow: 'build-presence' },
    ],
    [
      'uses the newer of two incomplete branches',
      {
        practiceType: THINKING.practiceType,
        websiteFeedback: { selected_areas: ['copy'], custom_areas: [], updated_at: later },
      },
      null,
      false,
      { flow: 'current-website' },
    ],
    [
      'shows a finished draft whatever the answers, and does not build again',
      TALKING,
      'current-website',
      true,
      { kind: 'show', flow: 'current-website', isReady: true, canStartBuild: false, unfinished: null },
    ],
    [
      'derives the flow from the answers when a draft is finished',
      { ...THINKING, websiteFeedback: ESTABLISHED_WITH_LINK.websiteFeedback },
      'current-website',
      true,
      { flow: 'build-presence', isReady: true },
    ],
  ])('%s', (_, answers, flow, hasReadyDraft, view) => {
    expect(waitingView(answers, flow, hasReadyDraft)).toMatchObject(view)
  })

  test('uses the texts and confetti of the specification', () => {
    expect(WORK_PLAN).toHaveLength(4)
    expect([CONFETTI_MS, CONFETTI_PIECES]).toEqual([3000, 70])
    expect(BUILD_STARTED).toEqual({
      title: 'Success!',
      description: "We've started building your website draft.",
      kind: 'success',
    })
    expect(BUILD_FAILED).toEqual({
      title: 'Error',
      description: 'Failed to initialize site builder. Please try again later.',
      kind: 'destructive',
    })
  })
})
