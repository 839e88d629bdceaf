import { describe, expect, test } from 'vitest'
import { ESTABLISHED_WITH_LINK, THINKING } from '../fixtures/personas.ts'
import { summarizePractice } from './practice-summary.ts'

describe('summarizePractice', () => {
  test('lists the selected titles', () => {
    expect(summarizePractice(THINKING)).toEqual([
      { title: 'What makes you special', values: ['Personalized Care', 'House calls'] },
      { title: 'What motivates you', values: ['Wellness'] },
      { title: 'Practice type', values: ['Primary Care'] },
      { title: 'Model and place', values: ['Concierge', 'Office in 33101', 'Online in Florida and Georgia'] },
    ])
  })

  test('leaves out unanswered questions and abandoned branches', () => {
    expect(
      summarizePractice({ ...THINKING, businessDetails: undefined, practiceVision: undefined })[0],
    ).toEqual({
      title: 'What motivates you',
      values: ['Wellness'],
    })
    expect(summarizePractice({ ...THINKING, ...ESTABLISHED_WITH_LINK })).toEqual([])
  })
})
