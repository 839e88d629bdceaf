import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fontBytes } from '../../../fonts-source.ts'
import { contrastRatio } from '../../color/oklch.ts'
import { composeDraft } from '../../compose-draft.ts'
import type { FullContent } from '../../content.ts'
import { practiceOf } from '../../personas/persona.ts'
import { PERSONAS } from '../../personas/personas.ts'
import { renderDraft } from '../../render-draft.ts'
import { professionalLayout } from './layout.ts'
import { PROFESSIONAL_PAIRS, professionalColors } from './palette.ts'
import { professional } from './style.ts'

const CONTENTS = PERSONAS.map((persona) => composeDraft(practiceOf(persona))).filter(
  (content): content is FullContent => content.kind === 'full',
)

test('every pair of colors holds its contrast in every ink', () => {
  const inks = new Set<string>()
  for (let seed = 0; seed < 300; seed++) {
    const colors = professionalColors(`${seed}`)
    inks.add(colors.lead)
    const failing = PROFESSIONAL_PAIRS.filter(
      ([front, ground, least]) => contrastRatio(colors[front], colors[ground]) < least,
    )
    expect({ seed, failing }).toEqual({ seed, failing: [] })
  }
  expect(inks.size).toBeGreaterThan(30)
})

describe('the layout of a professional page', () => {
  const layouts = (content: FullContent) =>
    Array.from({ length: 200 }, (_, seed) => professionalLayout({ ...content, seed: `${seed}` }))

  test('has three first screens and two orders', () => {
    const [content] = CONTENTS
    if (!content) throw new Error('There is no content.')
    const found = layouts(content)
    expect(new Set(found.map(({ hero }) => hero))).toEqual(new Set(['edge', 'plate', 'horizon']))
    expect(new Set(found.map(({ order }) => order)).size).toBe(2)
  })

  test('gives a long name the width of a level edge', () => {
    const long = CONTENTS.find(({ subject }) => subject.name.length > 50)
    if (!long) throw new Error('No persona has a long name.')
    expect(new Set(layouts(long).map(({ hero }) => hero))).toEqual(new Set(['horizon']))
  })

  test('has no level edge where no facts would lie on its plate', () => {
    const [content] = CONTENTS
    if (!content) throw new Error('There is no content.')
    const sections = content.sections.map((section) =>
      section.kind === 'hero' ? { ...section, facts: [] } : section,
    )
    const bare = { ...content, sections }
    expect(layouts(bare).filter(({ hero }) => hero === 'horizon')).toEqual([])
  })
})

test('two families of fonts stay under 60 KB', () => {
  expect(new Set(professional.fonts.map(({ family }) => family)).size).toBe(2)
  const sum = professional.fonts.reduce(
    (bytes, { file }) => bytes + fontBytes(`professional/${file}`).length,
    0,
  )
  expect(sum).toBeLessThanOrEqual(60_000)
})

test.each(CONTENTS.map((content) => [content.subject.name, content] as const))(
  'a page for %s stays under 60 KB, and under 15 KB as it is sent',
  (_name, content) => {
    const page = String(renderDraft(content, 'professional', { kind: 'draft', assetBase: '' })[0]?.body)
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(60 * 1024)
    expect(brotliCompressSync(page).length).toBeLessThanOrEqual(15_000)
  },
)
