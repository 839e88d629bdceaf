import { expect, test } from 'vitest'
import { composeDraft } from './compose-draft.ts'
import { detailsFromRow } from './details.ts'
import { linesOf } from './lines-of.ts'
import { PERSONAS } from './personas/personas.ts'
import { practiceFromAnswers } from './practice.ts'

const [persona] = PERSONAS
if (!persona) throw new Error('The persona is gone.')
const compose = (row: Partial<Parameters<typeof detailsFromRow>[0]> = {}) =>
  composeDraft(
    practiceFromAnswers(
      persona.answers,
      persona.profile,
      detailsFromRow({ details: {}, statements: {}, passages: [], style: null, ...row }),
    ),
  )
const suggestions = linesOf(compose()).filter(({ standing }) => standing === 'suggested')

test('reads a row without trusting it', () => {
  const details = detailsFromRow({
    details: { phone: ' (423) 555-0100 ', bookingUrl: 'javascript:alert(1)', street: 5, confirmed: ['x'] },
    statements: { 'values/a/text-1': 'confirmed', 'values/b/text-1': 'struck', 'values/c/text-1': 'maybe' },
    passages: 'none',
    style: 'unheard of',
  })
  expect(details).toMatchObject({
    phone: '(423) 555-0100',
    passages: [],
    confirmed: ['values/a/text-1'],
    struck: ['values/b/text-1'],
  })
  expect([details.bookingUrl, details.street, details.style]).toEqual([undefined, undefined, undefined])
})

test('without a row there are no details', () => {
  expect(detailsFromRow(null)).toMatchObject({ confirmed: [], struck: [], passages: [] })
})

test('a confirmed suggestion is given from then on, and a struck one is gone', () => {
  const [kept, gone] = suggestions
  const statements = { [kept?.id ?? '']: 'confirmed', [gone?.id ?? '']: 'struck' }
  const lines = linesOf(compose({ statements }))
  expect(lines.find(({ id }) => id === kept?.id)).toMatchObject({ standing: 'given', text: kept?.text })
  expect(lines.find(({ id }) => id === gone?.id)).toBeUndefined()
})

test('ticked passages of a file stand in the story, word for word', () => {
  const passages = [{ id: 'p3', text: 'I trained in Chattanooga & stayed.' }]
  const story = compose({ passages }).sections.find(({ kind }) => kind === 'story')
  expect(linesOf(story).find(({ id }) => id === 'story/passage-p3')).toEqual({
    id: 'story/passage-p3',
    text: 'I trained in Chattanooga & stayed.',
    standing: 'given',
    typed: true,
    sources: [{ from: 'detail', field: 'passages' }],
  })
})

test('a style chosen later counts before the answer', () => {
  expect(compose({ style: 'dynamic' }).style).toBe('dynamic')
  expect(compose().style).toBe(persona.answers.designDetails?.selected_style)
})
