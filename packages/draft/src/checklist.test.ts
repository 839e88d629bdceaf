import { expect, test } from 'vitest'
import { checklistOf } from './checklist.ts'
import { composeDraft } from './compose-draft.ts'
import { type Persona, practiceOf } from './personas/persona.ts'
import { full, profile } from './personas/persona-answers.ts'
import { REYES_STORY } from './personas/stories.ts'
import { CITY_ADVICE } from './words/gaps.ts'

const OWNER = profile('22222222-0000-4000-8000-000000000003', 'Dana', 'Reyes', 'Harbor')
const persona = (details: object, story = REYES_STORY): Persona => ({
  id: 'one',
  profile: OWNER,
  answers: full({ journey: 'recent', type: 'primary_care', zip: '37402', visions: ['accessibility'], story }),
  details,
})
const linesFor = (details: object, story?: string) =>
  checklistOf(composeDraft(practiceOf(persona(details, story))))
test('asks for the city of a street where the ZIP does not tell it', () => {
  const askedFor = (details: object) => {
    const answers = full({ journey: 'recent', type: 'primary_care', zip: '00901', states: ['TX'] })
    const content = composeDraft(practiceOf({ id: 'one', profile: OWNER, answers, details }))
    return checklistOf(content).flatMap((line) =>
      line.kind === 'add' && line.gap === 'address' ? [line] : [],
    )
  }
  const [without] = askedFor({})
  expect(askedFor({ street: '12 Calle Sol' })).toEqual([{ ...without, advice: CITY_ADVICE }])
  expect(askedFor({ street: '12 Calle Sol', city: 'San Juan' })).toEqual([])
})

test('asks for more of a story that is shorter than 25 words, and no longer once questions were answered', () => {
  const gapsFor = (details: object) =>
    linesFor(details, 'I sing.').flatMap((line) => (line.kind === 'add' ? [line.gap] : []))
  expect(gapsFor({})).toContain('story')
  const text =
    'My aunt, who ran the only clinic in the valley and knew every one of us by the sound of our steps.'
  const storyAnswers = [
    { question: 'teacher', text },
    { question: 'outside', text: 'I row.' },
  ]
  expect(gapsFor({ storyAnswers })).not.toContain('story')
})
