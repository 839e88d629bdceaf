import { brotliCompressSync, constants } from 'node:zlib'
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { describe, expect, it } from 'vitest'
import { fontBytes } from '../../fonts-source.ts'
import { composeDraft } from '../compose-draft.ts'
import { practiceOf } from '../personas/persona.ts'
import { PERSONAS } from '../personas/personas.ts'
import { renderDraft, renderPage } from '../render-draft.ts'
import { styleOf } from './registry.ts'

const rawBytes = 60 * 1024
const brotliBytes = 15 * 1024
const fontsBytes = 60 * 1024
const SEEDS = 40

// Servers store pages at the highest quality. A page that is small enough at a lower one, which is ten times as fast, is
// small enough at that one too.
function compressedBytes(page: Buffer): number {
  const quick = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
  return quick <= brotliBytes ? quick : brotliCompressSync(page).length
}

describe.each(DESIGN_STYLE_IDS)('a %s page', (id) => {
  it.each(PERSONAS.map((persona) => [persona.id, persona] as const))(
    'weighs at most 60 KB, 15 KB compressed, for %s',
    (_id, persona) => {
      const files = renderDraft(composeDraft(practiceOf(persona)), id, { kind: 'draft', assetBase: '' })
      const page = Buffer.from(String(files.find(({ path }) => path === 'index.html')?.body))
      expect(page.length).toBeLessThanOrEqual(rawBytes)
      expect(compressedBytes(page)).toBeLessThanOrEqual(brotliBytes)
    },
  )

  // The seed draws the pictures: the ones of a persona are not the largest ones.
  it('weighs at most 60 KB, 15 KB compressed, with the pictures of other seeds', () => {
    const heaviest = PERSONAS.filter((persona) => ['fifty-states', 'long-care'].includes(persona.id))
    expect(heaviest).toHaveLength(2)
    for (const persona of heaviest) {
      const content = composeDraft(practiceOf(persona))
      const pages = Array.from({ length: SEEDS }, (_, seed) =>
        Buffer.from(renderPage({ ...content, seed: `weight ${seed}` }, id, { kind: 'draft', assetBase: '' })),
      )
      const [largest] = pages.sort((one, other) => other.length - one.length)
      if (!largest) throw new Error('No page was rendered.')
      expect(largest.length).toBeLessThanOrEqual(rawBytes)
      expect(compressedBytes(largest)).toBeLessThanOrEqual(brotliBytes)
    }
  })

  it('asks for at most two families of fonts, 60 KB in sum', () => {
    const { fonts } = styleOf(id)
    expect(new Set(fonts.map(({ family }) => family)).size).toBeLessThanOrEqual(2)
    const bytes = fonts.reduce((sum, { file }) => sum + fontBytes(`${id}/${file}`).length, 0)
    expect(bytes).toBeLessThanOrEqual(fontsBytes)
  })
})
