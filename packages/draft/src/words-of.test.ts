import { expect, test } from 'vitest'
import { composeDraft } from './compose-draft.ts'
import { practiceOf } from './personas/persona.ts'
import { PERSONAS } from './personas/personas.ts'
import { wordsOf } from './words-of.ts'

const [persona] = PERSONAS
if (!persona) throw new Error('There is no persona.')
const { details: given = {}, ...rest } = persona
const content = composeDraft(practiceOf(persona))
const withDetails = (details: object) =>
  wordsOf(composeDraft(practiceOf({ ...rest, details: { ...Object(given), ...details } })))

test('are the same whatever order the keys are stored in, and whatever else an earlier release stored', () => {
  const mixed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mixed)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, part]) => [key, mixed(part)] as const)
    return Object.fromEntries([['wasMeasured', true], ...entries.toReversed()])
  }
  expect(wordsOf(mixed(content))).toBe(wordsOf(content))
  expect(wordsOf(JSON.parse(JSON.stringify(content)))).toBe(wordsOf(content))
})

test.each([
  ['a phone number', { phone: '(423) 555-0199' }],
  ['the address of a link', { bookingUrl: 'https://booking.example/other' }],
  ['a line that was struck', { struck: [firstSuggested()] }],
  ['a line that was confirmed', { confirmed: [firstSuggested()] }],
])('differ by %s', (_what, details) => {
  expect(withDetails(details)).not.toBe(withDetails({ bookingUrl: 'https://booking.example/' }))
})

test('are those of nothing for what is no content', () => {
  for (const value of [undefined, null, 'text', 3, {}]) expect(wordsOf(value)).toBe('[]')
})

function firstSuggested(): string {
  const id = /\["([^"]+)","[^"]*","suggested"\]/.exec(wordsOf(content))?.[1]
  if (!id) throw new Error('The persona has no suggested line.')
  return id
}
