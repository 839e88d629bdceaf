import { PERSONAS } from '@foyer/draft/personas/personas.ts'
import { expect, it } from 'vitest'
import { changedLines } from './changed-lines.ts'
import { composeSite } from './render-site.ts'
import { shownAnswers } from './shown-answers.ts'

const [persona] = PERSONAS
if (!persona) throw new Error('There is no persona.')
const { answers, profile } = persona
const siteWith = (visions: readonly string[]) =>
  composeSite({
    profile,
    answers: shownAnswers(answers, {
      key: 'practiceVision',
      fields: { selected_visions: visions, custom_visions: [] },
      cause: 'choice',
    }),
  })

it('finds the lines of a value that was added', () => {
  const changed = changedLines(siteWith(['personalized_care']), siteWith(['personalized_care', 'technology']))
  expect(changed.filter((id) => id.startsWith('values/technology/')).length).toBeGreaterThan(1)
  expect(changed.filter((id) => id.startsWith('values/personalized_care/'))).toEqual([])
})

it('finds nothing when nothing has changed, and nothing that was removed', () => {
  expect(changedLines(siteWith(['technology']), siteWith(['technology']))).toEqual([])
  const changed = changedLines(siteWith(['personalized_care', 'technology']), siteWith(['personalized_care']))
  expect(changed.filter((id) => id.startsWith('values/technology/'))).toEqual([])
})
