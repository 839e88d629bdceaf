import { expect, it } from 'vitest'
import { randomCases } from '../../../../tests/random-cases.ts'
import { composeDraft } from '../compose-draft.ts'
import { practiceOf } from '../personas/persona.ts'
import { randomPersona } from '../personas/random-persona.ts'
import { redescribed } from './metadata.ts'

it('keeps titles and descriptions within what a search shows, in whole words and sentences', () => {
  let withStates = 0
  for (let seed = 0; seed < randomCases(500); seed++) {
    const { kind, subject, metadata } = composeDraft(practiceOf(randomPersona(seed)))
    const [title, description] = [metadata.title.text, metadata.description.text]
    expect(title === subject.name || title.length <= 60 || kind === 'proposal', title).toBe(true)
    expect(description.length).toBeLessThanOrEqual(156)
    expect(title).not.toMatch(/\bbest\b|near me|…| in$|\|\s*$/)
    expect(description).not.toMatch(/^[,.]|\s[,.]|\.\.|\. \p{Ll}/u)
    // "In Boston, Massachusetts, and by video in Massachusetts."
    const [, state, video = ''] = /, ([^,]+), and by video in ([^.]+)/.exec(description) ?? []
    if (state) withStates++
    expect(state && video.includes(state), description).not.toBe(true)
  }
  expect(withStates).toBeGreaterThan(0)
})

it('says the first sentence as its owner has changed it, and leaves out what does not fit', () => {
  const before = 'Dental care in Dallas, Texas. Care for teeth. Call (214) 555-0100.'
  expect(redescribed(before, 'Care for teeth', 'We listen')).toBe(
    'Dental care in Dallas, Texas. We listen. Call (214) 555-0100.',
  )
  expect(redescribed(before, 'Care for teeth.', 'A long sentence. '.repeat(12))).toBe(
    'Dental care in Dallas, Texas. Call (214) 555-0100.',
  )
  expect(redescribed(before, 'Something else', 'We listen')).toBe(before)
})
