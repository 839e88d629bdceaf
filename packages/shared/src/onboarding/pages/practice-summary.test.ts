import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import { ESTABLISHED_WITH_LINK, RECENT_WITHOUT_WEBSITE, THINKING } from '../fixtures/personas.ts'
import { summarizePractice, summarizeWebsite } from './practice-summary.ts'

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

describe('summarizeWebsite', () => {
  test('lists the address, the other links and the chosen areas', () => {
    const { webPresenceLinks, websiteFeedback } = ESTABLISHED_WITH_LINK
    const answers: Answers = {
      ...ESTABLISHED_WITH_LINK,
      webPresenceLinks: webPresenceLinks && {
        ...webPresenceLinks,
        links: {
          facebook: 'facebook.com/harbor/',
          ...webPresenceLinks.links,
          google: 'https://g.page/harbor',
        },
      },
      websiteFeedback: websiteFeedback && {
        ...websiteFeedback,
        selected_areas: ['mobile', 'custom-1795254000000'],
        custom_areas: [{ id: 'custom-1795254000000', title: 'Languages', description: 'Spanish.' }],
      },
    }
    expect(summarizeWebsite(answers)).toEqual([
      { title: 'Your website', values: ['harborfamily.example'] },
      { title: 'Your other places', values: ['g.page/harbor', 'facebook.com/harbor'] },
      { title: 'What should be better', values: ['Mobile Experience', 'Languages'] },
    ])
  })

  test('leaves out what was not asked', () => {
    const { webPresenceLinks: _, ...without } = RECENT_WITHOUT_WEBSITE
    expect(summarizeWebsite(without)).toEqual([])
  })
})
