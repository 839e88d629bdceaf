import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { composeSite, loadSite } from '../site/render-site.ts'
import { type Following, followAnswers, type ScreenPreview } from './follow-answers.ts'
import { previewAnswer } from './previewed-answer.ts'
import { shownAnswers } from './shown-answers.ts'
import { followPage, type PageToShow } from './site-page.ts'

vi.mock('./site-page.ts', () => ({ followPage: vi.fn() }))

const PROFILE = { id: 'owner', first_name: null, last_name: null, company_name: 'Cedar Grove' }
const SCREEN: ScreenPreview = { saved: {}, profile: PROFILE, screen: 'practiceVision' }

describe('followAnswers', () => {
  const show = vi.fn<(next: PageToShow) => void>()
  let following: Following

  beforeEach(async () => {
    await loadSite(composeSite({ answers: {}, profile: PROFILE }), 'warm')
    vi.useFakeTimers()
    vi.mocked(followPage).mockImplementation((frame) => ({ frame, isReady: () => true, show }))
    following = followAnswers(document.createElement('iframe'), () => {})
    following.show(SCREEN)
    vi.runAllTimers()
    show.mockClear()
  })
  afterEach(() => {
    following.stop()
    previewAnswer(null)
    vi.useRealTimers()
  })
  const preview = (cause: 'choice' | 'typing', ...selected_visions: string[]) =>
    previewAnswer({ key: 'practiceVision', fields: { selected_visions, custom_visions: [] }, cause })

  it('shows a choice in the task of its event', () => {
    preview('choice', 'technology')
    expect(show).toHaveBeenCalledOnce()
    expect(show.mock.lastCall?.[0]).toMatchObject({ cause: 'choice', screen: 'practiceVision' })
    expect(show.mock.lastCall?.[0].html).toContain('values/technology/')
  })

  it('shows several typed letters once, after their frame', () => {
    preview('typing', 'technology')
    preview('typing', 'technology', 'accessibility')
    expect(show).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(show).toHaveBeenCalledOnce()
    expect(show.mock.lastCall?.[0].html).toContain('values/accessibility/')
  })

  it('drops typed letters for a choice that comes first', () => {
    preview('typing', 'technology')
    preview('choice', 'accessibility')
    vi.runAllTimers()
    expect(show).toHaveBeenCalledOnce()
  })

  it('leaves out the answer to another question, and shows nothing after it is stopped', () => {
    previewAnswer({ key: 'clinicModel', fields: { selected_model: 'hybrid' }, cause: 'choice' })
    expect(show.mock.lastCall?.[0]).toMatchObject({ cause: undefined })
    preview('typing', 'technology')
    following.stop()
    vi.runAllTimers()
    expect(show).toHaveBeenCalledOnce()
  })
})

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
