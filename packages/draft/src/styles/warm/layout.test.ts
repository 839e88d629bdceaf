import { describe, expect, it } from 'vitest'
import { composeDraft } from '../../compose-draft.ts'
import type { FullContent } from '../../content.ts'
import { practiceOf } from '../../personas/persona.ts'
import { PERSONAS } from '../../personas/personas.ts'
import type { Item } from '../../section-parts.ts'
import { sectionOf } from '../../sections.ts'
import { allowedHeroes, isLongValue, warmLayout } from './layout.ts'

const contents = PERSONAS.map((persona) => composeDraft(practiceOf(persona))).filter(
  (content): content is FullContent => content.kind === 'full',
)
const withSeeds = (content: FullContent, count: number) =>
  Array.from({ length: count }, (_, seed) => warmLayout({ ...content, seed: `seed-${seed}` }))
const named = (letters: number, content: FullContent): FullContent => ({
  ...content,
  sections: content.sections.map((section) =>
    section.kind === 'hero' ? { ...section, name: { ...section.name, text: 'n'.repeat(letters) } } : section,
  ),
})

const told = contents.find(
  ({ sections }) =>
    (sectionOf(sections, 'story')?.paragraphs.length ?? 0) > 0 &&
    (sectionOf(sections, 'values')?.items.length ?? 0) > 1,
) as FullContent
const value = (text: string): Item => ({
  ...(sectionOf(told.sections, 'values')?.items[0] as Item),
  text: [
    { id: 'values/own/text-1', text, standing: 'given', sources: [{ from: 'rule', rule: 'plain-page' }] },
  ],
})
const withValues = (items: Item[]): FullContent => ({
  ...told,
  sections: told.sections.map((section) => (section.kind === 'values' ? { ...section, items } : section)),
})

describe('warmLayout', () => {
  it('keeps to the table of heroes for every persona and seed', () => {
    for (const content of contents) {
      const hasValues = sectionOf(content.sections, 'values') !== undefined
      for (const { hero, nameSize, order } of withSeeds(content, 40)) {
        expect(allowedHeroes[hasValues ? order : 'letter-first'][nameSize]).toContain(hero)
      }
    }
  })

  it('reaches three heroes and both orders of the table by seed', () => {
    const layouts = withSeeds(named(12, told), 80)
    expect(new Set(layouts.map(({ hero }) => hero))).toEqual(new Set(['beside', 'frieze', 'laid']))
    expect(new Set(layouts.map(({ order }) => order))).toEqual(new Set(['letter-first', 'values-first']))
  })

  it('sets no frieze under a name of more than 28 letters', () => {
    expect(withSeeds(named(60, told), 60).map(({ hero }) => hero)).not.toContain('frieze')
  })

  it('lays short values on plates, and values that are mostly long on a note', () => {
    const short = value('Every Thursday.')
    const long = value('word '.repeat(40))
    expect(isLongValue(long)).toBe(true)
    expect(withSeeds(withValues([short, short, short]), 20).map(({ values }) => values)).not.toContain('note')
    expect(new Set(withSeeds(withValues([long, long, short]), 20).map(({ values }) => values))).toEqual(
      new Set(['note']),
    )
  })
})
