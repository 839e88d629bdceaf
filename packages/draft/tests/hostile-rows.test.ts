// Rows of edits and details as nobody's app writes them: each gives a page.

import { siteDetailsSchema } from '@foyer/shared/api/site-details.ts'
import { siteEditsSchema } from '@foyer/shared/api/site-edits.ts'
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomCases } from '../../../tests/random-cases.ts'
import { applyEdits } from '../src/apply-edits.ts'
import { composeDraft } from '../src/compose-draft.ts'
import { contentSchema } from '../src/content.ts'
import { detailsFromRow } from '../src/details.ts'
import { editsFromRow } from '../src/edits.ts'
import { practiceOf } from '../src/personas/persona.ts'
import { PERSONAS } from '../src/personas/personas.ts'
import { renderDraft } from '../src/render-draft.ts'

const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\n\n\n',
    '\0',
    '\ud83d',
    '\u202e',
    '\u200b',
    'a'.repeat(6000),
    '<script>',
    '{{x}}',
    'http://[',
    'javascript:x',
    '+44 (0)20',
    '25:99',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
const value: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.anything({ withBigInt: false, withDate: false }),
  fc.dictionary(
    fc.constantFrom(
      'text',
      'ours',
      'kind',
      'name',
      'title',
      'role',
      'phone',
      'open',
      'close',
      'spans',
      'question',
      'answer',
      'id',
      'widths',
      'zoom',
    ),
    text,
  ),
  fc.record({
    kind: fc.constantFrom('service', 'person', 'place', 'hours', 'question', 'closure', 'notice'),
    name: text,
    title: text,
    text,
    role: text,
    phone: text,
    street: text,
    city: text,
    zip: text,
  }),
)
const key = fc.oneof(
  fc.constantFrom(
    'hero/title',
    'contact/phone',
    'story/text',
    'portrait',
    'logo',
    'add-abcd',
    'person:add-abcd',
    '__proto__',
    'constructor',
    'faq',
  ),
  text,
)
const record = fc.oneof(fc.dictionary(key, value, { maxKeys: 6 }), value)
const editsRow = fc.record({
  words: record,
  section_order: fc.oneof(fc.array(key), value),
  hidden: record,
  added: record,
  pictures: record,
})
const detailsRow = fc.record({
  details: fc.oneof(
    fc.dictionary(
      fc.constantFrom(
        'phone',
        'patientEmail',
        'street',
        'city',
        'hours',
        'bookingUrl',
        'services',
        'storyAnswers',
        'field',
        'costs',
      ),
      value,
    ),
    value,
  ),
  statements: record,
  passages: fc.oneof(fc.array(value), value),
  style: fc.oneof(fc.constantFrom(...DESIGN_STYLE_IDS), value),
})

const [persona] = PERSONAS
if (!persona) throw new Error('There is no persona.')
const practice = practiceOf(persona)

test('any rows of edits and details give a content and a page', () => {
  fc.assert(
    fc.property(editsRow, detailsRow, fc.constantFrom(...DESIGN_STYLE_IDS), (edits, details, style) => {
      const composed = composeDraft({ ...practice, details: detailsFromRow(details) })
      const content = applyEdits(composed, editsFromRow(edits as never))
      expect(contentSchema.safeParse(content).success).toBe(true)
      const files = renderDraft(content, style, { kind: 'draft', assetBase: '' })
      expect(files.length).toBeGreaterThan(0)
    }),
    { numRuns: randomCases(250) },
  )
})

test('changes are stored or refused with a sentence, and what is stored can be', () => {
  const changes = fc.oneof(
    editsRow.map((row) => [siteEditsSchema, row] as const),
    detailsRow.map((row) => [siteDetailsSchema, row] as const),
  )
  fc.assert(
    fc.property(changes, ([schema, row]) => {
      const parsed = schema.safeParse(row)
      if (!parsed.success) {
        expect(parsed.error.issues.length).toBeGreaterThan(0)
        return
      }
      expect(JSON.stringify(parsed.data)).not.toMatch(/\\u0000|\\ud[89a-f]/i)
    }),
    { numRuns: randomCases(1500) },
  )
})
