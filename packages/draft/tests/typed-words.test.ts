// Typed words stand on a page letter by letter: nothing that draws it changes their case.
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomCases } from '../../../tests/random-cases.ts'
import { composeDraft } from '../src/compose-draft.ts'
import type { Content } from '../src/content.ts'
import { isLine } from '../src/line.ts'
import { linesOf } from '../src/lines-of.ts'
import { practiceOf } from '../src/personas/persona.ts'
import { full, profile } from '../src/personas/persona-answers.ts'
import { contentOf, SITES } from '../src/personas/sites.ts'
import { renderDraft } from '../src/render-draft.ts'

const TYPED = 'Mohs eMDR PAP pilates'
const ANY_CASE = new RegExp(TYPED, 'gi')

/** The same content with the same typed words in each line that the owner may type. */
function withTyped(part: unknown): unknown {
  if (isLine(part)) return { ...part, text: TYPED, typed: true, standing: 'given' }
  if (Array.isArray(part)) return part.map(withTyped)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withTyped(value)]))
}

test.each(DESIGN_STYLE_IDS)('%s changes the case of no word', (style) => {
  let words = 0
  for (const site of SITES) {
    const content = contentOf(site)
    const [page] = renderDraft(withTyped(content) as Content, style, { kind: 'draft', assetBase: '' })
    const body = String(page?.body)
    const rules = body
      .split('}')
      .filter((rule) => /text-transform:(?!none)|font-variant-caps:|small-caps/.test(rule))
    expect(rules, site.id).toEqual([])
    const said = body.match(ANY_CASE) ?? []
    expect(
      said.filter((text) => text !== TYPED),
      site.id,
    ).toEqual([])
    words += said.length
  }
  expect(words).toBeGreaterThan(SITES.length)
})

test('what owners type is on the page as they typed it, whatever case it has', () => {
  const word = fc.stringMatching(/^[A-Za-z]{2,9}$/)
  const said = fc.array(word, { minLength: 2, maxLength: 4 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(
      fc.record({
        first: word,
        last: word,
        practice: said,
        services: fc.uniqueArray(said, { minLength: 1 }),
      }),
      ({ first, last, practice, services }) => {
        const content = composeDraft(
          practiceOf({
            id: 'typed',
            profile: profile('11111111-0000-4000-8000-000000000001', first, last, practice),
            answers: full({ journey: 'recent', type: 'primary_care', model: 'traditional', zip: '37402' }),
            details: { services: services.join('\n') },
          }),
        )
        const texts = linesOf(content).map(({ text }) => text)
        for (const text of [practice, `${first} ${last}`, ...services]) expect(texts).toContain(text)
        const lowered = [first, practice, ...services].map((text) => text.toLowerCase())
        for (const text of texts)
          if (lowered.includes(text.toLowerCase())) expect([first, practice, ...services]).toContain(text)
      },
    ),
    { numRuns: randomCases(300) },
  )
})
