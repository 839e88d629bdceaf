import { describe, expect, test } from 'vitest'
import { QUESTION_KEYS } from '../answers/stored-ids.ts'
import {
  ESTABLISHED_WITH_LINK,
  FULL_AFTER_PROPOSAL,
  FULL_WITH_WEBSITE,
  TALKING,
  THINKING,
} from '../fixtures/personas.ts'
import { answersToBuild, answersToPropose, answersVersion, completes, isProposal } from './completion.ts'

const updated_at = '2026-11-21T11:00:00.000Z'

test('only the last question of each branch completes the onboarding', () => {
  expect(QUESTION_KEYS.filter(completes)).toEqual(['websiteFeedback', 'designDetails'])
})

describe('answersToBuild', () => {
  test('keeps the proposal until the six questions are answered', () => {
    const begun = { ...FULL_AFTER_PROPOSAL, designDetails: undefined }
    expect(answersToBuild(begun).websiteFeedback).toEqual(ESTABLISHED_WITH_LINK.websiteFeedback)
    expect(answersVersion(answersToBuild(begun))).not.toBeNull()
    expect(answersToBuild(FULL_AFTER_PROPOSAL)).toBe(FULL_AFTER_PROPOSAL)
    expect(answersToBuild(THINKING)).toBe(THINKING)
  })
})

describe('answersToPropose', () => {
  test('gives the proposal beside a whole site, and the site that is not finished yet', () => {
    expect(answersToPropose(FULL_WITH_WEBSITE)).toEqual({
      ...FULL_WITH_WEBSITE,
      webPresenceLinks: ESTABLISHED_WITH_LINK.webPresenceLinks,
    })
    expect(isProposal(FULL_WITH_WEBSITE)).toBe(false)
    const { webPresenceLinks } = FULL_WITH_WEBSITE
    expect(isProposal({ ...ESTABLISHED_WITH_LINK, webPresenceLinks })).toBe(true)
    expect(answersToPropose(THINKING)).toBe(THINKING)
  })
})

describe('answersVersion', () => {
  test('is the time of the newest answer on the path', () => {
    expect(answersVersion(THINKING)).toBe('2026-11-21T09:00:00.000Z')
    const later = { ...THINKING, clinicModel: { selected_model: 'hybrid' as const, updated_at } }
    expect(answersVersion(later)).toBe(updated_at)
    const offPath = { ...THINKING, webPresence: { selected_options: [], updated_at } }
    expect(answersVersion(offPath)).toBe('2026-11-21T09:00:00.000Z')
  })

  test('is null while answers are missing', () => {
    expect(answersVersion(TALKING)).toBeNull()
    expect(answersVersion({ ...THINKING, clinicModel: undefined })).toBeNull()
  })
})
