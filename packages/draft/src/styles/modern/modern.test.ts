import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fontBytes } from '../../../fonts-source.ts'
import { contrastRatio } from '../../color/oklch.ts'
import { composeDraft } from '../../compose-draft.ts'
import type { FullContent } from '../../content.ts'
import { practiceOf } from '../../personas/persona.ts'
import { PERSONAS } from '../../personas/personas.ts'
import { renderDraft } from '../../render-draft.ts'
import { modernLayout } from './layout.ts'
import { MODERN_PAIRS, modernColors } from './palette.ts'
import { modern } from './style.ts'

const CONTENTS = PERSONAS.map((persona) => composeDraft(practiceOf(persona))).filter(
  (content): content is FullContent => content.kind === 'full',
)

test('every pair of colors holds its contrast at every hue', () => {
  for (let hue = 178; hue <= 246; hue++) {
    const colors = modernColors(hue)
    const failing = MODERN_PAIRS.filter(
      ([front, ground, least]) => contrastRatio(colors[front], colors[ground]) < least,
    )
    expect({ hue, failing }).toEqual({ hue, failing: [] })
  }
})

describe('the layout of a modern page', () => {
  const layouts = (content: FullContent) =>
    Array.from({ length: 200 }, (_, seed) => modernLayout({ ...content, seed: `${seed}` }))

  test('has three first screens and two orders, and a flood is not followed by the values', () => {
    const [content] = CONTENTS
    if (!content) throw new Error('There is no content.')
    const found = layouts(content)
    expect(new Set(found.map(({ hero }) => hero))).toEqual(new Set(['coast', 'strait', 'flood']))
    expect(new Set(found.map(({ order }) => order)).size).toBe(2)
    expect(found.filter(({ hero, order }) => hero === 'flood' && order === 'values-first')).toEqual([])
  })

  test('gives a long name no flood', () => {
    const long = CONTENTS.find(({ subject }) => subject.name.length > 50)
    if (!long) throw new Error('No persona has a long name.')
    expect(layouts(long).filter(({ hero }) => hero === 'flood')).toEqual([])
  })
})

test('two families of fonts stay under 60 KB', () => {
  expect(new Set(modern.fonts.map(({ family }) => family)).size).toBe(2)
  const sum = modern.fonts.reduce((bytes, { file }) => bytes + fontBytes(`modern/${file}`).length, 0)
  expect(sum).toBeLessThanOrEqual(60_000)
})

test.each(CONTENTS.map((content) => [content.subject.name, content] as const))(
  'a page for %s stays under 60 KB, and under 15 KB as it is sent',
  (_name, content) => {
    const page = String(renderDraft(content, 'modern', { kind: 'draft', assetBase: '' })[0]?.body)
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(60 * 1024)
    expect(brotliCompressSync(page).length).toBeLessThanOrEqual(15_000)
  },
)

test.each(CONTENTS.map((content) => [content.subject.name, content] as const))(
  'the dot of the chart of %s has the name of a place, or there is none',
  (_name, content) => {
    const page = String(renderDraft(content, 'modern', { kind: 'draft', assetBase: '' })[0]?.body)
    const [chart = ''] = page.match(/<div class="art"[^>]*>.*?<\/div>/s) ?? []
    const named = [...chart.matchAll(/<text class="place-name"[^>]*>([^<]*)</g)].map(([, name]) => name)
    const city = content.subject.hasOffice ? content.entity.city : undefined
    expect([chart.split('<circle').length - 1, named]).toEqual(city ? [1, [city]] : [0, []])
  },
)
