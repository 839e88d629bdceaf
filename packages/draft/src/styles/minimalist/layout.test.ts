import { describe, expect, it } from 'vitest'
import { composeDraft } from '../../compose-draft.ts'
import type { FullContent } from '../../content.ts'
import { practiceOf } from '../../personas/persona.ts'
import { PERSONAS } from '../../personas/personas.ts'
import type { Item } from '../../section-parts.ts'
import { sectionOf } from '../../sections.ts'
import { allowedHeroes, minimalistLayout, placeOf, valuesForm } from './layout.ts'

const contents = PERSONAS.map((persona) => composeDraft(practiceOf(persona))).filter(
  (content): content is FullContent => content.kind === 'full',
)
const withSeeds = (content: FullContent, count: number) =>
  Array.from({ length: count }, (_, seed) => minimalistLayout({ ...content, seed: `seed-${seed}` }))
const items = (count: number, title: string, text: string): Item[] =>
  Array.from({ length: count }, (_, index) => {
    const line = {
      standing: 'given' as const,
      sources: [{ from: 'rule' as const, rule: 'plain-page' as const }],
    }
    return {
      id: `values/${index}`,
      title: { ...line, id: `values/${index}/title`, text: title },
      text: [{ ...line, id: `values/${index}/text-1`, text }],
      isOwn: false,
    }
  })

describe('minimalistLayout', () => {
  it('keeps to the table of heroes for every persona and seed', () => {
    for (const content of contents) {
      for (const { hero, nameSize } of withSeeds(content, 40)) expect(allowedHeroes[nameSize]).toContain(hero)
    }
  })

  it('reaches three heroes and both orders by seed', () => {
    const told = contents.find(({ sections }) => (sectionOf(sections, 'story')?.paragraphs.length ?? 0) > 0)
    const layouts = withSeeds(told as FullContent, 120)
    expect(new Set(layouts.map(({ hero }) => hero)).size).toBeGreaterThanOrEqual(2)
    expect(new Set(layouts.map(({ order }) => order)).size).toBe(2)
    expect(new Set(contents.flatMap((content) => withSeeds(content, 40)).map(({ hero }) => hero)).size).toBe(
      3,
    )
  })

  it('opens with care when there is no story', () => {
    const untold = contents.filter(({ sections }) => sectionOf(sections, 'story')?.paragraphs.length === 0)
    expect(untold.length).toBeGreaterThan(0)
    for (const content of untold) {
      expect(withSeeds(content, 20).every(({ order }) => order === 'care-first')).toBe(true)
    }
  })
})

describe('valuesForm', () => {
  it('stacks values with titles too long for the margin', () => {
    expect(valuesForm(items(2, 'A title that does not fit the margin of a page', 'Text.'), 0)).toBe('stack')
  })

  it('uses two columns for four or more short values only', () => {
    expect(valuesForm(items(4, 'Title', 'Short.'), 0.1)).toBe('columns')
    expect(valuesForm(items(3, 'Title', 'Short.'), 0.1)).toBe('pairs')
    expect(valuesForm(items(4, 'Title', 'long '.repeat(30)), 0.1)).toBe('pairs')
  })
})

describe('placeOf', () => {
  it('never puts two motifs in a row at the same place', () => {
    const [layout] = withSeeds(contents[0] as FullContent, 1)
    if (!layout) throw new Error('There is no layout.')
    const places = [0, 1, 2, 3, 4].map((index) => placeOf(index, layout))
    expect(places.slice(1).every((place, index) => place !== places[index])).toBe(true)
  })
})
