import { expect, test } from 'vitest'
import { checklistOf } from './checklist.ts'
import { typedClaims } from './claims.ts'
import { composeDraft } from './compose-draft.ts'
import { practiceOf } from './personas/persona.ts'
import { PERSONAS } from './personas/personas.ts'
import { GAP_WORDS } from './words/gaps.ts'

test.each([
  ['Dr. Ana Ng', ['Dr.']],
  ['Ana Ng, MD, FACP', ['MD', 'FACP']],
  ['I am board-certified in pediatrics.', ['board-certified']],
  ['Licensed in Ohio and Iowa.', ['Licensed']],
  ['Your back pain specialist and expert', ['specialist', 'expert']],
  ['The best care in town, and the leading clinic.', ['best', 'leading']],
  ['We are the only clinic in Provo that does this.', ['the only']],
  ['Painless, proven, guaranteed.', ['Painless', 'proven', 'guaranteed']],
  ['HIPAA compliant messages', ['HIPAA compliant']],
  ['Best of all, best of all', ['Best']],
])('finds in %j what may have to be proved', (text, claims) => {
  expect(typedClaims(text).map(({ claim }) => claim)).toEqual(claims)
})

test.each([
  'What I do best is listen.',
  'Only when it helps. My only child was born here.',
  'We do house calls, and my ma does the books.',
  'The doctor who knew all our names.',
  'I trained for one more year on pain and the spine.',
  'It leads to fewer visits.',
])('finds nothing to prove in %j', (text) => {
  expect(typedClaims(text)).toEqual([])
})

const checklist = (id: string) => {
  const persona = PERSONAS.find((one) => one.id === id)
  if (!persona) throw new Error(`There is no persona ${id}.`)
  return checklistOf(composeDraft(practiceOf(persona)))
}

test('a typed claim is asked for once, however often its line stands on the page', () => {
  const claims = checklist('hostile').flatMap((line) => (line.kind === 'prove' ? [line] : []))
  expect(claims.map(({ claim }) => claim)).toEqual(['is the best', 'board certified', 'specialist'])
  expect(claims[0]?.why).toContain('You may have to prove this.')
})

test('comes in the order in which patients need things, each with a reason and minutes', () => {
  const lines = checklist('own-type')
  const order = Object.keys(GAP_WORDS)
  const gaps = lines.flatMap((line) => (line.kind === 'add' ? [order.indexOf(line.gap)] : []))
  expect(gaps).toEqual([...gaps].sort((one, other) => one - other))
  expect(lines[0]).toMatchObject({ kind: 'add', gap: 'phone' })
  expect(lines.every(({ why, minutes }) => why.endsWith('.') && minutes > 0)).toBe(true)
})

test('one confirmation covers all suggested lines of an item', () => {
  expect(checklist('cedar-grove').find(({ id }) => id === 'services/checkups/title')).toMatchObject({
    kind: 'confirm',
    ids: ['services/checkups/title', 'services/checkups/more'],
    text: 'Checkups. The yearly look at blood pressure, weight and habits.',
  })
})
