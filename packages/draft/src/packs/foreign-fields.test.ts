// Own types that health care's words do not fit: nothing on their pages is untrue for them.

import {
  CLINIC_MODEL_IDS,
  FIELD_IDS,
  type FieldId,
  MOTIVATION_IDS,
  VISION_IDS,
} from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { expect, test } from 'vitest'
import { checklistOf } from '../checklist.ts'
import { composeDraft } from '../compose-draft.ts'
import { jsonLd } from '../json-ld.ts'
import { linesOf } from '../lines-of.ts'
import { practiceOf } from '../personas/persona.ts'
import { full, profile } from '../personas/persona-answers.ts'
import { OTHER_PACK, PACKS } from './all.generated.ts'

const OWNER = profile('33333333-0000-4000-8000-000000000001', 'Dana', 'Reyes', 'Harbor')
const HEALTH_CARE =
  /\bpatients?\b|\binsur|\bclinic|health plan|Good Faith|\$400|privacy practices|Medicare|licen[cs]e|diagnos|NPI/i
const ANIMALS = new RegExp(
  `${HEALTH_CARE.source.replace('|licen[cs]e', '')}|\\b911\\b|\\b988\\b|whole person|symptom|your health`,
  'i',
)
const TYPES = [
  ['Mobile vet', 'We come to you', ANIMALS],
  ['Animal hospital', 'Cats and dogs', ANIMALS],
  ['Equine dentistry', 'Teeth of horses', ANIMALS],
  ['Health coach', 'Small changes', HEALTH_CARE],
  ['Life coaching', 'For new managers', HEALTH_CARE],
  ['Reiki', 'An hour of quiet', HEALTH_CARE],
  ['Hypnotherapy', 'For sleep', HEALTH_CARE],
  ['Personal training', 'Strength at sixty', HEALTH_CARE],
  ['Birth doula', 'At your side', HEALTH_CARE],
] as const

function draftOf(
  title: string,
  description: string,
  model: (typeof CLINIC_MODEL_IDS)[number],
  video: boolean,
) {
  const answers = full({
    journey: 'recent',
    type: [title, description],
    model,
    zip: '98107',
    ...(video && { video, states: ['WA', 'OR'] }),
    visions: VISION_IDS,
    reasons: MOTIVATION_IDS,
  })
  const content = composeDraft(practiceOf({ id: 'one', profile: OWNER, answers }))
  if (content.kind !== 'full') throw new Error('This owner gets a proposal.')
  return content
}

const CASES = TYPES.flatMap(([title, description, foreign]) =>
  CLINIC_MODEL_IDS.flatMap((model) =>
    [true, false].map((video) => [title, description, model, video, foreign] as const),
  ),
)

test.each(CASES)(
  '%s (%s), %s, video %s: says nothing of health care',
  (...[title, description, model, video, foreign]) => {
    const content = draftOf(title, description, model, video)
    const said = linesOf(content)
      .filter(({ typed }) => !typed)
      .map(({ id, text }) => `${id}: ${text}`)
    // What a doula or a coach is not may be named.
    expect(said.filter((line) => foreign.test(line) && !/: No\. /.test(line))).toEqual([])
    const asked = checklistOf(content).flatMap((task) =>
      task.kind === 'add' ? [task.text, task.advice, task.why] : [],
    )
    expect(asked.filter((text) => foreign.test(text))).toEqual([])
    expect(JSON.stringify(jsonLd(content.entity))).not.toMatch(/Medical/)
  },
)

const WHERE: Partial<Record<string, string>> = {
  'House-call medicine': 'House calls for people at home',
  'ABA therapy': 'For autistic children, at home and at school',
}

test.each([
  'Lactation consultant',
  'Midwives',
  'Birth doula',
  'Health coach',
  'Reiki',
  'Mobile vet',
  'House-call medicine',
  'ABA therapy',
])('%s claims no office that nobody named', (title) => {
  const description = WHERE[title] ?? 'For everybody nearby'
  for (const video of [true, false]) {
    const content = draftOf(title, description, 'boutique', video)
    const said = linesOf(content)
      .filter(({ typed }) => !typed)
      .map(({ text }) => text)
    expect(said.filter((text) => /\b(?:at|to) our office\b|\bthe office\b|^Office\b/i.test(text))).toEqual([])
  }
})

test('an office that the owner named is named beside the home', () => {
  const content = draftOf('Family medicine', 'Home visits, and an office downtown', 'boutique', false)
  const how = linesOf(content).find(({ id }) => id === 'hero/how')?.text
  expect(how).toBe('At your home, or at our office in Seattle, Washington.')
})

/** Everything that an owner may have entered, as far as it decides what we say. */
const FACTS = {
  newPatients: 'yes',
  languages: ['English'],
  ages: ['All ages'],
  steps: 'none',
  homeArea: 'Seattle',
  hours: 'Mornings',
  phone: '(206) 555-0142',
  portalUrl: 'https://portal.example',
  licenceLine: 'Board 00',
}

test.each([...FIELD_IDS, 'other'])('%s: page, card and checklist call people as the field does', (field) => {
  const { people, insurance, place } = field === 'other' ? OTHER_PACK : PACKS[field as FieldId]
  for (const details of [{}, FACTS]) {
    const answers = full({
      journey: 'recent',
      type: ['Our own way', 'For everybody who needs it here'],
      model: 'boutique',
      zip: '98107',
      video: true,
      states: ['WA'],
      visions: VISION_IDS,
      reasons: MOTIVATION_IDS,
    })
    const content = composeDraft(
      practiceOf({ id: 'one', profile: OWNER, answers, details: { field, ...details } }),
    )
    const lines = linesOf(content).filter(({ typed }) => !typed)
    const page = lines.map(({ id, text }) => `${id}: ${text}`)
    const asked = checklistOf(content).flatMap((task) =>
      task.kind === 'add' ? [task.text, task.advice, task.why] : [],
    )
    const said = [...page, ...asked]
    if (people.patients !== 'patients')
      expect(said.filter((text) => /\bpatients?\b/i.test(text) && !/: No\. /.test(text))).toEqual([])
    if (people.visits !== 'visits')
      expect(
        [...lines.map(({ text }) => text), ...asked].filter((text) => /\bvisits?\b/i.test(text)),
      ).toEqual([])
    if (!insurance.isBilled)
      expect(said.filter((text) => /insur/i.test(text) && !/: (?:No|Rarely)\. /.test(text))).toEqual([])
    if (place === 'open') expect(said.filter((text) => /\bour office\b/i.test(text))).toEqual([])
  }
})
