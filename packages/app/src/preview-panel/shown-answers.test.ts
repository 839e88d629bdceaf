import { describe, expect, it } from 'vitest'
import { shownAnswers } from './shown-answers.ts'

const SAVED = { clinicModel: { selected_model: 'hybrid', updated_at: '2026-11-22T09:00:00.000Z' } } as const

describe('shownAnswers', () => {
  it('returns the saved answers when nothing is previewed', () => {
    expect(shownAnswers(SAVED, null)).toBe(SAVED)
  })

  it('puts the previewed answer in the place of the saved one', () => {
    const fields = { selected_model: 'concierge' }
    const shown = shownAnswers(SAVED, { key: 'clinicModel', fields, cause: 'choice' })
    expect(shown.clinicModel?.selected_model).toBe('concierge')
  })

  it.each<[name: string, key: 'practiceVision' | 'webPresenceLinks' | 'clinicianDetails', fields: object]>([
    ['an empty selection', 'practiceVision', { selected_visions: [], custom_visions: [] }],
    ['empty links', 'webPresenceLinks', { links: { website: '' }, selected_options: [] }],
    ['an empty story', 'clinicianDetails', { resume_text: '', resume_file_path: null }],
  ])('treats %s as unanswered', (_name, key, fields) => {
    expect(shownAnswers(SAVED, { key, fields, cause: 'choice' })[key]).toBeUndefined()
  })

  it('treats an unreadable answer as unanswered', () => {
    const fields = { selected_model: 'spa' }
    expect(shownAnswers(SAVED, { key: 'clinicModel', fields, cause: 'choice' }).clinicModel).toBeUndefined()
  })
})
