import { expect, it } from 'vitest'
import { composeDraft } from '../compose-draft.ts'
import { practiceOf } from '../personas/persona.ts'
import { full, profile } from '../personas/persona-answers.ts'

const OWNER = profile('22222222-0000-4000-8000-000000000001', 'Dana', 'Reyes', 'Harbor')

function draftOf(title: string, services = '') {
  const answers = full({ journey: 'recent', type: [title, 'Care for everybody who needs it'] })
  const content = composeDraft(practiceOf({ id: 'one', profile: OWNER, answers, details: { services } }))
  if (content.kind !== 'full') throw new Error('This persona gets a proposal.')
  return content
}

const emergencyFor = (title: string) => draftOf(title).emergency.text

function numbersFor(title: string, services = ''): readonly [first: boolean, foot: boolean] {
  const content = draftOf(title, services)
  expect(content.emergency.text).toContain('911')
  return [content.crisis?.text.includes('988') ?? false, content.emergency.text.includes('988')]
}

it.each(['Talk therapy', 'Psychiatry', 'EMDR', 'Suicide prevention', 'Teens who self-harm'])(
  'says on the first screen whom to call: %s',
  (title) => {
    expect(numbersFor(title)).toEqual([true, true])
  },
)

it.each([
  ['Lactation consultant', '1-833-852-6262'],
  ['Midwives', '1-833-852-6262'],
  ['Birth doula', '1-833-852-6262'],
  ['Pediatrics', '1-800-222-1222'],
])('names the number that people of %s may need', (title, number) => {
  expect(emergencyFor(title)).toContain(number)
})

it('sends nobody with a sick animal to 911', () => {
  expect(emergencyFor('Mobile vet')).toBe('In an emergency, call the nearest animal hospital.')
})

it('follows what the owner lists, in whatever field', () => {
  expect(numbersFor('Family medicine', 'Checkups\nDepression')).toEqual([false, true])
  expect(numbersFor('Dietitian', 'Eating disorders')).toEqual([false, true])
  expect(numbersFor('Family medicine', 'Care after an overdose')).toEqual([true, true])
  expect(numbersFor('Dental', 'Cleanings\nFillings')).toEqual([false, false])
})
