import { ESTABLISHED_WITH_LINK, THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { describe, expect, it } from 'vitest'
import { siteOf } from '../components/scene/site.ts'
import { siteFromAnswers } from './site-from-answers.ts'

describe('siteFromAnswers', () => {
  it('has only the name before the first answer', () => {
    expect(siteFromAnswers({}, ' Harbor Family Medicine ', 'guide')).toEqual(siteOf('Harbor Family Medicine'))
  })

  it('uses the titles of the selected cards', () => {
    expect(siteFromAnswers(THINKING, 'Harbor', 'waiting')).toEqual({
      view: 'whole',
      name: 'Harbor',
      tagline: expect.stringMatching(/^Primary Care · Concierge/),
      values: [expect.stringMatching(/^Personalized/), 'House calls'],
      states: ['FL', 'GA'],
      zip: '33101',
      hasOnlineVisits: true,
      story: 'I trained in Miami.',
      hasStory: true,
      style: 'warm',
    })
  })

  it('ignores answers of an abandoned branch', () => {
    const answers = { ...THINKING, ...ESTABLISHED_WITH_LINK }
    expect(siteFromAnswers(answers, '', 'waiting')).toEqual(siteOf(''))
  })

  it('treats a PDF as a story without text', () => {
    const clinicianDetails = {
      resume_text: '',
      resume_file_path: 'id/file.pdf',
      updated_at: '2026-11-21T09:00:00.000Z',
    }
    const site = siteFromAnswers({ ...THINKING, clinicianDetails }, '', 'clinicianDetails')
    expect(site).toMatchObject({ view: 'story', story: '', hasStory: true })
  })

  it.each([
    ['businessDetails', 'front'],
    ['practiceVision', 'values'],
    ['practiceLocation', 'places'],
    ['designDetails', 'whole'],
  ] as const)('shows beside %s the view %s', (place, view) => {
    expect(siteFromAnswers(THINKING, '', place).view).toBe(view)
  })
})
