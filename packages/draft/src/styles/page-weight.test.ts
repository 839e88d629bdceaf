import { brotliCompressSync, constants } from 'node:zlib'
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { describe, expect, it } from 'vitest'
import { fontBytes } from '../../fonts-source.ts'
import { composeDraft } from '../compose-draft.ts'
import { practiceOf } from '../personas/persona.ts'
import { PERSONAS } from '../personas/personas.ts'
import { contentOf, SITES } from '../personas/sites.ts'
import { LONG_STORY } from '../personas/stories.ts'
import { renderDraft } from '../render-draft.ts'
import { renderPage } from '../render-page.ts'
import { styleOf } from './registry.ts'

const rawBytes = 60 * 1024
const brotliBytes = 15 * 1024
const fontsBytes = 60 * 1024
const SEEDS = 40
const OPTIONS = { kind: 'draft', assetBase: '' } as const
/** So many of the largest pages are compressed: the largest one is not always the one that compresses worst. */
const COMPRESSED = 3
const FULL_PERSONAS = PERSONAS.filter((persona) => composeDraft(practiceOf(persona)).kind === 'full')

// Servers store pages at the highest quality. A page that is small enough at a lower one, which is ten times as fast, is
// small enough at that one too.
function compressedBytes(page: Buffer): number {
  const quick = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
  return quick <= brotliBytes ? quick : brotliCompressSync(page).length
}

describe.each(DESIGN_STYLE_IDS)('a %s page', (id) => {
  it.each(SITES.map((site) => [site.id, site] as const))(
    'weighs at most 60 KB, 15 KB compressed, for %s without pictures',
    (_id, site) => {
      // The frame of a picture and its addresses are weighed with the pictures.
      const said = contentOf({ ...site, edits: { ...site.edits, pictures: new Map() } })
      const files = renderDraft(said, id, OPTIONS)
      const page = Buffer.from(String(files.find(({ path }) => path === 'index.html')?.body))
      expect(page.length).toBeLessThanOrEqual(rawBytes)
      expect(compressedBytes(page)).toBeLessThanOrEqual(brotliBytes)
    },
  )

  // The seed draws the pictures: the ones of a persona are not the largest ones.
  it.each(FULL_PERSONAS.map((persona) => [persona.id, persona] as const))(
    'weighs at most 60 KB, 15 KB compressed, for %s with a long story and the pictures of other seeds',
    (_id, persona) => {
      const practice = practiceOf(persona)
      const content = composeDraft({ ...practice, story: { ...practice.story, text: LONG_STORY } })
      const pages = Array.from({ length: SEEDS }, (_, seed) =>
        Buffer.from(renderPage({ ...content, seed: `weight ${seed}` }, styleOf(id), OPTIONS)),
      )
      pages.sort((one, other) => other.length - one.length)
      expect(pages[0]?.length).toBeLessThanOrEqual(rawBytes)
      for (const page of pages.slice(0, COMPRESSED))
        expect(compressedBytes(page)).toBeLessThanOrEqual(brotliBytes)
    },
  )

  it('asks for at most two families of fonts, 60 KB in sum', () => {
    const { fonts } = styleOf(id)
    expect(new Set(fonts.map(({ family }) => family)).size).toBeLessThanOrEqual(2)
    const bytes = fonts.reduce((sum, { file }) => sum + fontBytes(`${id}/${file}`).length, 0)
    expect(bytes).toBeLessThanOrEqual(fontsBytes)
  })
})
